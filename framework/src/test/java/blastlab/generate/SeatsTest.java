package blastlab.generate;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.Cell;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which places are taken where there are more than players. */
class SeatsTest {
  private static final List<Cell> CORNERS =
      List.of(new Cell(0, 0), new Cell(8, 0), new Cell(0, 5), new Cell(8, 5));

  @Test
  void twoTakeThoseThatAreFarthestApart() {
    List<Cell> chosen = Seats.choose(CORNERS, 2);

    assertThat(chosen).hasSize(2);
    assertThat(Seats.separation(chosen)).isEqualTo(13);
  }

  @Test
  void theyAreInReadingOrder() {
    assertThat(Seats.choose(List.of(new Cell(8, 5), new Cell(3, 0), new Cell(0, 5)), 3))
        .containsExactly(new Cell(3, 0), new Cell(0, 5), new Cell(8, 5));
  }

  @Test
  void asFarForOneAsForTheOthersIsBetterThanFar() {
    List<Cell> places = List.of(new Cell(0, 0), new Cell(5, 0), new Cell(10, 0), new Cell(90, 0));

    assertThat(Seats.choose(places, 3))
        .containsExactly(new Cell(0, 0), new Cell(5, 0), new Cell(10, 0));
  }

  @Test
  void separationIsTheSmallestDistance() {
    assertThat(Seats.separation(CORNERS)).isEqualTo(5);
  }
}
