package blastlab.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Fields of the duel, right ones and wrong ones. */
class DuelMapTest {
  private static final String FIELD_OF_THE_RULE_TEXT =
      """
      ##########
      #1   #  2#
      #   ##   #
      ### XX # #
      # # XX ###
      #   ##   #
      #3  #   4#
      ##########
      """;

  // ---- right ones ----

  @Test
  void aFieldHasWallsBoxesAndPlayers() {
    DuelMap field = read("#X2\n1  \n");

    assertThat(field.width()).isEqualTo(3);
    assertThat(field.height()).isEqualTo(2);
    assertThat(field.rows())
        .containsExactly(
            List.of(Terrain.STONE, Terrain.BRICK, Terrain.FLOOR),
            List.of(Terrain.FLOOR, Terrain.FLOOR, Terrain.FLOOR));
    assertThat(field.seats()).containsExactly(new Cell(0, 1), new Cell(2, 0));
  }

  @Test
  void twoToNinePlayersAreRight() {
    assertThat(read("12\n").seats()).hasSize(2);
    assertThat(read("987654321\n").seats()).hasSize(9).startsWith(new Cell(8, 0));
  }

  @Test
  void linesMayEndAsOnWindowsAndTheLastOneNotAtAll() {
    DuelMap field = read(FIELD_OF_THE_RULE_TEXT);

    assertThat(read(FIELD_OF_THE_RULE_TEXT.replace("\n", "\r\n"))).isEqualTo(field);
    assertThat(read(FIELD_OF_THE_RULE_TEXT.stripTrailing())).isEqualTo(field);
    assertThat(read(FIELD_OF_THE_RULE_TEXT + "\n\n")).isEqualTo(field);
  }

  @Test
  void whatIsReadIsWrittenAgain() {
    assertThat(read(FIELD_OF_THE_RULE_TEXT).write()).isEqualTo(FIELD_OF_THE_RULE_TEXT);
    assertThat(read("1 X\n#2 ").write()).isEqualTo("1 X\n#2 \n");
  }

  // ---- wrong ones ----

  @Test
  void anEmptyFieldIsRefused() {
    assertRefused("", "map.txt:1:1: the end of the map, expected a row of the field");
    assertRefused("\n\n", "map.txt:1:1: the end of the map, expected a row of the field");
    assertRefused("\n12\n", "map.txt:1:1: an empty line, expected a row of the field");
  }

  @Test
  void aRowOfAnotherLengthIsRefused() {
    assertRefused(
        "1 2\n  \n", "map.txt:2:3: the end of the line, expected a row of 3 cells like the first");
    assertRefused("1 2\n   #\n", "map.txt:2:4: '#', expected a row of 3 cells like the first");
    assertRefused(
        "1 2\n\n   \n",
        "map.txt:2:1: the end of the line, expected a row of 3 cells like the first");
  }

  @Test
  void anUnknownCellIsRefused() {
    String expected = ", expected '#', ' ', 'X' or a digit from 1 to 9";
    assertRefused("1 2\n x \n", "map.txt:2:2: 'x'" + expected);
    assertRefused("1 0 2\n", "map.txt:1:3: '0'" + expected);
    assertRefused("1.2\n", "map.txt:1:2: '.'" + expected);
    assertRefused("1\t2\n", "map.txt:1:2: 'U+0009'" + expected);
  }

  @Test
  void aPlayerGivenTwiceIsRefused() {
    assertRefused("1 2\n  2\n", "map.txt:2:3: a second player 2, expected every number once");
  }

  @Test
  void aNumberLeftOutIsRefused() {
    assertRefused("1 3\n", "map.txt:1:3: player 3 but no 2, expected no number left out");
    assertRefused("   \n32 \n", "map.txt:2:2: player 2 but no 1, expected no number left out");
  }

  @Test
  void fewerThanTwoPlayersAreRefused() {
    assertRefused("   \n", "map.txt: no player, expected players 1 to n, with n from 2 to 9");
    assertRefused(" 1 \n", "map.txt: only one player, expected players 1 to n, with n from 2 to 9");
  }

  private static DuelMap read(String text) {
    return DuelMap.read(new MapText("map.txt", text));
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(InputException.class).hasMessage(message);
  }
}
