package blastlab.view.board;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.Cell;
import blastlab.world.World;
import org.junit.jupiter.api.Test;

class BoardLayoutTest {
  private final World world = Showroom.world(); // 8 x 5

  @Test
  void fitsTheLargestBoardOfWholePixelsIntoTheMiddle() {
    BoardLayout layout = BoardLayout.fit(world, 0, 0, 400, 200);

    assertThat(layout.cell()).isEqualTo(33); // 200 / (5 + 2 half cells)
    assertThat(layout.left()).isEqualTo(68);
    assertThat(layout.top()).isEqualTo(18);
  }

  @Test
  void aPictureHasAMarginOfHalfACell() {
    BoardLayout layout = BoardLayout.of(world, 16);

    assertThat(layout.outerWidth()).isEqualTo(9 * 16);
    assertThat(layout.outerHeight()).isEqualTo(6 * 16);
    assertThat(layout.left()).isEqualTo(8);
  }

  @Test
  void findsTheCellAtAPoint() {
    BoardLayout layout = BoardLayout.of(world, 16);

    assertThat(layout.cellAt(8, 8)).contains(new Cell(0, 0));
    assertThat(layout.cellAt(8 + 8 * 16 - 1, 8 + 5 * 16 - 1)).contains(new Cell(7, 4));
    assertThat(layout.cellAt(7, 8)).isEmpty();
    assertThat(layout.cellAt(8, 8 + 5 * 16)).isEmpty();
  }

  @Test
  void fitsIntoAWindowThatIsMuchTooSmall() {
    assertThat(BoardLayout.fit(world, 0, 0, 3, 3).cell()).isEqualTo(1);
  }
}
