package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Times;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvaluateCommandTest {
  private static final String[] IDLE = {
    "evaluate", "scenario1/variant5", "--agent", "builtin:idle", "--seeds", "1..3"
  };

  @Test
  void showsATableAndHowToSeeTheLostGames() {
    assertThat(timeless(Run.of(IDLE)))
        .isEqualTo(
            new Run(
                0,
                """
                scenario            games  wins  win rate  95 % interval  mean score  mean steps  mean next()  mean ms
                scenario1/variant5      3     0     0.0 %     0.0-56.1 %     -4732.3       268.7            0  T

                scenario1/variant5: 3 killed by monster
                  losing seeds: 1, 2, 3
                  blastlab play scenario1/variant5 --agent builtin:idle --seed 1
                """
                    .replace("\n", System.lineSeparator()),
                ""));
  }

  @Test
  void jsonIsOneLine() {
    Run run =
        Run.of("evaluate", "scenario1/variant5", "--agent=builtin:idle", "--seeds=7,-1", "--json");

    assertThat(timeless(run))
        .isEqualTo(
            new Run(
                0,
                ("{'scenarios':[{'scenario':'scenario1/variant5','rules':'course','agent':'builtin:idle','games':2,"
                     + "'wins':0,'winRate':0.0,'interval':[0.0,0.6576197724933469],'meanScore':-4813.0,"
                     + "'decisions':374,"
                     + "'nextCallsPerDecision':0.0,'mostNextCalls':0,'millisPerDecision':T,"
                     + "'slowestMillis':T,'outcomes':{'KILLED_BY_MONSTER':2},'meanSteps':188.0,'losingSeeds':[7,-1]}]}")
                        .replace('\'', '"')
                    + System.lineSeparator(),
                ""));
  }

  @Test
  void aGroupIsAllItsScenarios() {
    Run run = Run.of("evaluate", "scenario1", "--agent", "builtin:idle", "--seeds", "1");

    assertThat(run.outLines().subList(1, 6))
        .extracting(line -> line.split(" ", -1)[0])
        .containsExactly(
            "scenario1/variant1",
            "scenario1/variant2",
            "scenario1/variant3",
            "scenario1/variant4",
            "scenario1/variant5");
  }

  @Test
  void opponentsTakeTheOtherSeats() {
    Run run =
        Run.of(
            "evaluate", "last-man-standing/variant1", "--agent", "builtin:idle", "--seeds", "1..2");

    assertThat(run.exitCode()).isZero();
    assertThat(run.outLines())
        .as("the walker kills one that does nothing")
        .contains(
            "last-man-standing/variant1: 4 killed by bomb",
            "  seeds not won: 1, 1 --rotate 1, 2, 2 --rotate 1");
  }

  private static final String[] TOURNAMENT = {
    "evaluate",
    "last-man-standing/variant2",
    "--agent",
    "builtin:idle",
    "--agent",
    "builtin:walker",
    "--agent",
    "builtin:idle",
    "--seeds",
    "1..2"
  };

  @Test
  void severalAgentsInAContestGetATableWithTheBestOnTop() {
    Run run = Run.of(TOURNAMENT);

    assertThat(run.exitCode()).isZero();
    assertThat(run.outLines().get(0))
        .isEqualTo("last-man-standing/variant2: 2 seeds, everybody in each of the 4 seats");
    assertThat(run.outLines().get(1))
        .matches("agent +games +wins +draws +losses +win rate +95 % interval +mean score .*");
    assertThat(run.outLines().subList(2, 6))
        .extracting(line -> line.replaceAll("  .*", ""))
        .containsExactly("builtin:walker", "builtin:walker #2", "builtin:idle", "builtin:idle #2");
    assertThat(run.outLines().subList(2, 6)).allMatch(line -> line.matches("\\S+( #2)? +8 .*"));
  }

  @Test
  void jsonHasAStandingForEachAgentOfAContest() throws JsonProcessingException {
    String json = Run.of(with(TOURNAMENT, "--json")).out();
    JsonNode scenario = new ObjectMapper().readTree(json).path("scenarios").path(0);

    assertThat(scenario.path("rotations").asInt()).isEqualTo(4);
    assertThat(scenario.path("standings")).hasSize(4);
    int wins = 0;
    for (JsonNode agent : scenario.path("standings")) {
      wins += agent.path("wins").asInt();
      assertThat(agent.path("games").asInt()).isEqualTo(8);
      assertThat(sum(agent, "wins", "draws", "losses")).isEqualTo(8);
    }
    assertThat(wins).as("each game has at least one who stands").isPositive();
    assertThat(scenario.path("gamesNotWon").path(1)).hasToString("{\"seed\":1,\"rotate\":1}");
  }

  @Test
  void withoutRotationAllKeepTheirSeats() {
    Run run = Run.of(with(TOURNAMENT, "--no-rotate"));

    assertThat(run.outLines().get(0)).endsWith(": 2 seeds, everybody in one seat");
    assertThat(run.outLines().subList(2, 6)).allMatch(line -> line.matches("\\S+( #2)? +2 .*"));
  }

  @Test
  void whoIsWrittenForAnotherGameIsRefused(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("field.txt"), "####\n#12#\n####\n");
    Path duel =
        Files.writeString(
            folder.resolve("duel.json"),
            """
            {"title": "A duel", "rules": "duel", "map": "field.txt", "seed": 1, "characters": [
              {"name": "one", "avatar": "1"}, {"name": "two", "avatar": "2"}]}
            """);

    assertThat(Run.of("evaluate", duel.toString(), "--agent", "builtin:mcts"))
        .isEqualTo(
            new Run(
                2,
                "",
                "blastlab: builtin:mcts plays course only, but "
                    + duel
                    + " is a game of duel; 'blastlab list' tells who plays it"
                    + System.lineSeparator()));
  }

  private static int sum(JsonNode json, String... fields) {
    return Stream.of(fields).mapToInt(field -> json.path(field).asInt()).sum();
  }

  private static String[] with(String[] args, String last) {
    return Stream.concat(Stream.of(args), Stream.of(last)).toArray(String[]::new);
  }

  @Test
  void agentsThatFailAreShownOnceAndTheirPrintsDropped() {
    String name = Faulty.class.getName();
    Run run = Run.of("evaluate", "scenario1/variant1", "--agent", name, "--seeds", "4..6");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("scenario1/variant1: 3 crashed").doesNotContain("hello");
    assertThat(run.errLines())
        .hasSize(6)
        .startsWith(
            "",
            "scenario1/variant1: the code of 'me' failed, first with seed 4:",
            "java.lang.IllegalStateException: no idea")
        .element(3)
        .asString()
        .startsWith("    at " + name + ".act(EvaluateCommandTest.java:");
    assertThat(run.errLines())
        .endsWith(
            "",
            "blastlab: agents printed 15 bytes, dropped here; 'blastlab play' shows what they"
                + " print");
  }

  @Test
  void manySeedsAreCutInTheTextOnly() {
    String[] args = {
      "evaluate", "scenario1/variant5", "--agent", "builtin:idle", "--seeds", "1..30"
    };

    assertThat(Run.of(args).out()).contains(" 19, 20 and 10 more (--json has all)");
  }

  @Test
  void theNumberOfJobsChangesNothing() {
    String[] args = {
      "evaluate", "scenario1", "--agent", "builtin:random", "--seeds", "1..8", "--jobs", "1"
    };
    Run one = timeless(Run.of(args));
    args[args.length - 1] = "5";

    assertThat(timeless(Run.of(args))).isEqualTo(one);
  }

  @Test
  void tellsHowManyNextCallsADecisionTook() {
    String name = Planner.class.getName();
    String[] args = {"evaluate", "scenario1/variant1", "--agent", name, "--seeds", "1..2"};

    assertThat(timeless(Run.of(args)).outLines().get(1)).endsWith("  7.0  T");
    assertThat(Run.of(with(args, "--json")).out())
        .contains("\"nextCallsPerDecision\":7.0,\"mostNextCalls\":7,");
  }

  /** What came of a run, with a T for every measured time. */
  private static Run timeless(Run run) {
    String table = run.out().replaceAll("(?m)^(scenario.*\\d) +[\\d.,]+(?=\\s*$)", "$1  T");
    return new Run(run.exitCode(), Times.masked(table), run.err());
  }

  /** Looks seven steps ahead, and goes nowhere. */
  static final class Planner extends CharacterEntity {
    @Override
    public void act(SensedWorld world) {
      SensedWorld ahead = world;
      for (int i = 0; i < 7; i++) {
        ahead = ahead.next().world();
      }
    }
  }

  /** Prints something and fails. */
  static final class Faulty extends CharacterEntity {
    @Override
    public void act(SensedWorld world) {
      System.out.print("hello");
      throw new IllegalStateException("no idea");
    }
  }

  @Test
  void whatGoesToTheTerminalIsAscii() {
    assertThat(Run.of(IDLE).out()).matches("\\p{ASCII}*");
  }
}
