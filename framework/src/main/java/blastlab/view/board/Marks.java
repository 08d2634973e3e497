package blastlab.view.board;

import blastlab.world.Cell;
import blastlab.world.CellColor;
import blastlab.world.CellMark;
import blastlab.world.World;

/** Paints what is shown on a board besides what is there. */
final class Marks {
  private static final double READABLE = 14; // pixels of a cell in which a number can be read
  private static final int COOLEST = 10;

  private final Theme theme;

  Marks(Theme theme) {
    this.theme = theme;
  }

  /** A cell that an agent has coloured: its background, and its foreground as a point. */
  void mark(Brush brush, BoardLayout layout, World world, CellMark mark) {
    if (!world.wallAt(mark.x(), mark.y())) {
      Pen pen = Pen.at(brush, layout, mark.x(), mark.y());
      pen.rect(0, 0, 1, 1, tint(mark.style().background()).faint(0.7));
      pen.disc(0.5, 0.5, 0.14, tint(mark.style().foreground()));
    }
  }

  /** A cell in danger. */
  void heat(Pen pen, int number) {
    double part = 1 - (double) Math.max(0, Math.min(COOLEST, number)) / COOLEST;
    pen.rect(0, 0, 1, 1, theme.hot().faint(0.2 + 0.5 * part));
    if (pen.size() >= READABLE) {
      Lettering letters = Lettering.plain(Math.max(6, 0.26 * pen.size()));
      pen.label(letters, String.valueOf(number), 0.5, 0.5, theme.ink());
    }
  }

  void highlight(Pen pen) {
    pen.frame(0.06, 0.06, 0.88, 0.88, 0.1, Math.max(0.08, 1.5 / pen.size()), theme.accent());
  }

  /** The numbers of columns and rows, in the margin; of small cells every fifth. */
  void coordinates(Brush brush, BoardLayout layout) {
    double height = Math.max(5, Math.min(12, 0.26 * layout.cell()));
    Lettering letters = Lettering.plain(height);
    int every = letters.width("88") < layout.cell() ? 1 : 5;
    double off = (BoardLayout.MARGIN * layout.cell()) / 2;
    for (int x = 0; x < layout.columns(); x += every) {
      letters.drawCentred(
          brush, String.valueOf(x), layout.x(x + 0.5), layout.top() - off, theme.ink());
    }
    for (int y = 0; y < layout.rows(); y += every) {
      letters.drawCentred(
          brush, String.valueOf(y), layout.left() - off, layout.y(y + 0.5), theme.ink());
    }
  }

  /** The danger of a cell, if one is given. */
  void heat(Brush brush, BoardLayout layout, Cell cell, int number) {
    heat(Pen.at(brush, layout, cell.x(), cell.y()), number);
  }

  private static Tint tint(CellColor color) {
    return switch (color) {
      case BLACK -> Tint.of(0x101214);
      case RED -> Tint.of(0xCC3B33);
      case GREEN -> Tint.of(0x3FA34D);
      case YELLOW -> Tint.of(0xE0B92E);
      case BLUE -> Tint.of(0x3A6FD8);
      case MAGENTA -> Tint.of(0xB04FC0);
      case CYAN -> Tint.of(0x35B0BF);
      case WHITE -> Tint.of(0xF4F4F4);
    };
  }
}
