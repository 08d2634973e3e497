package blastlab.world;

import java.util.List;

/**
 * A world drawn with one ASCII character a cell inside a border.
 *
 * <p>Of all that is on a cell the topmost is drawn: a character, a monster, an explosion, a bomb
 * (the digit is its timer, {@code o} for ten and more and for none), an item, the exit, the
 * terrain. A wall that burns is {@code %}.
 */
public final class Picture {
  private static final String RESET = "\u001b[0m";

  private final World world;
  private final Glyphs glyphs;
  private final List<CellMark> marks;

  private Picture(World world, List<CellMark> marks) {
    this.world = world;
    this.glyphs = world.glyphs();
    this.marks = marks;
  }

  /** A picture of a world as it is. */
  public static Picture of(World world) {
    return new Picture(world, List.of());
  }

  /** The same picture, with cells that a character has coloured. */
  public Picture with(List<CellMark> coloured) {
    return new Picture(world, List.copyOf(coloured));
  }

  /** The picture in plain ASCII, a line a row. */
  public String plain() {
    return draw(false);
  }

  /** The picture with the escape codes of a terminal. */
  public String coloured() {
    return draw(true);
  }

  private String draw(boolean coloured) {
    String[] styles = coloured ? markStyles() : new String[0];
    String border = "+" + "-".repeat(world.width()) + "+\n";
    StringBuilder text = new StringBuilder(border);
    for (int y = 0; y < world.height(); y++) {
      text.append('|');
      for (int x = 0; x < world.width(); x++) {
        Glyph glyph = glyphAt(x, y);
        String mark = coloured ? styles[y * world.width() + x] : null;
        String style = mark != null && glyph.lowly ? mark : glyph.style;
        if (coloured && !style.isEmpty()) {
          text.append(style).append(glyph.symbol).append(RESET);
        } else {
          text.append(glyph.symbol);
        }
      }
      text.append("|\n");
    }
    return text.append(border).toString();
  }

  private String[] markStyles() {
    String[] styles = new String[world.width() * world.height()];
    for (CellMark mark : marks) {
      CellStyle style = mark.style();
      styles[mark.y() * world.width() + mark.x()] =
          String.format(
              "\u001b[3%d;4%dm", style.foreground().ordinal(), style.background().ordinal());
    }
    return styles;
  }

  /** A symbol, how a terminal shows it, and whether a coloured cell shows through. */
  private record Glyph(char symbol, String style, boolean lowly) {}

  private Glyph glyphAt(int x, int y) {
    Board board = world.board;
    int cell = board.cell(x, y);
    List<CharacterEntity> characters = world.charactersAt(x, y);
    if (!characters.isEmpty()) {
      return new Glyph(characters.get(0).avatar(), "\u001b[1;32m", false);
    }
    List<MonsterEntity> monsters = world.monstersAt(x, y);
    if (!monsters.isEmpty()) {
      return new Glyph(monsters.get(0).avatar(), "\u001b[1;35m", false);
    }
    if (board.isBurning(cell)) {
      return new Glyph(board.isWall(cell) ? '%' : '*', "\u001b[1;33;41m", false);
    }
    if (board.hasBomb(cell)) {
      int timer = world.bombAt(x, y).map(BombEntity::timer).orElse(0);
      boolean isDigit = timer >= 0 && timer < 10;
      return new Glyph(isDigit ? (char) ('0' + timer) : 'o', "\u001b[1;31m", false);
    }
    if (board.hasItem(cell)) {
      Item.Kind kind = world.itemsAt(x, y).get(0).kind();
      return new Glyph(glyphs.of(kind), "\u001b[1;36m", false);
    }
    if (board.isExit(cell)) {
      return new Glyph('E', "\u001b[1;34m", true);
    }
    char symbol = glyphs.of(board.terrain(cell));
    return board.isWall(cell)
        ? new Glyph(symbol, "\u001b[37;100m", false)
        : new Glyph(symbol, "", true);
  }
}
