package blastlab.view.board;

import blastlab.world.Glyphs;
import blastlab.world.Terrain;
import blastlab.world.World;

/** Paints what a cell is made of. */
final class Ground {
  private static final double FINE = 20; // pixels; smaller cells have fewer details

  private final Theme theme;
  private final Breakable breakable;

  /** What the walls look like that a blast destroys, which games call by different names. */
  private enum Breakable {
    WALL,
    BOX,
    ROCK
  }

  Ground(Theme theme, World world) {
    this.theme = theme;
    this.breakable = breakable(world.glyphs());
  }

  private static Breakable breakable(Glyphs glyphs) {
    char symbol = glyphs.of(Terrain.BRICK);
    String meaning =
        glyphs.legend().stream()
            .filter(entry -> entry.symbol() == symbol)
            .map(Glyphs.Entry::meaning)
            .findFirst()
            .orElse("");
    return switch (meaning) {
      case "box" -> Breakable.BOX;
      case "rock" -> Breakable.ROCK;
      default -> Breakable.WALL;
    };
  }

  void paint(Pen pen, Terrain terrain) {
    switch (terrain) {
      case FLOOR -> floor(pen);
      case FRAGILE -> fragile(pen);
      case HOLE -> hole(pen);
      case BRICK -> {
        switch (breakable) {
          case WALL -> wall(pen);
          case BOX -> box(pen);
          case ROCK -> rock(pen);
        }
      }
      case STONE -> stone(pen);
    }
  }

  private void floor(Pen pen) {
    double line = pen.crisp(0.02);
    pen.rect(0, 0, 1, 1, theme.seam());
    pen.rect(0, 0, 1 - line, 1 - line, theme.floor());
  }

  private void fragile(Pen pen) {
    floor(pen);
    double gap = pen.crisp(0.06);
    pen.roundRect(gap, gap, 1 - 2 * gap, 1 - 2 * gap, 0.08, theme.fragile());
    double thick = Math.max(0.05, 1 / pen.size());
    pen.lines(thick, theme.crack(), gap, 0.38, 0.3, 0.46, 0.44, 0.3, 0.62, 0.5, 1 - gap, 0.34);
    pen.lines(thick, theme.crack(), 0.44, 0.3, 0.36, gap);
    pen.lines(thick, theme.crack(), 0.62, 0.5, 0.52, 0.74, 0.64, 1 - gap);
    if (pen.size() >= FINE) {
      pen.lines(thick, theme.crack(), 0.52, 0.74, 0.24, 0.8);
    }
  }

  /** Black, with what is left of the floor around it. */
  private void hole(Pen pen) {
    floor(pen);
    pen.rect(0, 0, 1, 1, theme.crack());
    pen.polygon(
        theme.hole(),
        0.1,
        0.16,
        0.34,
        0.06,
        0.5,
        0.14,
        0.74,
        0.05,
        0.92,
        0.2,
        0.86,
        0.42,
        0.95,
        0.62,
        0.88,
        0.88,
        0.62,
        0.95,
        0.42,
        0.87,
        0.2,
        0.94,
        0.06,
        0.78,
        0.13,
        0.54,
        0.05,
        0.36);
  }

  /** Bricks in three courses. */
  private void wall(Pen pen) {
    pen.rect(0, 0, 1, 1, theme.joint());
    double joint = pen.crisp(0.05);
    double light = pen.size() >= FINE ? pen.crisp(0.04) : 0;
    double[][] courses = {{0, 0.5, 1}, {0, 0.25, 0.75, 1}, {0, 0.5, 1}};
    for (int i = 0; i < courses.length; i++) {
      double top = pen.snap(i / 3.0);
      double height = pen.snap((i + 1) / 3.0) - top - joint;
      for (int j = 1; j < courses[i].length; j++) {
        double left = pen.snap(courses[i][j - 1]);
        double width = pen.snap(courses[i][j]) - left - joint;
        pen.rect(left, top, width, height, theme.brick());
        pen.rect(left, top, width, light, theme.brick().mix(Tint.WHITE, 0.2));
      }
    }
  }

  /** A wooden box with a frame and a cross. */
  private void box(Pen pen) {
    floor(pen);
    double gap = pen.crisp(0.05);
    double frame = pen.crisp(0.13);
    double inner = 1 - 2 * gap - 2 * frame;
    Tint wood = theme.brick();
    pen.roundRect(gap, gap, 1 - 2 * gap, 1 - 2 * gap, 0.06, wood);
    pen.rect(gap + frame, gap + frame, inner, inner, theme.joint());
    double low = gap + frame;
    double high = 1 - low;
    pen.lines(0.12, wood, low, low, high, high);
    pen.lines(0.12, wood, low, high, high, low);
    if (pen.size() >= FINE) {
      Tint light = wood.mix(Tint.WHITE, 0.25);
      double line = pen.crisp(0.03);
      pen.rect(gap + frame, gap, inner, line, light);
      pen.rect(gap, gap + frame, line, inner, light);
    }
  }

  /** A boulder with facets. */
  private void rock(Pen pen) {
    floor(pen);
    Tint rock = theme.brick();
    pen.polygon(
        theme.joint(),
        0.24,
        0.08,
        0.7,
        0.06,
        0.95,
        0.32,
        0.95,
        0.72,
        0.74,
        0.95,
        0.24,
        0.95,
        0.05,
        0.7,
        0.06,
        0.32);
    pen.polygon(
        rock, 0.26, 0.12, 0.68, 0.1, 0.88, 0.32, 0.8, 0.68, 0.5, 0.8, 0.14, 0.66, 0.1, 0.34);
    pen.polygon(rock.mix(Tint.WHITE, 0.25), 0.28, 0.16, 0.62, 0.14, 0.5, 0.36, 0.18, 0.42);
    if (pen.size() >= FINE) {
      pen.lines(0.04, theme.joint(), 0.56, 0.42, 0.64, 0.56, 0.58, 0.66);
    }
  }

  /** A block with edges in light and shade. */
  private void stone(Pen pen) {
    double edge = pen.crisp(0.09);
    pen.rect(0, 0, 1, 1, theme.shade());
    pen.rect(0, 0, 1 - edge, 1 - edge, theme.lit());
    pen.rect(edge, edge, 1 - 2 * edge, 1 - 2 * edge, theme.stone());
    if (pen.size() >= FINE) {
      pen.rect(pen.snap(0.3), pen.snap(0.3), pen.crisp(0.08), pen.crisp(0.08), theme.shade());
      pen.rect(pen.snap(0.62), pen.snap(0.58), pen.crisp(0.08), pen.crisp(0.08), theme.shade());
    }
  }

  /** A sign with an open door, and an arrow that leads there. */
  void exit(Pen pen) {
    double gap = pen.crisp(0.05);
    pen.roundRect(gap, gap, 1 - 2 * gap, 1 - 2 * gap, 0.14, theme.exit());
    pen.slice(0.62, 0.42, 0.24, 0, 180, Tint.WHITE);
    pen.rect(0.38, 0.42, 0.48, 0.42, Tint.WHITE);
    pen.rect(0.08 + gap, 0.48, 0.36, 0.12, Tint.WHITE.mix(theme.exit(), 0));
    pen.rect(0.38, 0.48, 0.16, 0.12, theme.exit());
    pen.polygon(theme.exit(), 0.52, 0.36, 0.72, 0.54, 0.52, 0.72);
  }
}
