package blastlab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.world.BombEntity;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The kit in the games that are not the course, as pictures. */
class EveryGameTest {
  private static SensedWorld world(String rules, int players, String map) {
    return SensedWorld.fromWorld(RandomGames.start(rules, players, Map.of(), map, 1));
  }

  private static CharacterEntity player(SensedWorld world, int number) {
    return world.cast().get(number);
  }

  private static SensedWorld afterBombOf(SensedWorld world, int number) {
    player(world, number).placeBomb();
    return world.next().world();
  }

  private static String picture(SensedWorld world) {
    return DangerMapTest.picture(world, DangerMap.of(world));
  }

  // ---- danger ----

  @Test
  void inTheArenaBombsSetEachOtherOff() {
    SensedWorld world = afterBombOf(afterBombOf(world("arena", 2, "1..2....\n%.......\n"), 0), 1);

    assertThat(picture(world)).isEqualTo("2222222.\n2..2....\n");
  }

  @Test
  void inTheDuelBoxesEndBlastsAndBombsDoNot() {
    SensedWorld world = afterBombOf(afterBombOf(world("duel", 2, "1 2 \nX#  \n    \n"), 0), 1);

    assertThat(picture(world)).isEqualTo("4445\n4.5.\n..5.\n");
  }

  @Test
  void inRoomsABombShieldsButNotWhoSitsOnIt() {
    String map = "☼☼☼☼☼☼\n☼☺ ♥ ☼\n☼    ☼\n☼    ☼\n☼    ☼\n☼☼☼☼☼☼\n";
    SensedWorld world = afterBombOf(afterBombOf(world("rooms", 2, map), 0), 1);
    assertThat(picture(world)).startsWith("......\n.4445.\n");

    player(world, 1).move(0, 1);
    assertThat(picture(world.next().world())).startsWith("......\n.3344.\n");
  }

  @Test
  void inBomberdaNothingStopsTheFiveCells() {
    SensedWorld world = world("bomberda", 1, "#######\n#     #\n# #@ .#\n#     #\n#######\n");
    player(world, 0).move(1, 0);

    assertThat(picture(afterBombOf(world, 0)))
        .isEqualTo(".......\n...2...\n..222..\n...2...\n.......\n");
  }

  @Test
  void aBlastIsDeadlyInItsOwnStepOnly() {
    SensedWorld world = afterBombOf(world("duel", 2, "1    2\n"), 0);
    DangerMap danger = DangerMap.of(world);

    assertThat(danger.isDeadly(1, 0, 4)).isFalse();
    assertThat(danger.isDeadly(1, 0, 5)).isTrue();
    assertThat(danger.isBurning(1, 0, 5)).isTrue();
    assertThat(danger.isDeadly(1, 0, 6)).isFalse();
    assertThat(danger.isSafe(1, 0, 5)).isFalse();
    assertThat(danger.isSafe(1, 0, 6)).isTrue();
  }

  @Test
  void whatStillGlowsHurtsNobody() {
    SensedWorld world = afterBombOf(world("duel", 2, "1    2\n"), 0);
    while (world.explosions().isEmpty()) {
      world = world.next().world();
    }
    DangerMap danger = DangerMap.of(world);

    assertThat(danger.isBurning(1, 0, 0)).isTrue();
    assertThat(danger.isDeadly(1, 0, 0)).isFalse();
    assertThat(danger.isSafe(1, 0, 0)).isTrue();
  }

