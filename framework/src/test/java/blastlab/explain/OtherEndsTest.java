package blastlab.explain;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.replay.History;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is said where no way out was looked for. */
class OtherEndsTest {
  private static final String COURSE =
      """
      max_time 9
      bomb_time 4
      expl_duration 1
      expl_range 3
      """;
  private static final String HALL =
      """
      #####
      #1 2#
      #   #
      #####
      """;

  @Test
  void anEscapeNeedsNoExplanation() {
    PlayedOut.course(1, COURSE + "+---+\n|a E|\n+---+\n", "9 right")
        .says("a escaped through the exit in step 3: there is nothing to explain.");
  }

  @Test
  void norDoesSurvival() {
    PlayedOut.course(1, COURSE + "+---+\n|a  |\n+---+\n", "9 wait")
        .says("a was alive at the end: there is nothing to explain.");
  }

  @Test
  void aCrashIsToldWithItsStepAndMessage() {
    PlayedOut.course(1, COURSE + "+---+\n|a E|\n+---+\n", "crash")
        .says(
            "a's code failed after step 1 (java.lang.IllegalStateException: lost my way),"
                + " which ended the game for it.");
  }

  @Test
  void nobodyHasKilledWhoDrew() {
    PlayedOut.seated("duel", Map.of("turns", 3), HALL, "3 wait", "3 wait")
        .says("a was not killed: it was alive at the end, but nobody had won.");
  }

  @Test
  void norWhoHadFewerPoints() {
    PlayedOut.seated("arena", Map.of("turns", 3), "A coin 10\n\n1.A2\n", "3 wait", "3 left")
        .says(
            "a was not killed: it was alive at the end, but another had won"
                + " (b had 10 points, it had 0).");
  }

  @Test
  void anInvalidMoveIsNamed() {
    PlayedOut.seated("bomberda", Map.of(), "#####\n#@ .#\n#####\n", "up")
        .says(
            "a wanted to move where it can't, at (1,1) in step 1. Until step 0 it could still have"
                + " solved the level: 2 times right. It tried to go up instead.",
            "After step 0, 1 of its 1 choices left a way out.",
            "N positions tried out.");
  }

  @Test
  void aRecordingThatEndsBeforeTheGameSaysSo() {
    PlayedOut whole = PlayedOut.course(1, COURSE + "+---+\n|a E|\n+---+\n", "9 wait");
    History cut = new History();
    cut.started(whole.history().at(0).world());

    assertThat(Explainer.explain(cut, 0, 100).sentence())
        .isEqualTo(
            "a was at (0,0) after step 0: the recording ends before the game was over for it.");
  }

  @Test
  void onlyLosersHaveLost() {
    PlayedOut duel =
        PlayedOut.seated("duel", Map.of(), HALL, "bomb, 20 wait", "right, down, 20 wait");

    assertThat(Explainer.losers(duel.history())).containsExactly(0);
  }
}
