package blastlab.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.Levels;
import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Levels of bomberda, right ones and wrong ones. */
class BomberdaMapReaderTest {
  private static final String LEVEL =
      """
      ######
      #@x$ #
      #X .E#
      ######
      """;

  // ---- right ones ----

  @Test
  void everySymbolHasItsMeaning() {
    BomberdaMap map = read(LEVEL);

    assertThat(map.width()).isEqualTo(6);
    assertThat(map.height()).isEqualTo(4);
    assertThat(map.rows().get(0)).containsOnly(Terrain.STONE);
    assertThat(map.rows().get(1))
        .containsExactly(
            Terrain.STONE,
            Terrain.FLOOR,
            Terrain.FRAGILE,
            Terrain.BRICK,
            Terrain.FLOOR,
            Terrain.STONE);
    assertThat(map.rows().get(2))
        .containsExactly(
            Terrain.STONE,
            Terrain.HOLE,
            Terrain.FLOOR,
            Terrain.FLOOR,
            Terrain.FLOOR,
            Terrain.STONE);
    assertThat(map.player()).isEqualTo(new Cell(1, 1));
    assertThat(map.enemy()).contains(new Cell(4, 2));
    assertThat(map.treasure()).contains(new Cell(3, 2));
  }

  @Test
  void aLevelNeedsNoEnemyIfItHasATreasureAndNoTreasureIfItHasAnEnemy() {
    assertThat(read(LEVEL.replace('E', ' ')).enemy()).isEmpty();
    assertThat(read(LEVEL.replace('.', ' ')).treasure()).isEmpty();
  }

  @Test
  void shortLinesEndInFloor() {
    BomberdaMap map = read("####\n#@.#\n####\n\n  E\n###########\n");

    assertThat(map.width()).isEqualTo(11);
    assertThat(map.rows()).allSatisfy(row -> assertThat(row).hasSize(11));
    assertThat(map.rows().get(0).subList(4, 11)).containsOnly(Terrain.FLOOR);
    assertThat(map.rows().get(3)).containsOnly(Terrain.FLOOR);
    assertThat(map.enemy()).contains(new Cell(2, 4));
  }

  @Test
  void theLastLineBreakMayBeMissing() {
    assertThat(read(LEVEL.stripTrailing())).isEqualTo(read(LEVEL));
  }

  @Test
  void linesMayEndAsOnWindows() {
    assertThat(read(LEVEL.replace("\n", "\r\n"))).isEqualTo(read(LEVEL));
    assertThat(read(LEVEL.stripTrailing().replace("\n", "\r\n"))).isEqualTo(read(LEVEL));
  }

  @Test
  void collapsedFloorCanStandForAWall() {
    assertThat(read("XXXX\nX@.X\nXXXX\n").player()).isEqualTo(new Cell(1, 1));
  }

  @Test
  void whatIsBehindWallsMayBeOpen() {
    assertThat(read("#### \n#@.#x\n####$\n").width()).isEqualTo(5);
  }

  // ---- writing ----

  @Test
  void aLevelIsWrittenAsItWasRead() {
    assertThat(read(LEVEL).write()).isEqualTo(LEVEL);
  }

  @Test
  void shortLinesAreWrittenInFull() {
    assertThat(read("####\n#@.#\n####\nE").write()).isEqualTo("####\n#@.#\n####\nE   \n");
  }

  @Property(tries = 100)
  void anyLevelSurvivesTheRoundTrip(@ForAll long seed) {
    String level = Levels.random(new Random(seed));

    assertThat(read(level).write()).isEqualTo(level);
    assertThat(read(read(level).write())).isEqualTo(read(level));
  }

  // ---- wrong ones ----

  @Test
  void anUnknownSymbolIsRefused() {
    String expected = ", expected '#', ' ', 'x', 'X', '$', '@', 'E' or '.'";
    assertRefused(LEVEL.replace('$', 'W'), "level.txt:2:4: 'W'" + expected);
    assertRefused(LEVEL.replace('E', 'e'), "level.txt:3:5: 'e'" + expected);
    assertRefused(LEVEL.replace('X', '\t'), "level.txt:3:2: 'U+0009'" + expected);
    assertRefused(LEVEL.replace('X', '\r'), "level.txt:3:2: 'U+000D'" + expected);
    assertRefused(LEVEL.replace('X', '\u00e4'), "level.txt:3:2: '\u00e4'" + expected);
  }

  @Test
  void aLevelWithoutAPlayerIsRefused() {
    assertRefused(
        LEVEL.replace('@', ' '), "level.txt: no '@', expected one, where the player starts");
    assertRefused("", "level.txt: no '@', expected one, where the player starts");
    assertRefused("\n\n", "level.txt: no '@', expected one, where the player starts");
  }

  @Test
  void aSecondPlayerEnemyOrTreasureIsRefused() {
    assertRefused(LEVEL.replace('$', '@'), "level.txt:2:4: a second '@', expected one at most");
    assertRefused(LEVEL.replace('x', 'E'), "level.txt:3:5: a second 'E', expected one at most");
    assertRefused(LEVEL.replace('X', '.'), "level.txt:3:4: a second '.', expected one at most");
  }

  @Test
  void aLevelWithNeitherTreasureNorEnemyIsRefused() {
    assertRefused(
        LEVEL.replace('.', ' ').replace('E', ' '),
        "level.txt: neither '.' nor 'E', expected a treasure, or an enemy that has it");
  }

  @Test
  void aBorderCellThatThePlayerCanWalkToIsRefused() {
    assertOpen("####\n#@. \n####\n", 2, 4);
    assertOpen("# ##\n#@.#\n####\n", 1, 2);
    assertOpen("####\n @.#\n####\n", 2, 1);
    assertOpen("####\n#@.#\n##x#\n", 3, 3);
    assertOpen("@.\n", 1, 1);
  }

  @Test
  void aBorderCellThatItCanGetToByBlowingUpBoxesIsRefused() {
    assertOpen("####\n#@.$\n####\n", 2, 4);
    assertOpen("######\n#@.###\n#$####\n#$$$$#\n####$#\n", 5, 5);
  }

  @Test
  void aBorderCellBehindTheEndOfAShortLineIsRefused() {
    assertOpen("#####\n#@.\n#####\n", 2, 5);
  }

  private static void assertOpen(String level, int line, int column) {
    assertRefused(
        level,
        "level.txt:%d:%d: a cell on the border that the player can reach, expected walls all around"
            .formatted(line, column));
  }

  private static BomberdaMap read(String text) {
    return BomberdaMap.read(new MapText("level.txt", text));
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(InputException.class).hasMessage(message);
  }
}