  @Test
  void anothersBombWithoutAFuseIsAThreatAllTheTime() {
    String map = "☼☼☼☼☼☼\n☼☺r  ☼\n☼☼☼☼ ☼\n☼♥   ☼\n☼    ☼\n☼☼☼☼☼☼\n";
    SensedWorld world = world("rooms", 2, map);
    player(world, 0).move(1, 0);
    world = afterBombOf(world.next().world(), 0);
    assertThat(world.bombs()).extracting(BombEntity::timer).containsExactly(BombEntity.NO_FUSE);

    DangerMap mine = DangerMap.of(world, player(world, 0));
    DangerMap others = DangerMap.of(world, player(world, 1));
    assertThat(DangerMapTest.picture(world, mine)).isEqualTo("......\n".repeat(6));
    assertThat(picture(world)).isEqualTo("......\n".repeat(6));
    assertThat(DangerMapTest.picture(world, others))
        .isEqualTo("......\n.1111.\n" + "......\n".repeat(4));
    assertThat(others.isDeadly(3, 1, 1_000_000)).isTrue();
    assertThat(others.isSafe(3, 1, 1_000_000)).isFalse();
  }

  // ---- ways ----

  @Test
  void oneFleesStraightAndNotBackOverTheBomb() {
    SensedWorld world = afterBombOf(world("duel", 2, "#1    \n##### \n2     \n"), 0);
    SafeCells safe = SafeCells.of(world, player(world, 0));

    assertThat(safe.cells().get(0)).isEqualTo(new Cell(4, 0));
    assertThat(safe.plan(4, 0)).isEqualTo(List.of(Move.of(1, 0), Move.of(1, 0), Move.of(1, 0)));
    assertThat(safe.stepsToStay(1, 0)).isEqualTo(8); // there and back, when the bomb has gone
    assertThat(safe.stepsTo(0, 2)).isEqualTo(Distances.UNREACHABLE); // the other one's cell
  }

  @Test
  void whoStandsInTheCorridorBlocksTheWayOut() {
    SensedWorld world = afterBombOf(world("duel", 2, "1 2   \n######\n"), 0);

    assertThat(SafeCells.of(world, player(world, 0)).count()).isZero();
    assertThat(DangerMap.of(world).stepsToSafety(0, 0)).isEqualTo(Distances.UNREACHABLE);
    assertThat(DangerMap.of(world).stepsToSafety(2, 0)).isEqualTo(1);
  }

  @Test
  void distancesKnowTheNeighboursOfTheGameAndWhatNoBombOpens() {
    SensedWorld world = world("duel", 2, "1#2\n X \n");
    Cell goal = new Cell(2, 0);

    assertThat(Distances.breadthFirst(world, new Cell(0, 1)).from(1, 0))
        .isEqualTo(Distances.UNREACHABLE);
    assertThat(Distances.breadthFirst(world, goal).from(0, 0)).isEqualTo(Distances.UNREACHABLE);
    assertThat(Distances.uniformCost(world, goal, 5).from(0, 0)).isEqualTo(9);
    assertThat(Path.breadthFirst(world, new Cell(2, 1), goal).cost()).isEqualTo(1);
    assertThat(Path.aStar(world, new Cell(0, 0), new Cell(2, 1)).exists()).isFalse();
  }

  // ---- what the others may do ----

  @Test
  void jointActionsAreTheLegalMovesOfTheGame() {
    SensedWorld duel = world("duel", 2, "1 2\n X \n");
    SensedWorld bomberda = world("bomberda", 1, "#####\n#@ E#\n#   #\n#####\n");

    assertThat(JointActions.of(duel, duel.characters()).count()).isEqualTo(3 * 3);
    assertThat(JointActions.ofOthers(bomberda, player(bomberda, 0)).count()).isEqualTo(1);
    assertThat(JointActions.of(bomberda, bomberda.characters()).withBombs().count()).isEqualTo(4);
  }

  @Test
  void jointActionsWithBombsAreRefusedWhereBombsAreOtherwise() {
    SensedWorld world = world("duel", 2, "1 2\n");

    assertThatThrownBy(() -> JointActions.of(world, world.characters()).withBombs())
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessage(
            "withBombs() is for course and bomberda, not for duel: there let characters place bombs"
                + " yourself, with move(0, 0) and placeBomb() before world.next()");
  }
}
