package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EvaluateCommandTest {
  private static final String[] IDLE = {
    "evaluate", "scenario1/variant5", "--agent", "builtin:idle", "--seeds", "1..3"
  };

  @Test
  void showsATableAndHowToSeeTheLostGames() {
    assertThat(Run.of(IDLE))
        .isEqualTo(
            new Run(
                0,
                """
                scenario            games  wins  win rate   95 % interval  mean score  mean steps  endings
                scenario1/variant5      3     0     0.0 %  0.0 ..  56.1 %     -4732.3       268.7  3 killed by monster

                scenario1/variant5
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

    assertThat(run)
        .isEqualTo(
            new Run(
                0,
                "{'scenarios':[{'scenario':'scenario1/variant5','agent':'builtin:idle','games':2,"
                        .replace('\'', '"')
                    + "'wins':0,'winRate':0.0,'interval':[0.0,0.6576197724933469],'meanScore':-4813.0,"
                        .replace('\'', '"')
                    + "'meanSteps':188.0,'outcomes':{'KILLED_BY_MONSTER':2},'losingSeeds':[7,-1]}]}"
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
    Run run = Run.of("evaluate", "last-man-standing", "--agent", "builtin:idle", "--seeds", "1..2");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("2 survived");
  }

  @Test
  void whatGoesToTheTerminalIsAscii() {
    assertThat(Run.of(IDLE).out()).matches("\\p{ASCII}*");
  }
}
