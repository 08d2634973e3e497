package blastlab.loader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.agents.QLearnerCharacter;
import blastlab.learning.Learner;
import blastlab.text.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Weights in files, and agents that play with them. */
class WeightsTest {
  private static final String PUPIL =
      """
      import java.util.Map;

      public class Pupil extends blastlab.world.CharacterEntity
          implements blastlab.learning.Learner {
        private String known = "nothing";

        public void recall(Map<String, Double> learnt, boolean training) {
          known = learnt + " " + training;
        }

        public void learn(blastlab.learning.Experience experience) {}

        public Map<String, Double> weights() {
          return Map.of();
        }

        public String toString() {
          return known;
        }
      }
      """;

  private static final String WEIGHTS =
      """
      {"agent": "Pupil", "games": 3, "scenarios": ["scenario1/variant1"], "weights": {"b": 2, "a": 0.5}}
      """;

  @TempDir Path folder;
  private Workshop workshop;
  private Path agent;
  private Path weights;

  @BeforeEach
  void openWorkshop() {
    workshop = new Workshop(folder);
    agent = workshop.write("agent/Pupil.java", PUPIL);
    weights = workshop.write("weights.json", WEIGHTS);
  }

  private static void assertRefused(String spec, String message) {
    assertThatThrownBy(() -> new AgentLoader().load(spec))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }

  // ---- agents ----

  @Test
  void anAgentPlaysWithTheWeightsBehindItsPath() {
    String known = "{b=2.0, a=0.5} false";

    assertThat(Workshop.make(agent)).hasToString("nothing");
    assertThat(Workshop.make(agent + "@" + weights)).hasToString(known);
    assertThat(Workshop.make(agent.getParent() + "@" + weights)).hasToString(known);
    assertThat(Workshop.make(agent.getParent() + "#Pupil@" + weights)).hasToString(known);
    assertThat(new AgentLoader().load(agent + "@" + weights).spec())
        .isEqualTo(agent + "@" + weights);
  }

  @Test
  void aPathThatContainsAnAtIsAPathFirst() {
    Path odd = workshop.write("agent@" + weights.getFileName() + "/Pupil.java", PUPIL).getParent();

    assertThat(Workshop.make(odd)).hasToString("nothing");
    assertThat(Workshop.make(odd + "#Pupil")).hasToString("nothing");
    assertThat(Workshop.make(odd + "@" + weights)).hasToString("{b=2.0, a=0.5} false");
  }

  @Test
  void whoCannotLearnHasNoWeights() {
    Path idle = workshop.writeAgent("Idle");
    String expected =
        ": Idle can't learn, expected a class that implements blastlab.learning.Learner with"
            + " recall, learn and weights (see docs/learning.md)";

    assertRefused(idle + "@" + weights, idle + expected);
    assertThatThrownBy(() -> new AgentLoader().loadLearner(idle.toString()))
        .isInstanceOf(InputException.class)
        .hasMessage(idle + expected);
  }

  @Test
  void weightsMustBeThereAndBeTheAgentsOwn() {
    Path others = workshop.write("others.json", WEIGHTS.replace("Pupil", "Other"));

    assertRefused(
        agent + "@" + folder.resolve("no.json"), folder.resolve("no.json") + ": no such file");
    assertRefused(
        agent + "@" + others, others + ": agent: 'Other', expected 'Pupil', the agent to use it");
    assertRefused(
        "builtin:qlearner@" + weights,
        weights
            + ": agent: 'Pupil', expected 'blastlab.agents.QLearnerCharacter', the agent to use"
            + " it");
  }

  @Test
  void anAgentThatIsNotThereIsToldWithoutItsWeights() {
    assertThatThrownBy(() -> new AgentLoader().load("grandmother@" + weights))
        .hasMessageStartingWith("no agent 'grandmother'; expected builtin:idle,");
  }

