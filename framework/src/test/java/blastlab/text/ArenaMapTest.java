package blastlab.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.text.ArenaMap.HeaderSetting;
import blastlab.world.Cell;
import blastlab.world.Item;
import blastlab.world.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Maps of the arena, right ones and wrong ones. */
class ArenaMapTest {
  private static final String MAP =
      """
      turns 50
      points_death -7
      A coin 5
      B rock stronger_bombs

      1.#A
      B%.2
      """;

  // ---- right ones ----

  @Test
  void aMapIsAHeaderAndABoard() {
    ArenaMap map = read(MAP);

    assertThat(map.header())
        .containsExactly(
            new HeaderSetting("turns", 50, 1, 7), new HeaderSetting("points_death", -7, 2, 14));
    assertThat(map.width()).isEqualTo(4);
    assertThat(map.height()).isEqualTo(2);
    assertThat(map.rows())
        .containsExactly(
            List.of(Terrain.FLOOR, Terrain.FLOOR, Terrain.STONE, Terrain.FLOOR),
            List.of(Terrain.BRICK, Terrain.BRICK, Terrain.FLOOR, Terrain.FLOOR));
    assertThat(map.seats()).containsExactly(new Cell(0, 0), new Cell(3, 1));
    assertThat(map.open()).containsExactly(new Item(Item.Kind.COIN, 3, 0, 5));
    assertThat(map.hidden()).containsExactly(new Item(Item.Kind.STRONGER_BOMBS, 0, 1, 1));
  }

  @Test
  void allRewardsCanLieOpenAndUnderRocks() {
    ArenaMap map =
        read(
            """
            A coin 0
            B more_bombs
            C stronger_bombs
            X rock coin 999999999
            Y rock more_bombs
            Z rock stronger_bombs
            1ABCXYZ
            """);

    assertThat(map.open())
        .containsExactly(
            new Item(Item.Kind.COIN, 1, 0, 0),
            new Item(Item.Kind.MORE_BOMBS, 2, 0, 1),
            new Item(Item.Kind.STRONGER_BOMBS, 3, 0, 1));
    assertThat(map.hidden())
        .containsExactly(
            new Item(Item.Kind.COIN, 4, 0, 999999999),
            new Item(Item.Kind.MORE_BOMBS, 5, 0, 1),
            new Item(Item.Kind.STRONGER_BOMBS, 6, 0, 1));
  }

  @Test
  void aBoardNeedsNoHeaderAndNoBorder() {
    assertThat(read("1\n").seats()).containsExactly(new Cell(0, 0));
  }

  @Test
  void afterNineSeatsCountInLetters() {
    ArenaMap map = read("zyxwvutsrqponmlkjihgfedcba987654321\n");

    assertThat(map.seats())
        .containsExactlyElementsOf(
            IntStream.range(0, 35).mapToObj(i -> new Cell(34 - i, 0)).toList());
  }

  @Test
  void emptyLinesAreIgnored() {
    ArenaMap map = read("\nturns 50\n\n1.#\n\n..2\n\n");

    assertThat(map.height()).isEqualTo(2);
    assertThat(map.seats()).containsExactly(new Cell(0, 0), new Cell(2, 1));
  }

  @Test
  void aLetterMayStandForSeveralOrNoneOnTheBoard() {
    assertThat(read("A coin 5\nB coin 6\n1AA\n").open()).hasSize(2);
  }

  @Test
  void linesMayEndAsOnWindowsAndTheLastOneNotAtAll() {
    assertThat(read(MAP.replace("\n", "\r\n"))).isEqualTo(read(MAP));
    assertThat(read(MAP.stripTrailing())).isEqualTo(read(MAP));
  }

  // ---- there and back ----

  @Test
  void whatIsReadIsWrittenAgain() {
    assertThat(read(MAP).write()).isEqualTo(MAP);
    assertThat(read("1.%#\n").write()).isEqualTo("1.%#\n");
  }

  @Test
  void lettersAreGivenAnew() {
    assertThat(read("Z rock coin 5\nQ coin 5\nB coin 7\n1ZQZQ\n").write())
        .isEqualTo("A coin 5\nB rock coin 5\n\n1BABA\n");
  }

  @Test
  void thereAreNoMoreKindsOfRewardsThanLetters() {
    List<Item> coins = new ArrayList<>();
    List<Terrain> row = new ArrayList<>(List.of(Terrain.FLOOR));
    for (int i = 1; i <= 27; i++) {
      coins.add(new Item(Item.Kind.COIN, i, 0, i));
      row.add(Terrain.FLOOR);
    }
    List<Cell> seats = List.of(new Cell(0, 0));
    ArenaMap most = new ArenaMap(List.of(), List.of(row), seats, coins.subList(0, 26), List.of());
    ArenaMap tooMany = new ArenaMap(List.of(), List.of(row), seats, coins, List.of());

    assertThat(most.write()).endsWith("\n1ABCDEFGHIJKLMNOPQRSTUVWXYZ.\n");
    assertThatThrownBy(tooMany::write)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("27 kinds of rewards, expected at most 26");
  }

  // ---- wrong headers ----

