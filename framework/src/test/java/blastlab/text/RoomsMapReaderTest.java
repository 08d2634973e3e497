package blastlab.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.world.Cell;
import blastlab.world.Item;
import blastlab.world.Terrain;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Maps of the rooms game, right ones and wrong ones. */
class RoomsMapReaderTest {
  private static final String MAP =
      """
      ☼☼☼☼☼☼
      ☼♥ &+☼
      ☼ ☼#*☼
      ☼cirC☼
      ☼♥☺RI☼
      ☼☼☼☼☼☼
      """;
  private static final String SMALL = "☼☼☼☼\n☼☺ ☼\n☼ ♥☼\n☼☼☼☼\n";

  // ---- right ones ----

  @Test
  void aMapTellsWhereEverythingIs() {
    RoomsMap map = read(MAP);

    assertThat(map.size()).isEqualTo(6);
    assertThat(map.destroyableWalls()).isEqualTo(5);
    assertThat(map.rows().get(2))
        .containsExactly(
            Terrain.STONE,
            Terrain.FLOOR,
            Terrain.STONE,
            Terrain.BRICK,
            Terrain.BRICK,
            Terrain.STONE);
    assertThat(map.choppers()).containsExactly(new Cell(3, 1));
    assertThat(map.perks())
        .isEqualTo(
            Map.of(
                new Cell(4, 1), Item.Kind.RADIUS,
                new Cell(1, 3), Item.Kind.COUNT,
                new Cell(2, 3), Item.Kind.IMMUNE,
                new Cell(3, 3), Item.Kind.REMOTE));
    assertThat(map.hiddenPerks())
        .isEqualTo(
            Map.of(
                new Cell(4, 2), Item.Kind.RADIUS,
                new Cell(4, 3), Item.Kind.COUNT,
                new Cell(3, 4), Item.Kind.REMOTE,
                new Cell(4, 4), Item.Kind.IMMUNE));
  }

  @Test
  void theHeroHasTheFirstSeatAndTheOthersFollowInReadingOrder() {
    assertThat(read(MAP).seats()).containsExactly(new Cell(2, 4), new Cell(1, 1), new Cell(1, 4));
  }

  @Test
  void onePlayerIsEnough() {
    assertThat(read("☼☼☼\n☼☺☼\n☼☼☼").seats()).containsExactly(new Cell(1, 1));
  }

  @Test
  void linesMayEndAsOnWindowsAndEmptyOnesMayFollow() {
    assertThat(read(MAP.replace("\n", "\r\n"))).isEqualTo(read(MAP));
    assertThat(read(MAP + "\n\n")).isEqualTo(read(MAP));
  }

  @Test
  void whatIsReadIsWrittenAgain() {
    assertThat(read(MAP).write()).isEqualTo(MAP);
    assertThat(read(SMALL).write()).isEqualTo(SMALL);
  }

  @Test
  void randomMapsAreWrittenAgainToo() {
    Random random = new Random(3);
    for (int i = 0; i < 100; i++) {
      StringBuilder text = new StringBuilder(MAP);
      int hero = MAP.indexOf('☺');
      for (int at = 0; at < text.length(); at++) {
        if ("☼\n".indexOf(text.charAt(at)) < 0 && at != hero) {
          text.setCharAt(at, "☼# ♥&+cir*CIR".charAt(random.nextInt(13)));
        }
      }
      RoomsMap map = read(text.toString());
      assertThat(map.write()).isEqualTo(text.toString());
      assertThat(read(map.write())).isEqualTo(map);
    }
  }

  // ---- wrong ones ----

  @Test
  void aMapIsNotEmpty() {
    assertRefused("", "m:1:1: the end of the map, expected the top border, such as '☼☼☼☼☼'");
    assertRefused("☼☼\n☼☼\n", "m:1:1: 2 cells, expected at least 3");
  }

  @Test
  void aMapIsAsHighAsItIsWide() {
    assertRefused(
        "☼☼☼☼\n☼☺ ☼\n☼  ☼\n",
        "m:4:1: the end of the map, expected the bottom border: a map is as high as it is wide");
    assertRefused(
        "☼☼☼☼\n☼☺ ☼\n",
        "m:3:1: the end of the map, expected a row: a map is as high as it is wide");
    assertRefused(
        SMALL + "☼☼☼☼\n", "m:5:1: more text, expected nothing after 4 rows as wide as high");
  }

  @Test
  void allRowsAreAsLongAsTheFirst() {
    assertRefused(
        SMALL.replace("☼ ♥☼", "☼ ♥"),
        "m:3:4: the end of the line, expected 4 cells as in the first row");
    assertRefused(SMALL.replace("☼ ♥☼", "☼ ♥☼ "), "m:3:5: ' ', expected the end of the row");
  }

  @Test
  void theBorderIsAllWall() {
    String expected = ", expected '☼', as everywhere on the border";
    assertRefused(SMALL.replaceFirst("☼☼☼☼", "☼☼#☼"), "m:1:3: '#'" + expected);
    assertRefused(SMALL.replace("☼ ♥☼", "  ♥☼"), "m:3:1: ' '" + expected);
    assertRefused(SMALL.replace("☼ ♥☼", "☼ ♥#"), "m:3:4: '#'" + expected);
    assertRefused(SMALL.replaceFirst("☼☼☼☼\n$", "♥☼☼☼\n"), "m:4:1: '♥'" + expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "H", "x", "W", "☻", "Ѡ", "♠", "♣", "҉", "."})
  void onlyTheSymbolsOfMapsAreKnown(String symbol) {
    assertRefused(
        SMALL.replace("♥", symbol),
        "m:3:3: '"
            + symbol
            + "', expected '☼', '#', ' ', '☺', '♥', '&', one of '+cir' or of '*CIR'");
  }

  @Test
  void thereIsOneHero() {
    assertRefused(
        SMALL.replace('♥', '☺'), "m:3:3: a second '☺', expected one; further seats are '♥'");
    assertRefused(SMALL.replace('☺', '♥'), "m: no '☺', expected one, the first seat");
  }

  private static RoomsMap read(String text) {
    return RoomsMap.read(new MapText("m", text));
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(InputException.class).hasMessage(message);
  }
}