  @Test
  void trainingBeginsWithOtherWeights() {
    String advice = ": weights behind an agent are for playing; to learn on from them, train '";

    assertThatThrownBy(() -> new AgentLoader().loadLearner(agent + "@" + weights))
        .isInstanceOf(InputException.class)
        .hasMessage(agent + "@" + weights + advice + agent + "' with --from " + weights);
    assertThatThrownBy(() -> new AgentLoader().loadLearner("builtin:qlearner@w.json"))
        .isInstanceOf(InputException.class)
        .hasMessage("builtin:qlearner@w.json" + advice + "builtin:qlearner' with --from w.json");
  }

  @Test
  void theQLearnerHasWeightsOfItsOwn() {
    Learner packed = (Learner) Workshop.make("builtin:qlearner");
    Path file = folder.resolve("q.json");
    new WeightsFile(QLearnerCharacter.class.getName(), 1, List.of("x"), Map.of("bias", 7.5))
        .write(file);
    Learner own = (Learner) Workshop.make("builtin:qlearner@" + file);

    assertThat(packed.weights()).containsKeys("bias", "dies", "escapes", "near the exit");
    assertThat(own.weights()).isEqualTo(Map.of("bias", 7.5));
  }

  // ---- files ----

  @Test
  void whatIsWrittenIsReadAgainToTheLastBit() throws IOException {
    Map<String, Double> exact = new java.util.LinkedHashMap<>();
    exact.put("z", 0.1 + 0.2);
    exact.put("a", -1e-300);
    WeightsFile file =
        new WeightsFile(String.class.getName(), 12, List.of("scenario1/variant1", "s"), exact);
    file.write(weights);

    assertThat(WeightsFile.read(weights.toString(), String.class)).isEqualTo(file);
    assertThat(WeightsFile.read(weights.toString(), String.class).weights().keySet())
        .containsExactly("z", "a");
    assertThat(Files.readString(weights))
        .isEqualTo(
            """
            {
              "agent" : "java.lang.String",
              "games" : 12,
              "scenarios" : [ "scenario1/variant1", "s" ],
              "weights" : {
                "z" : 0.30000000000000004,
                "a" : -1.0E-300
              }
            }
            """);
  }

  @Test
  void aFileThatCannotBeWrittenLeavesNothingBehind() throws IOException {
    Path taken = folder.resolve("taken");
    Files.createDirectories(taken.resolve("full"));
    WeightsFile file = WeightsFile.empty(String.class);

    assertThatThrownBy(() -> file.write(taken))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(taken + ": can't be written (");
    assertThat(folder.resolve("taken.part")).doesNotExist();
    assertThatThrownBy(() -> file.write(folder.resolve("nowhere/w.json")))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(folder.resolve("nowhere/w.json") + ": can't be written (");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"games": 3                 | w.json:1:12: not valid JSON:
          [1]                         | w.json: a list, expected an object in { }
          {"agent": "A", "gmes": 3}   | w.json: unknown field 'gmes'; did you mean 'games'?
          {"games": 3}                | w.json: the field 'agent' is missing
          {"agent": "A", "games": -1} | w.json: games: -1, expected a number from 0 on
          {"agent": "A", "games": 1, "scenarios": 2, "weights": {}} | w.json: scenarios: 2, expected a list in [ ]
          {"agent": "A", "games": 1, "scenarios": [2], "weights": {}} | w.json: scenarios[0]: 2, expected a text in quotes
          {"agent": "A", "games": 1, "scenarios": [], "weights": {"a": "b"}} | w.json: weights.a: 'b', expected a number such as 0.25
          {"agent": "A", "games": 1, "scenarios": [], "weights": {"a": 1e999}} | weights.a:
          {"agent": "A", "games": 1, "scenarios": [], "weights": {"a": 1, "a": 2}} | not valid JSON: Duplicate field 'a'
          """)
  void aWrongFileIsToldWhatIsWrongWhere(String text, String message) {
    assertThatThrownBy(
            () ->
                WeightsFile.parse(
                    "w.json", text.replace("\"A\"", "\"java.lang.String\""), String.class))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(message);
  }
}
