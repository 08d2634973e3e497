package blastlab.search;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.testing.GameTest;
import blastlab.world.Cell;
import blastlab.world.SensedWorld;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Distances as pictures: what each cell is away from the exit. */
class DistancesTest {
  private static SensedWorld world(String map) {
    return GameTest.onMap(map).world();
  }

  private static String picture(SensedWorld world, Distances distances) {
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < world.height(); y++) {
      for (int x = 0; x < world.width(); x++) {
        int steps = distances.from(x, y);
        text.append(steps == Distances.UNREACHABLE ? "  ." : String.format("%3d", steps));
      }
      text.append('\n');
    }
    return text.toString();
  }

  @Test
  void breadthFirstSearchGoesRoundWallsAndDiagonally() {
    SensedWorld world =
        world(
            """
            +------+
            |C   W |
            |WWW WW|
            |     E|
            |W W W |
            +------+
            """);

    Distances distances = Distances.breadthFirst(world, world.exit().orElseThrow());

    assertThat(picture(world, distances))
        .isEqualTo(
            """
              5  4  3  3  .  .
              .  .  .  2  .  .
              5  4  3  2  1  0
              .  4  .  2  .  1
            """);
  }

  @Test
  void aDiagonalBetweenTwoWallsIsOpen() {
    SensedWorld world =
        world(
            """
            +--+
            |CW|
            |WE|
            +--+
            """);

    assertThat(Distances.breadthFirst(world, new Cell(1, 1)).from(0, 0)).isEqualTo(1);
  }

  @Test
  void uniformCostSearchOpensAWallWhereThatIsCheaper() {
    SensedWorld world =
        world(
            """
            +------+
            |C     |
            |WWWWW |
            |E     |
            +------+
            """);
    Cell exit = new Cell(0, 2);

    Distances patient = Distances.uniformCost(world, exit, 20);
    Distances violent = Distances.uniformCost(world, exit, 2);

    assertThat(patient.from(0, 0)).isEqualTo(10);
    assertThat(patient.path(new Cell(0, 0))).contains(new Cell(5, 1));
    assertThat(violent.from(0, 0)).isEqualTo(4);
    assertThat(violent.path(new Cell(0, 0))).containsExactly(new Cell(0, 1), exit);
  }

  @Test
  void aWallIsEnteredStraightOnly() {
    SensedWorld world =
        world(
            """
            +---+
            |C W|
            |WWE|
            +---+
            """);

    Distances distances = Distances.uniformCost(world, new Cell(2, 1), 10);

    assertThat(distances.from(0, 0)).isEqualTo(2); // by (1,0), and from there diagonally
    assertThat(distances.path(new Cell(0, 0))).containsExactly(new Cell(1, 0), new Cell(2, 1));
    assertThat(distances.from(0, 1)).isEqualTo(2); // from inside a wall one goes on as one likes
  }

  @Test
  void theNearestOfSeveralGoalsCounts() {
    SensedWorld world =
        world(
            """
            +------+
            |C   W |
            | S   S|
            +------+
            """);

    assertThat(picture(world, Distances.toNearest(world, world.monsters())))
        .isEqualTo(
            """
              1  1  1  2  .  1
              1  0  1  2  1  0
            """);
    assertThat(
            picture(
                world,
                Distances.breadthFirst(
                    world, Neighbourhood.FOUR, List.of(new Cell(0, 0), new Cell(5, 0)))))
        .isEqualTo(
            """
              0  1  2  3  .  0
              1  2  3  3  2  1
            """);
  }

  @Test
  void aMoveLeadsOneStepNearer() {
    SensedWorld world =
        world(
            """
            +----+
            |CW E|
            | W  |
            |    |
            +----+
            """);
    Distances distances = Distances.breadthFirst(world, new Cell(3, 0));

    assertThat(distances.move(0, 0)).isEqualTo(Move.of(0, 1));
    assertThat(distances.move(0, 1)).isEqualTo(Move.of(1, 1));
    assertThat(distances.move(3, 0)).isEqualTo(Move.of(0, 0));
    assertThat(distances.move(1, 0)).isEqualTo(Move.of(0, 0)); // in a wall
  }

  @Test
  void aPathLeadsFromTheFirstStepToTheGoal() {
    SensedWorld world =
        world(
            """
            +----+
            |C  E|
            +----+
            """);

    Distances distances = Distances.breadthFirst(world, new Cell(3, 0));

    assertThat(distances.path(new Cell(0, 0)))
        .containsExactly(new Cell(1, 0), new Cell(2, 0), new Cell(3, 0));
    assertThat(distances.path(new Cell(3, 0))).isEmpty();
  }

  @Test
  void fromAClosedRoomThereIsNoPath() {
    SensedWorld world =
        world(
            """
            +---+
            |CWE|
            +---+
            """);

    Distances distances = Distances.breadthFirst(world, new Cell(2, 0));

    assertThat(distances.from(0, 0)).isEqualTo(Distances.UNREACHABLE);
    assertThat(distances.path(new Cell(0, 0))).isEmpty();
  }
}