  @Test
  void aHeaderLineThatIsNeitherSettingNorRewardIsRefused() {
    String expected = ", expected a setting such as 'turns 200' or a reward such as 'A coin 5'";
    assertRefused("Turns 5\n1\n", "map.txt:1:1: 'Turns 5'" + expected);
    assertRefused(" turns 5\n1\n", "map.txt:1:1: ' turns 5'" + expected);
    assertRefused("turns 5\nAB coin 5\n1\n", "map.txt:2:1: 'AB coin 5'" + expected);
    assertRefused("1.. .2\n", "map.txt:1:1: '1.. .2'" + expected);
  }

  @Test
  void aSettingThatIsNoNumberIsRefused() {
    String expected = ", expected a whole number of at most nine digits";
    assertRefused("turns five\n1\n", "map.txt:1:7: 'five'" + expected);
    assertRefused("turns 5.5\n1\n", "map.txt:1:7: '5.5'" + expected);
    assertRefused("turns +5\n1\n", "map.txt:1:7: '+5'" + expected);
    assertRefused("turns  5\n1\n", "map.txt:1:7: ' 5'" + expected);
    assertRefused("turns 1234567890\n1\n", "map.txt:1:7: '1234567890'" + expected);
    assertRefused("turns \n1\n", "map.txt:1:7: the end of the line" + expected);
  }

  @Test
  void aSettingGivenTwiceIsRefused() {
    assertRefused(
        "turns 5\nbombs 2\nturns 5\n1\n",
        "map.txt:3:1: a second 'turns', expected every setting once");
  }

  @Test
  void aRewardThatIsNoneIsRefused() {
    String expected =
        ", expected 'coin N' with N from 0 to 999999999, 'more_bombs' or 'stronger_bombs',"
            + " and 'rock' before it if a rock hides it";
    assertRefused("A gold 5\n1A\n", "map.txt:1:3: 'gold 5'" + expected);
    assertRefused("A coin\n1A\n", "map.txt:1:3: 'coin'" + expected);
    assertRefused("A coin -5\n1A\n", "map.txt:1:3: 'coin -5'" + expected);
    assertRefused("A coin 1234567890\n1A\n", "map.txt:1:3: 'coin 1234567890'" + expected);
    assertRefused("A more_bombs 2\n1A\n", "map.txt:1:3: 'more_bombs 2'" + expected);
    assertRefused("A rock\n1A\n", "map.txt:1:3: 'rock'" + expected);
    assertRefused("A coin 5 rock\n1A\n", "map.txt:1:3: 'coin 5 rock'" + expected);
  }

  @Test
  void aLetterGivenTwiceIsRefused() {
    assertRefused(
        "A coin 5\nA coin 6\n1A\n", "map.txt:2:1: a second 'A', expected every letter once");
  }

  @Test
  void aHeaderLineBelowTheBoardIsRefused() {
    assertRefused(
        "1..\nturns 5\n", "map.txt:2:6: ' ', expected the header above the board, no spaces in it");
    assertRefused(
        "1..\n.. \n", "map.txt:2:3: ' ', expected the header above the board, no spaces in it");
  }

  // ---- wrong boards ----

  @Test
  void aMapWithoutABoardIsRefused() {
    String expected = ": the end of the map, expected a board of rows such as '1..%..2'";
    assertRefused("", "map.txt:1:1" + expected);
    assertRefused("\n\n", "map.txt:1:1" + expected);
    assertRefused("turns 5\n", "map.txt:2:1" + expected);
  }

  @Test
  void aRowOfAnotherWidthIsRefused() {
    assertRefused(
        "1..\n\n..\n",
        "map.txt:3:3: the end of the line, expected a row of 3 cells like the first");
    assertRefused("1..\n...%\n", "map.txt:2:4: '%', expected a row of 3 cells like the first");
  }

  @Test
  void anUnknownCellIsRefused() {
    String expected = ", expected '#', '%', '.', a seat (1-9, a-z) or a letter of the legend";
    assertRefused("1.0\n", "map.txt:1:3: '0'" + expected);
    assertRefused("1..\n.+.\n", "map.txt:2:2: '+'" + expected);
    assertRefused("1\t.\n", "map.txt:1:2: 'U+0009'" + expected);
    assertRefused("1ä.\n", "map.txt:1:2: 'ä'" + expected);
  }

  @Test
  void aLetterThatTheLegendDoesNotHaveIsRefused() {
    assertRefused(
        "A coin 5\n1AB\n", "map.txt:2:3: 'B', expected a line such as 'B coin 5' above the board");
  }

  @Test
  void aSeatGivenTwiceIsRefused() {
    assertRefused("12.\n.2.\n", "map.txt:2:2: a second seat 2, expected every seat once");
  }

  @Test
  void aMissingSeatIsRefused() {
    assertRefused("...\n", "map.txt: no seat, expected at least seat 1");
    assertRefused(
        "turns 5\n\n1..\n\n.3.\n",
        "map.txt:5:2: seat 3 but no 2, expected seats from 1 on, none left out");
    assertRefused("a\n", "map.txt:1:1: seat a but no 1, expected seats from 1 on, none left out");
  }

  private static ArenaMap read(String text) {
    return ArenaMap.read(new MapText("map.txt", text));
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(InputException.class).hasMessage(message);
  }
}
