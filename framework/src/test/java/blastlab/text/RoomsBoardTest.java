package blastlab.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.world.Cell;
import blastlab.world.Item;
import blastlab.world.Terrain;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards as they are sent to players, right ones and wrong ones. */
class RoomsBoardTest {
  /** Every symbol of the alphabet but those of which there can be one only. */
  private static final String ALL =
      """
      ☼☼☼☼☼☼☼
      ☼☺♥♠♣&☼
      ☼x#H҉ ☼
      ☼12345☼
      ☼6789 ☼
      ☼+cir♥☼
      ☼☼☼☼☼☼☼
      """
          .replace("\n", "");

  // ---- right ones ----

  @Test
  void aBoardTellsWhereEverythingIs() {
    RoomsBoard board = read(ALL);

    assertThat(board.size()).isEqualTo(7);
    assertThat(board.me()).contains(new Cell(1, 1));
    assertThat(board.others()).containsExactly(new Cell(2, 1), new Cell(3, 1), new Cell(5, 5));
    assertThat(board.choppers()).containsExactly(new Cell(5, 1));
    assertThat(board.booms()).containsExactly(new Cell(4, 2));
    assertThat(board.perks())
        .isEqualTo(
            Map.of(
                new Cell(1, 5), Item.Kind.RADIUS,
                new Cell(2, 5), Item.Kind.COUNT,
                new Cell(3, 5), Item.Kind.IMMUNE,
                new Cell(4, 5), Item.Kind.REMOTE));
    assertThat(board.remains())
        .isEqualTo(
            new RoomsRemains(
                Optional.empty(),
                Set.of(new Cell(4, 1)),
                Set.of(new Cell(1, 2)),
                Set.of(new Cell(3, 2))));
    assertThat(board.rows().get(2))
        .containsExactly(
            Terrain.STONE,
            Terrain.FLOOR,
            Terrain.BRICK,
            Terrain.FLOOR,
            Terrain.FLOOR,
            Terrain.FLOOR,
            Terrain.STONE);
  }

  @Test
  void bombsHaveTheirTicksUnlessSomebodySitsOnThem() {
    RoomsBoard board = read(ALL.replace('☺', '☻'));

    assertThat(board.me()).contains(new Cell(1, 1));
    assertThat(board.bombs())
        .hasSize(11)
        .containsEntry(new Cell(1, 1), RoomsBoard.UNTOLD)
        .containsEntry(new Cell(3, 1), RoomsBoard.UNTOLD)
        .containsEntry(new Cell(1, 3), 1)
        .containsEntry(new Cell(5, 3), 5)
        .containsEntry(new Cell(4, 4), 9);
  }

  @Test
  void thePlayerMayBeDeadOrLongGone() {
    RoomsBoard dead = read(ALL.replace('☺', 'Ѡ'));
    assertThat(dead.me()).isEmpty();
    assertThat(dead.remains().me()).contains(new Cell(1, 1));

    RoomsBoard gone = read(ALL.replace('☺', ' '));
    assertThat(gone.me()).isEmpty();
    assertThat(gone.remains().me()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(chars = {'☺', '☻', 'Ѡ', ' '})
  void whatIsReadIsWrittenAgain(char me) {
    String text = ALL.replace('☺', me);

    assertThat(read(text).write()).isEqualTo(text);
  }

  @Test
  void thePrefixAndALineBreakAreNoPartOfIt() {
    assertThat(read("board=" + ALL)).isEqualTo(read(ALL));
    assertThat(read("board=" + ALL + "\n")).isEqualTo(read(ALL));
    assertThat(read(ALL + "\r\n")).isEqualTo(read(ALL));
  }

  // ---- wrong ones ----

  @Test
  void theLengthIsASquareNumber() {
    assertRefused(
        ALL + "☼", "b:1:1: 50 symbols, expected a square number of them, such as 49 or 64");
    assertRefused(
        "board=" + ALL.substring(1),
        "b:1:7: 48 symbols, expected a square number of them, such as 36 or 49");
    assertRefused("", "b:1:1: 0 symbols, expected a square number of them, such as 9 or 16");
    assertRefused("☼☼☼☼", "b:1:1: 4 symbols, expected a square number of them, such as 9 or 16");
  }

  @Test
  void theBorderIsAllWall() {
    assertRefused("☼☼☼☼#☼☼☼ ", "b:1:9: ' ' at (2,2), expected '☼', as everywhere on the border");
    assertRefused(
        "board=☼#☼☼☼☼☼☼☼", "b:1:8: '#' at (1,0), expected '☼', as everywhere on the border");
  }

  @ParameterizedTest
  @ValueSource(chars = {'*', 'C', '0', 'h', '.', '\n'})
  void everySymbolIsOfTheAlphabet(char symbol) {
    assertRefused(
        "☼☼☼☼" + symbol + "☼☼☼☼",
        "b:1:5: "
            + Quoted.of(Character.toString(symbol))
            + " at (1,1), expected one of '☼# ☺☻Ѡ♥♠♣&xH҉123456789+cir'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"☺☺", "☺☻", "☻Ѡ", "Ѡ☺"})
  void thereIsOneHeroAtMost(String two) {
    assertRefused(
        "board=☼☼☼☼☼" + two + "☼☼  ☼☼☼☼☼",
        "b:1:13: '" + two.charAt(1) + "' at (2,1), expected at most one of '☺☻Ѡ' on a board");
  }

  private static RoomsBoard read(String text) {
    return RoomsBoard.read(new MapText("b", text));
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(InputException.class).hasMessage(message);
  }
}
