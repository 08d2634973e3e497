package blastlab.world;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Stage;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Pictures of worlds. */
class PictureTest {
  @Test
  void everyThingHasItsSymbol() {
    RealWorld world =
        new WorldBuilder(8, 2, new FreeLaws())
            .terrain(0, 0, Terrain.FLOOR)
            .terrain(1, 0, Terrain.FRAGILE)
            .terrain(2, 0, Terrain.HOLE)
            .terrain(3, 0, Terrain.BRICK)
            .terrain(4, 0, Terrain.STONE)
            .terrain(5, 0, Terrain.BRICK)
            .exit(6, 0)
            .character("me", 'C', 0, 1, 0)
            .monster("it", 'S', 1, 1)
            .build();
    Board board = world.board;
    board.ignite(board.cell(5, 0), 2, 0);
    board.ignite(board.cell(2, 1), 2, 0);
    board.placeBomb(board.cell(3, 1), 0, 1, 0);
    board.placeBomb(board.cell(4, 1), 9, 1, 0);
    board.placeBomb(board.cell(5, 1), 10, 1, 0);
    board.placeBomb(board.cell(6, 1), Board.NO_FUSE, 1, 0);
    board.layItem(board.cell(7, 1), Item.Kind.COIN, 1);

    assertThat(world)
        .hasToString(
            """
            +--------+
            | xXW#%E |
            |CS*09oo$|
            +--------+
            """);
  }

  @Test
  void whoStandsSomewhereHidesWhatIsThere() {
    Stage.of("|aM  b|\n")
        .bomb("a", 0, 0, 5)
        .explosion("a", 1, 0, 5)
        .bomb("a", 2, 0, 5)
        .explosion("a", 2, 0, 5)
        .put("b", 1, 0)
        .shows("|ab*  |\n");
  }

  @Test
  void ofSeveralTheFirstIsShown() {
    Stage.of("|a b|\n").put("b", 0, 0).shows("|a  |\n");
    Stage.of("|A Ba|\n").put("B", 0, 0).shows("|A  a|\n");
  }

  @Test
  void inColourItIsTheSamePicture() {
    World world = Stage.of("|aM5*%WE|\n").world();

    String coloured = Picture.of(world).coloured();
    assertThat(coloured).contains("\u001b[");
    assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(world.toString());
  }

  @Test
  void colouredCellsShowOnTheGroundAndTheExitOnly() {
    World world = Stage.of("| EaM5*%W|\n").world();
    CellStyle style = CellColor.RED.on(CellColor.GREEN);
    List<CellMark> marks = IntStream.range(0, 8).mapToObj(x -> new CellMark(x, 0, style)).toList();

    String coloured = Picture.of(world).with(marks).coloured();
    assertThat(coloured).contains("\u001b[31;42m ").contains("\u001b[31;42mE");
    assertThat(coloured.split("\u001b\\[31;42m", -1)).hasSize(3);
    assertThat(Picture.of(world).with(marks).plain()).isEqualTo(world.toString());
  }

  @Test
  void theLastColourOfACellCounts() {
    World world = Stage.of("|a |\n").world();
    List<CellMark> marks =
        List.of(
            new CellMark(1, 0, CellColor.RED.on(CellColor.GREEN)),
            new CellMark(1, 0, CellColor.BLACK.on(CellColor.WHITE)));

    assertThat(Picture.of(world).with(marks).coloured()).contains("\u001b[30;47m ");
  }

  @Test
  void printWritesItToStandardOutput() {
    World world = Stage.of("|aM|\n").world();
    PrintStream standard = System.out;
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    System.setOut(new PrintStream(written, true, StandardCharsets.UTF_8));
    try {
      world.print();
    } finally {
      System.setOut(standard);
    }

    assertThat(written.toString(StandardCharsets.UTF_8)).isEqualTo("+--+\n|aM|\n+--+\n");
  }
}
