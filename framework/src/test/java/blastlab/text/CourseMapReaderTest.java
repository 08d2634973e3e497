package blastlab.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Maps of the course game, right ones and wrong ones. */
class CourseMapReaderTest {
  private static final String PARAMETERS =
      "max_time 100\nbomb_time 2\nexpl_duration 3\nexpl_range 4\n";
  private static final String GRID = "+--+\n|W |\n| E|\n+--+\n";

  // ---- right ones ----

  @Test
  void aMapIsParametersAndAGrid() {
    CourseMap map = read(PARAMETERS + GRID);

    assertThat(map.maxTime()).isEqualTo(100);
    assertThat(map.bombTime()).isEqualTo(2);
    assertThat(map.explosionDuration()).isEqualTo(3);
    assertThat(map.explosionRange()).isEqualTo(4);
    assertThat(map.width()).isEqualTo(2);
    assertThat(map.height()).isEqualTo(2);
    assertThat(map.rows())
        .containsExactly(
            List.of(Terrain.BRICK, Terrain.FLOOR), List.of(Terrain.FLOOR, Terrain.FLOOR));
    assertThat(map.exit()).contains(new Cell(1, 1));
  }

  @Test
  void aMapNeedsNoExit() {
    assertThat(read(PARAMETERS + "+-+\n| |\n+-+\n").exit()).isEmpty();
  }

  @Test
  void theLastLineBreakMayBeMissing() {
    assertThat(read((PARAMETERS + GRID).stripTrailing())).isEqualTo(read(PARAMETERS + GRID));
  }

  @Test
  void emptyLinesMayFollow() {
    assertThat(read(PARAMETERS + GRID + "\n\n")).isEqualTo(read(PARAMETERS + GRID));
  }

  @Test
  void linesMayEndAsOnWindows() {
    assertThat(read((PARAMETERS + GRID).replace("\n", "\r\n"))).isEqualTo(read(PARAMETERS + GRID));
  }

  @Test
  void numbersMayBeLarge() {
    String large = PARAMETERS.replace("100", "999999999").replace("4", "007");

    assertThat(read(large + GRID).maxTime()).isEqualTo(999_999_999);
    assertThat(read(large + GRID).explosionRange()).isEqualTo(7);
  }

  // ---- wrong parameters ----

  @Test
  void anEmptyFileIsRefused() {
    assertRefused("", "map.txt:1:1: the end of the map, expected 'max_time N'");
    assertRefused("\n\n", "map.txt:1:1: the end of the map, expected 'max_time N'");
  }

  @Test
  void parametersOutOfOrderAreRefused() {
    assertRefused(
        "bomb_time 2\nmax_time 100\n",
        "map.txt:1:1: 'bomb_time', expected the parameter 'max_time'");
    assertRefused(
        "max_time 100\nbomb_time 2\nexpl_range 4\nexpl_duration 3\n" + GRID,
        "map.txt:3:1: 'expl_range', expected the parameter 'expl_duration'");
  }

  @Test
  void aMisspeltParameterIsRefused() {
    assertRefused(
        PARAMETERS.replace("bomb_time", "bombtime") + GRID,
        "map.txt:2:1: 'bombtime', expected the parameter 'bomb_time'");
    assertRefused(
        PARAMETERS.replace("bomb_time", "bomb_timer") + GRID,
        "map.txt:2:1: 'bomb_timer', expected the parameter 'bomb_time'");
    assertRefused(
        PARAMETERS.replace("bomb_time", "Bomb_time") + GRID,
        "map.txt:2:1: 'Bomb_time', expected the parameter 'bomb_time'");
    assertRefused(" " + PARAMETERS + GRID, "map.txt:1:1: ' ', expected the parameter 'max_time'");
  }

  @Test
  void aMissingParameterIsRefused() {
    assertRefused(
        PARAMETERS.replace("expl_range 4\n", "") + GRID,
        "map.txt:4:1: '+--+', expected the parameter 'expl_range'");
    assertRefused(
        "max_time 100\nbomb_time 2\n",
        "map.txt:3:1: the end of the map, expected 'expl_duration N'");
    assertRefused(
        "max_time 100\n\nbomb_time 2\n",
        "map.txt:2:1: the end of the line, expected the parameter 'bomb_time'");
  }

  @Test
  void aParameterThatIsNoPositiveNumberIsRefused() {
    String expected = ", expected a whole number from 1 to 999999999";
    assertRefused(withBombTime("0"), "map.txt:2:11: '0'" + expected);
    assertRefused(withBombTime("-2"), "map.txt:2:11: '-2'" + expected);
    assertRefused(withBombTime("+2"), "map.txt:2:11: '+2'" + expected);
    assertRefused(withBombTime("2.5"), "map.txt:2:11: '2.5'" + expected);
    assertRefused(withBombTime("two"), "map.txt:2:11: 'two'" + expected);
    assertRefused(withBombTime("2 3"), "map.txt:2:11: '2 3'" + expected);
    assertRefused(withBombTime("2 "), "map.txt:2:11: '2 '" + expected);
    assertRefused(withBombTime(" 2"), "map.txt:2:11: ' 2'" + expected);
    assertRefused(withBombTime("1000000000"), "map.txt:2:11: '1000000000'" + expected);
    assertRefused(withBombTime(""), "map.txt:2:11: the end of the line" + expected);
  }

