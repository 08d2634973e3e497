package blastlab.generate;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who can blast its way, and who can't: '#' stays, 'W' can be destroyed. */
class DemolitionTest {
  private static final Cell START = new Cell(0, 0);

  @Test
  void aWallThatCanBeBlastedFromSafetyFalls() {
    assertThat(stuck(new Bombs(2, 5), "  W ", " ###")).isEmpty();
  }

  @Test
  void whoCannotGetAwayFromItsBombIsStuck() {
    assertThat(stuck(new Bombs(2, 5), "  W ", "####")).containsExactly(new Cell(2, 0));
  }

  @Test
  void soIsWhoHasTooFewMovesToGetAway() {
    assertThat(stuck(new Bombs(3, 2), "   W", " ###")).isEmpty();
    assertThat(stuck(new Bombs(3, 1), "   W", " ###")).containsExactly(new Cell(3, 0));
  }

  @Test
  void oneWallAfterTheOtherFalls() {
    assertThat(stuck(new Bombs(2, 5), "  WW W ", " ######")).isEmpty();
  }

  @Test
  void theStepsAreThoseOfWalkingAndOfBombs() {
    Bombs bombs = new Bombs(4, 11, true, Optional.empty());

    assertThat(new Demolition(layout("   ", "   "), bombs).steps(START, new Cell(2, 1), 15))
        .hasValue(2);
    assertThat(new Demolition(layout("  W ", "  W "), bombs).steps(START, new Cell(3, 0), 15))
        .hasValue(15 + 2);
    assertThat(new Demolition(layout(" W "), bombs).steps(START, new Cell(2, 0), 15)).isEmpty();
  }

  @Test
  void noBlastGoesThroughAShelter() {
    Bombs bombs = new Bombs(4, 11, true, Optional.of(new Cell(2, 0)));

    assertThat(bombs.burnt(layout("    "), START)).containsExactlyInAnyOrder(START, new Cell(1, 0));
  }

  private static List<Cell> stuck(Bombs bombs, String... rows) {
    return new Demolition(layout(rows), bombs).stuck(START);
  }

  private static Layout layout(String... rows) {
    Layout layout = new Layout(rows[0].length(), rows.length);
    for (Cell cell : layout.cells()) {
      char symbol = rows[cell.y()].charAt(cell.x());
      layout.set(
          cell, symbol == '#' ? Terrain.STONE : symbol == 'W' ? Terrain.BRICK : Terrain.FLOOR);
    }
    return layout;
  }
}
