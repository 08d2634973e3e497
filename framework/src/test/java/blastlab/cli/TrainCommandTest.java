package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.learning.Experience;
import blastlab.learning.Learner;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainCommandTest {
  private static final String SCENARIO =
      """
      {
        "title": "A corner",
        "rules": "course",
        "map": "map.txt",
        "seed": 1,
        "characters": [{"name": "me", "avatar": "C", "x": 0, "y": 0}]
      }
      """;

  private static final String MAP =
      """
      max_time 40
      bomb_time 10
      expl_duration 2
      expl_range 4
      +----+
      |    |
      |WWW |
      |E   |
      +----+
      """;

  @TempDir Path folder;

  /** Trains on a small map; what it learns goes to a file in the folder. */
  private Run train(String out, String... args) throws IOException {
    Files.writeString(folder.resolve("map.txt"), MAP);
    Path scenario = Files.writeString(folder.resolve("corner.json"), SCENARIO);
    List<String> words = new ArrayList<>(List.of("train", scenario.toString()));
    words.addAll(List.of("--out", folder.resolve(out).toString()));
    words.addAll(Arrays.asList(args));
    return Run.of(words.toArray(String[]::new));
  }

  private String read(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  // ---- what it does ----

  @Test
  void tellsNowAndThenHowItGoesAndWhereTheWeightsAre() throws IOException {
    Run run = train("w.json", "--agent", "builtin:qlearner", "--games", "120");

    assertThat(run.exitCode()).isZero();
    assertThat(run.errLines())
        .hasSize(3)
        .allMatch(line -> line.matches("\\d+/120 games, \\d+ of the last 50 won, mean score .*"))
        .extracting(line -> line.substring(0, line.indexOf(' ')))
        .containsExactly("50/120", "100/120", "120/120");
    assertThat(run.outLines())
        .containsExactly(
            run.errLines().get(2).replace("120/120 games, ", ""),
            "what was learnt in 120 games is in " + folder.resolve("w.json"));
  }

  @Test
  void theSameCommandWritesTheSameBytes() throws IOException {
    train("one.json", "--agent", "builtin:qlearner", "--games", "30");
    train("two.json", "--agent", "builtin:qlearner", "--games", "30");

    assertThat(read("one.json")).isEqualTo(read("two.json")).contains("\"games\" : 30");
  }

  @Test
  void fromGoesOnAsIfThereHadBeenNoBreak() throws IOException {
    String half = folder.resolve("half.json").toString();
    train("whole.json", "--agent", "builtin:qlearner", "--games", "30");
    train("half.json", "--agent", "builtin:qlearner", "--games", "14");
    train("half.json", "--agent", "builtin:qlearner", "--games", "16", "--from", half);

    assertThat(read("half.json")).isEqualTo(read("whole.json"));
  }

  @Test
  void seedsCanBeChosen() throws IOException {
    train("games.json", "--agent", "builtin:qlearner", "--games", "5");
    train("seeds.json", "--agent", "builtin:qlearner", "--seeds", "1001..1005");

    assertThat(read("seeds.json")).isEqualTo(read("games.json"));
  }

  @Test
  void weightsAreGoodForEvaluatingAndPlaying() throws IOException {
    train("w.json", "--agent", "builtin:qlearner", "--games", "60");
    String scenario = folder.resolve("corner.json").toString();
    String agent = "builtin:qlearner@" + folder.resolve("w.json");

    Run evaluated = Run.of("evaluate", scenario, "--agent", agent, "--seeds", "1..10");
    Run played = Run.of("play", scenario, "--agent", agent, "--viewer", "none");

    assertThat(evaluated.outLines().get(1)).contains(" 100.0 %");
    assertThat(played.out()).contains("me  ESCAPED").contains(agent);
  }

  // ---- agents that fail ----

  /** Counts its games, and crashes in the third. */
  public static final class Crashing extends CharacterEntity implements Learner {
    private final Map<String, Double> weights = new TreeMap<>();

    @Override
    public void recall(Map<String, Double> learnt, boolean training) {
      weights.putAll(learnt);
    }

    @Override
    public void act(SensedWorld world) {
      System.out.print("hm");
      placeBomb();
    }

    @Override
    public void learn(Experience experience) {
      if (experience.over()) {
        weights.merge("games", 1.0, Double::sum);
      }
      if (weights.getOrDefault("games", 0.0) == 3) {
        throw new IllegalStateException("no idea");
      }
    }

    @Override
    public Map<String, Double> weights() {
      return weights;
    }
  }

  @Test
  void anAgentThatCrashesEndsItAndWhatItHadLearntIsKept() throws IOException {
    String agent = Crashing.class.getName();
    Run run = train("w.json", "--agent", agent, "--seeds", "7,1..4");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    String file = folder.resolve("w.json").toString();
    String scenario = folder.resolve("corner.json").toString();
    assertThat(run.errLines())
        .hasSize(4)
        .startsWith("me's code crashed:", "java.lang.IllegalStateException: no idea")
        .endsWith(
            String.format(
                "blastlab: the training ended in %s with seed 2, as shown above; what was learnt in"
                    + " 2 games is in %s; go on with: blastlab train %s --agent '%s' --from %s"
                    + " --out %s --seeds 2..4",
                scenario, file, scenario, agent, file, file));
    assertThat(run.errLines().get(2)).startsWith("    at " + agent + ".learn(");
    assertThat(read("w.json")).contains("\"games\" : 2.0").contains("\"games\" : 2,");
  }

  @Test
  void whereNothingWasLearntNothingIsWritten() throws IOException {
    Files.writeString(folder.resolve("w.json"), "precious");
    String agent = Slow.class.getName();
    Run run = train("w.json", "--agent", agent, "--limit", "50");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.errLines())
        .startsWith("me's code took too long:", "no decision after 50 ms; it was here:");
    assertThat(run.err()).endsWith("with seed 1001, as shown above; nothing was learnt\n");
    assertThat(read("w.json")).isEqualTo("precious");
  }

  /** Never gets ready to play. */
  public static final class Slow extends CharacterEntity implements Learner {
    @Override
    public void recall(Map<String, Double> learnt, boolean training) {
      while (!Thread.currentThread().isInterrupted()) {
        Thread.onSpinWait();
      }
    }

    @Override
    public void learn(Experience experience) {}

    @Override
    public Map<String, Double> weights() {
      return Map.of();
    }
  }

  // ---- mistakes ----

  @Test
  void mistakesAreFoundBeforeTheFirstGame() throws IOException {
    String file = folder.resolve("w.json").toString();
    assertMistake("missing: --agent AGENT and --out FILE and SCENARIO", "train");
    assertMistake(
        "builtin:walker: WalkerCharacter can't learn, expected a class that implements"
            + " blastlab.learning.Learner with recall, learn and weights (see docs/learning.md)",
        "train",
        "scenario1",
        "--agent",
        "builtin:walker",
        "--out",
        file);
    assertMistake(
        "--games and --seeds exclude each other: leave one of them out",
        "train",
        "scenario1",
        "--agent",
        "builtin:qlearner",
        "--out",
        file,
        "--games",
        "3",
        "--seeds",
        "1");
    assertMistake(
        folder + ": a folder, expected a file to write to",
        "train",
        "scenario1",
        "--agent",
        "builtin:qlearner",
        "--out",
        folder.toString());
    assertMistake(
        folder.resolve("no/w.json") + ": can't be written, expected a folder that you may write to",
        "train",
        "scenario1",
        "--agent",
        "builtin:qlearner",
        "--out",
        folder.resolve("no/w.json").toString());
    assertMistake(
        file + ": no such file",
        "train",
        "scenario1",
        "--agent",
        "builtin:qlearner",
        "--out",
        file,
        "--from",
        file);
    assertMistake(
        "invalid value for option '--games': '0', expected a whole number from 1 to 1000000",
        "train",
        "scenario1",
        "--agent",
        "builtin:qlearner",
        "--out",
        file,
        "--games",
        "0");
    Path broken = Files.writeString(folder.resolve("broken.json"), "{\"agent\": 3}");
    assertMistake(
        broken + ": agent: 3, expected a text in quotes",
        "train",
        "scenario1",
        "--agent",
        "builtin:qlearner",
        "--out",
        file,
        "--from",
        broken.toString());
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(broken);
    }
  }

  private static void assertMistake(String message, String... args) {
    Run run = Run.of(args);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.errLines()).singleElement().asString().startsWith("blastlab: " + message);
    assertThat(run.out()).isEmpty();
  }
}
