package blastlab.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.Levels;
import blastlab.Stage;
import blastlab.world.BombWish;
import blastlab.world.RealWorld;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Solutions that can be checked by hand; the properties check all others. */
class SolverTest {
  private static final Turn RIGHT = new Turn(1, 0, false);

  @Test
  void thePickUpIsATurn() {
    assertThat(solve("#####\n#@ .#\n#####\n").turns()).containsExactly(RIGHT, RIGHT, Turn.PICK_UP);
  }

  @Test
  void aBombIsPartOfATurn() {
    Turn left = new Turn(-1, 0, false);

    assertThat(solve("########\n#   @$.#\n########\n").turns())
        .startsWith(new Turn(-1, 0, true), left, left, RIGHT)
        .hasSize(9);
  }

  @Test
  void aRoomTooSmallToHideInHasNoSolution() {
    assertThat(solve("######\n# @$.#\n#  ###\n######\n").kind()).isEqualTo(Verdict.Kind.UNSOLVABLE);
  }

  @Test
  void aTreasureBehindWallsIsSeenToBeOutOfReachAtOnce() {
    Verdict verdict = solve("#######\n#@$ $ #\n#######\n#.#####\n#######\n");

    assertThat(verdict.kind()).isEqualTo(Verdict.Kind.UNSOLVABLE);
    assertThat(verdict.turns()).isEmpty();
    assertThat(verdict.states()).isZero();
  }

  @Test
  void anEnemyBehindWallsDoesNotMatter() {
    Verdict alone = solve("#######\n#@   .#\n#######\n#    ##\n#######\n");
    Verdict watched = solve("#######\n#@   .#\n#######\n#  E ##\n#######\n");

    assertThat(watched).isEqualTo(alone);
  }

  @Test
  void itSolvesFromTheMiddleOfAGame() {
    RealWorld world = Levels.start("########\n#   @$.#\n########\n").world();
    world.decide(0, -1, 0, BombWish.BEFORE_MOVE);
    world.step();

    assertThat(Solver.solve(SensedWorld.fromWorld(world)).turns()).hasSize(8);
  }

  @Test
  void aGreatFieldOfFragileFloorIsCrossedWithoutLookingAtEveryWay() {
    String row = "#" + "x".repeat(20) + "#\n";
    String level =
        "#".repeat(22)
            + "\n#@"
            + "x".repeat(19)
            + "#\n"
            + row.repeat(18)
            + "#"
            + "x".repeat(19)
            + ".#\n"
            + "#".repeat(22);

    Verdict verdict = solve(level);

    assertThat(verdict.turns()).hasSize(39);
    assertThat(verdict.states()).isLessThan(1000);
  }

  @Test
  void itGivesUpAtItsLimitAndSaysHowFarItGot() {
    String level = "#######\n#@    #\n#     #\n#     #\n#    E#\n#######\n";

    Verdict verdict = Solver.solve(start(level), 10, states -> {});

    assertThat(verdict.kind()).isEqualTo(Verdict.Kind.UNDECIDED);
    assertThat(verdict.turns()).isEmpty();
    assertThat(verdict.states()).isBetween(11, 20);
  }

  @Test
  void itTellsHowFarItIs() {
    List<Integer> reports = new ArrayList<>();

    Solver.solve(start("#####\n#@ .#\n#####\n"), 100, reports::add);

    assertThat(reports).isNotEmpty();
  }

  @Test
  void otherGamesAndGamesThatAreOverAreRefused() {
    RealWorld lost = Levels.start("#####\n#@ .#\n#####\n").world().step();

    assertThatThrownBy(() -> Solver.solve(SensedWorld.fromWorld(lost)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Solver.solve(SensedWorld.fromWorld(Stage.of("|a |\n").world())))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Verdict solve(String level) {
    return Solver.solve(start(level));
  }

  private static SensedWorld start(String level) {
    return SensedWorld.fromWorld(Levels.start(level).world());
  }
}