  @Test
  void betweenParameterAndNumberIsOneSpace() {
    assertRefused(
        PARAMETERS.replace("bomb_time 2", "bomb_time\t2") + GRID,
        "map.txt:2:10: 'U+0009', expected one space and a number");
    assertRefused(
        PARAMETERS.replace("bomb_time 2", "bomb_time=2") + GRID,
        "map.txt:2:10: '=', expected one space and a number");
    assertRefused(
        PARAMETERS.replace("bomb_time 2", "bomb_time") + GRID,
        "map.txt:2:10: the end of the line, expected one space and a number");
  }

  // ---- wrong grids ----

  @Test
  void aMissingGridIsRefused() {
    assertRefused(
        PARAMETERS, "map.txt:5:1: the end of the map, expected the top border, such as '+----+'");
  }

  @Test
  void aWrongTopBorderIsRefused() {
    String expected = ", expected a top border such as '+----+'";
    assertGridRefused("++\n", "map.txt:5:2: '+'" + expected);
    assertGridRefused("+--\n", "map.txt:5:4: the end of the line" + expected);
    assertGridRefused("+-=+\n", "map.txt:5:3: '='" + expected);
    assertGridRefused("|--|\n", "map.txt:5:1: '|'" + expected);
    assertGridRefused("+--+ \n", "map.txt:5:5: ' '" + expected);
    assertGridRefused(" +--+\n", "map.txt:5:1: ' '" + expected);
  }

  @Test
  void aWrongBottomBorderIsRefused() {
    String expected = ", expected the same border as at the top";
    assertGridRefused("+--+\n|  |\n+-+\n", "map.txt:7:3: '+'" + expected);
    assertGridRefused("+--+\n|  |\n+---+\n", "map.txt:7:4: '-'" + expected);
    assertGridRefused("+--+\n|  |\n+--\n", "map.txt:7:4: the end of the line" + expected);
    assertGridRefused("+--+\n|  |\n+--+ \n", "map.txt:7:5: ' '" + expected);
  }

  @Test
  void aMissingBottomBorderIsRefused() {
    assertGridRefused(
        "+--+\n|  |\n", "map.txt:7:1: the end of the map, expected a row or the bottom border");
  }

  @Test
  void aGridWithoutRowsIsRefused() {
    assertGridRefused("+--+\n+--+\n", "map.txt:6:1: the bottom border, expected at least one row");
  }

  @Test
  void aRowOfAnotherWidthIsRefused() {
    assertGridRefused("+--+\n|   |\n+--+\n", "map.txt:6:4: ' ', expected '|' after 2 cells");
    assertGridRefused("+--+\n| |\n+--+\n", "map.txt:6:3: '|', expected ' ', 'W' or 'E'");
    assertGridRefused(
        "+--+\n|\n+--+\n", "map.txt:6:2: the end of the line, expected ' ', 'W' or 'E'");
    assertGridRefused(
        "+--+\n|  \n+--+\n", "map.txt:6:4: the end of the line, expected '|' after 2 cells");
    assertGridRefused("+--+\n|  ||\n+--+\n", "map.txt:6:5: '|', expected the end of the row");
    assertGridRefused("+--+\n|  | \n+--+\n", "map.txt:6:5: ' ', expected the end of the row");
  }

  @Test
  void aRowWithoutItsBorderIsRefused() {
    assertGridRefused("+--+\n  |\n+--+\n", "map.txt:6:1: ' ', expected '|' or the bottom border");
    assertGridRefused(
        "+--+\n\n|  |\n+--+\n",
        "map.txt:6:1: the end of the line, expected '|' or the bottom border");
  }

  @Test
  void anUnknownCellIsRefused() {
    assertGridRefused("+--+\n|  |\n| X|\n+--+\n", "map.txt:7:3: 'X', expected ' ', 'W' or 'E'");
    assertGridRefused("+--+\n|w |\n+--+\n", "map.txt:6:2: 'w', expected ' ', 'W' or 'E'");
    assertGridRefused("+--+\n|\t |\n+--+\n", "map.txt:6:2: 'U+0009', expected ' ', 'W' or 'E'");
    assertGridRefused("+--+\n|\r |\n+--+\n", "map.txt:6:2: 'U+000D', expected ' ', 'W' or 'E'");
    assertGridRefused("+--+\n|ä |\n+--+\n", "map.txt:6:2: 'ä', expected ' ', 'W' or 'E'");
  }

  @Test
  void aSecondExitIsRefused() {
    assertGridRefused(
        "+--+\n|E |\n| E|\n+--+\n", "map.txt:7:3: a second exit, expected one exit at most");
  }

  @Test
  void textAfterTheGridIsRefused() {
    assertRefused(
        PARAMETERS + GRID + "|  |\n",
        "map.txt:9:1: more text, expected nothing after the bottom border");
    assertRefused(
        PARAMETERS + GRID + "\n \n",
        "map.txt:9:1: more text, expected nothing after the bottom border");
  }

  private static String withBombTime(String value) {
    return PARAMETERS.replace("bomb_time 2", "bomb_time " + value) + GRID;
  }

  private static CourseMap read(String text) {
    return CourseMap.read(new MapText("map.txt", text));
  }

  private static void assertGridRefused(String grid, String message) {
    assertRefused(PARAMETERS + grid, message);
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(InputException.class).hasMessage(message);
  }
}
