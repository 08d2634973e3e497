package blastlab.search;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Stage;
import blastlab.testing.GameTest;
import blastlab.world.CharacterEntity;
import blastlab.world.ExplosionEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Danger as pictures: when each cell is hit, a point for never. */
class DangerMapTest {
  private static final String PARAMETERS =
      """
      max_time 50
      bomb_time 3
      expl_duration 1
      expl_range 2
      """;

  /** The world after the characters with these numbers have placed bombs one after the other. */
  private static SensedWorld withBombs(String grid, int... bombers) {
    SensedWorld world = GameTest.onMap(PARAMETERS + grid).world();
    for (int bomber : bombers) {
      world.cast().get(bomber).placeBomb();
      world = world.next().world();
    }
    return world;
  }

  private static String picture(SensedWorld world) {
    return picture(world, DangerMap.of(world));
  }

  /** When each cell is hit, a point for never. */
  static String picture(SensedWorld world, DangerMap danger) {
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < world.height(); y++) {
      for (int x = 0; x < world.width(); x++) {
        int steps = danger.stepsUntilBlast(x, y);
        text.append(steps == DangerMap.NEVER ? "." : String.valueOf(steps));
      }
      text.append('\n');
    }
    return text.toString();
  }

  @Test
  void withoutBombsThereIsNoDanger() {
    assertThat(
            picture(
                withBombs(
                    """
                    +--+
                    |C |
                    +--+
                    """)))
        .isEqualTo("..\n");
  }

  @Test
  void aBlastGoesStraightAsFarAsItsRange() {
    assertThat(
            picture(
                withBombs(
                    """
                    +-------+
                    |       |
                    |   C   |
                    |       |
                    |       |
                    |       |
                    +-------+
                    """,
                    0)))
        .isEqualTo(
            """
            ...3...
            .33333.
            ...3...
            ...3...
            .......
            """);
  }

  @Test
  void theFirstWallAndTheExitHoldItUp() {
    assertThat(
            picture(
                withBombs(
                    """
                    +-----+
                    | WCE |
                    |  W  |
                    |     |
                    +-----+
                    """,
                    0)))
        .isEqualTo(
            """
            .33..
            ..3..
            .....
            """);
  }

  @Test
  void nobodyInTheWayIsCountedOn() {
    assertThat(
            picture(
                withBombs(
                    """
                    +----+
                    |CP  |
                    +----+
                    """,
                    0)))
        .isEqualTo("333.\n");
  }

  @Test
  void aBombThatIsStillThereHoldsItUp() {
    // D's bomb, placed later, shields what is behind it from C's; C's is gone when D's goes off.
    assertThat(
            picture(
                withBombs(
                    """
                    +-----+
                    |CD   |
                    +-----+
                    """,
                    0,
                    1)))
        .isEqualTo("2333.\n");
  }

  @Test
  void aWallThatAnEarlierBombOpensIsNotCountedOn() {
    SensedWorld world =
        withBombs(
            """
            +----+
            | C  |
            |DW  |
            +----+
            """,
            0);
    world = world.next().world().next().world();
    world.cast().get(1).placeBomb();

    assertThat(picture(world.next().world()))
        .isEqualTo(
            """
            0000
            303.
            """);
  }

  @Test
  void whatItSaysComesTrue() {
    SensedWorld world =
        withBombs(
            """
            +------+
            | W    |
            |   C W|
            |      |
            |   W E|
            +------+
            """,
            0);
    DangerMap danger = DangerMap.of(world);
    CharacterEntity me = world.cast().get(0);
    List<SensedWorld> worlds = new ArrayList<>(List.of(world));
    me.move(1, 1);
    for (int step = 1; step <= 6; step++) {
      worlds.add(worlds.get(step - 1).next().world());
      worlds.get(step).cast().get(0).move(0, 0);
    }

    for (int x = 0; x < world.width(); x++) {
      for (int y = 0; y < world.height(); y++) {
        int first = 0;
        while (first < worlds.size() && worlds.get(first).explosionAt(x, y).isEmpty()) {
          first++;
        }
        int expected = first == worlds.size() ? DangerMap.NEVER : first - 1;
        assertThat(danger.stepsUntilBlast(x, y)).as("(%d,%d)", x, y).isEqualTo(expected);
      }
    }
  }

  @Test
  void anExplosionIsDeadlyUntilItBurnsOut() {
    SensedWorld world =
        withBombs(
            """
            +---+
            |C  |
            |   |
            +---+
            """,
            0);
    world.cast().get(0).move(1, 1);
    while (world.explosions().isEmpty()) {
      world = world.next().world();
      world.cast().get(0).move(0, 0);
    }
    DangerMap danger = DangerMap.of(world);

    assertThat(world.explosionAt(0, 0)).map(ExplosionEntity::timer).contains(1);
    assertThat(danger.isDeadly(0, 0, 1)).isTrue();
    assertThat(danger.isDeadly(0, 0, 2)).isFalse();
    assertThat(danger.isDeadly(1, 1, 1)).isFalse();
    assertThat(world.time()).isLessThan(50);
  }

  @Test
  void aBombThatTakesForeverIsNoReasonToWaitForIt() {
    Stage stage = Stage.of("|aW |\n").bomb("a", 0, 0, 1_000_000_000);
    SensedWorld world = SensedWorld.fromWorld(stage.world());
    DangerMap danger = DangerMap.of(world);

    assertThat(danger.stepsUntilBlast(1, 0)).isEqualTo(1_000_000_000);
    assertThat(danger.isSafe(0, 0, 1_000_000_002)).isFalse();
    assertThat(danger.isSafe(0, 0, 1_000_000_003)).isTrue();
    assertThat(danger.stepsToSafety(0, 0)).isEqualTo(Distances.UNREACHABLE);
  }

  @Test
  void whereItHasBurntOutItIsSafeAgain() {
    DangerMap danger = DangerMap.of(SensedWorld.fromWorld(Stage.of("|*2W  a|\n").world()));

    assertThat(danger.isDeadly(0, 0, 0)).isTrue();
    assertThat(danger.isDeadly(0, 0, 1)).isTrue();
    assertThat(danger.isDeadly(0, 0, 2)).isTrue(); // now the bomb is due
    assertThat(danger.isDeadly(0, 0, 4)).isTrue();
    assertThat(danger.isDeadly(0, 0, 5)).isFalse();
    assertThat(danger.isSafe(0, 0, 5)).isTrue();
    assertThat(danger.stepsUntilBlast(3, 0)).isEqualTo(DangerMap.NEVER);
  }

  @Test
  void safetyIsRoundTheCorner() {
    DangerMap danger =
        DangerMap.of(
            withBombs(
                """
                +------+
                |C     |
                |WWW WW|
                |      |
                +------+
                """,
                0));

    assertThat(danger.stepsToSafety(0, 0)).isEqualTo(3);
    assertThat(danger.stepsToSafety(2, 0)).isEqualTo(1);
    assertThat(danger.stepsToSafety(3, 0)).isZero();
  }

  @Test
  void inADeadEndThereIsNoSafety() {
    SensedWorld world =
        withBombs(
            """
            +---+
            |C W|
            |WWW|
            +---+
            """,
            0);

    assertThat(DangerMap.of(world).stepsToSafety(0, 0)).isEqualTo(Distances.UNREACHABLE);
  }

  @Test
  void aWayThatTakesTooLongIsNoWay() {
    SensedWorld world =
        withBombs(
            """
            +------+
            |C     |
            |WWWWWW|
            +------+
            """,
            0);

    assertThat(DangerMap.of(world).stepsToSafety(0, 0)).isEqualTo(3);
    world = world.next().world();
    assertThat(DangerMap.of(world).stepsToSafety(0, 0)).isEqualTo(Distances.UNREACHABLE);
  }
}
