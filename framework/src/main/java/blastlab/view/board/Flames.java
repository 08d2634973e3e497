package blastlab.view.board;

import blastlab.world.Cell;
import blastlab.world.ExplosionEntity;
import blastlab.world.Terrain;
import blastlab.world.World;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Paints explosions in the colours of their owners; neighbours flow into each other. */
final class Flames {
  private static final double FINE = 20; // pixels; smaller cells have no tongues
  private static final double RIM = 0.93;
  private static final double OUTER = 0.86;
  private static final double MIDDLE = 0.54;
  private static final double CORE = 0.24;
  private static final int[][] SIDES = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

  private final Theme theme;
  private final Owners owners;
  private final World world;
  private final Set<Cell> open = new HashSet<>();

  Flames(Theme theme, Owners owners, World world) {
    this.theme = theme;
    this.owners = owners;
    this.world = world;
    for (ExplosionEntity fire : world.explosions()) {
      if (!isOnWall(fire)) {
        open.add(new Cell(fire.x(), fire.y()));
      }
    }
  }

  void paint(Pen pen, ExplosionEntity fire) {
    List<Tint> tints = fire.owners().stream().map(owners::of).toList();
    double heat = (fire.timer() + 1.0) / (world.explosionDuration() + 1.0);
    double fresh = Math.max(0.4, Math.min(1, heat));
    if (isOnWall(fire)) {
      onWall(pen, tints, fresh);
    } else {
      onGround(pen, fire, tints, fresh);
    }
  }

  private void onGround(Pen pen, ExplosionEntity fire, List<Tint> tints, double fresh) {
    tongues(pen, fire, tints);
    layer(pen, fire, RIM, tints.get(0).mix(Tint.BLACK, 0.45));
    layer(pen, fire, OUTER, tints.get(0));
    corners(pen, fire, tints.get(0));
    if (tints.size() > 1) {
      stripes(pen, fire, tints);
    }
    layer(pen, fire, MIDDLE * fresh, theme.blaze());
    layer(pen, fire, CORE * fresh, theme.flame());
  }

  /** One of the bands of which an arm consists, as far as the edge where the fire goes on. */
  private void layer(Pen pen, ExplosionEntity fire, double width, Tint tint) {
    double low = (1 - width) / 2;
    pen.roundRect(low, low, width, width, 0.35 * width, tint);
    for (int[] side : SIDES) {
      if (goesOn(fire, side[0], side[1])) {
        double x = side[0] == 0 ? low : side[0] < 0 ? 0 : 0.5;
        double y = side[1] == 0 ? low : side[1] < 0 ? 0 : 0.5;
        pen.rect(x, y, side[0] == 0 ? width : 0.5, side[1] == 0 ? width : 0.5, tint);
      }
    }
  }

  /** Over all of the outer band, as several have a part in this fire. */
  private void stripes(Pen pen, ExplosionEntity fire, List<Tint> tints) {
    double low = (1 - OUTER) / 2;
    Stripes.paint(
        pen,
        goesOn(fire, -1, 0) ? 0 : low,
        goesOn(fire, 0, -1) ? 0 : low,
        goesOn(fire, 1, 0) ? 1 : 1 - low,
        goesOn(fire, 0, 1) ? 1 : 1 - low,
        tints);
  }

  /** Between four cells that burn nothing is left out. */
  private void corners(Pen pen, ExplosionEntity fire, Tint tint) {
    double corner = (1 - OUTER) / 2;
    for (int dx = -1; dx <= 1; dx += 2) {
      for (int dy = -1; dy <= 1; dy += 2) {
        if (goesOn(fire, dx, 0) && goesOn(fire, 0, dy) && goesOn(fire, dx, dy)) {
          pen.rect(dx < 0 ? 0 : 1 - corner, dy < 0 ? 0 : 1 - corner, corner, corner, tint);
        }
      }
    }
  }

  /** Small flames along the sides where the fire ends. */
  private void tongues(Pen pen, ExplosionEntity fire, List<Tint> tints) {
    if (pen.size() < FINE) {
      return;
    }
    Tint tint = tints.get(tints.size() - 1);
    for (int[] side : SIDES) {
      if (!goesOn(fire, side[0], side[1])) {
        for (double along : new double[] {0.3, 0.55, 0.75}) {
          tongue(pen, side, along, along == 0.55 ? 0.5 : 0.46, tint);
        }
      }
    }
  }

  private static void tongue(Pen pen, int[] side, double along, double length, Tint tint) {
    double dx = side[0];
    double dy = side[1];
    double baseX = 0.5 + 0.4 * dx + (dx == 0 ? along - 0.5 : 0);
    double baseY = 0.5 + 0.4 * dy + (dy == 0 ? along - 0.5 : 0);
    double wideX = dx == 0 ? 0.1 : 0;
    double wideY = dy == 0 ? 0.1 : 0;
    pen.polygon(
        tint,
        baseX - wideX,
        baseY - wideY,
        baseX + (length - 0.4) * dx + wideX / 2,
        baseY + (length - 0.4) * dy + wideY / 2,
        baseX + wideX,
        baseY + wideY);
  }

  /** A smaller fire, so that the wall can still be seen. */
  private void onWall(Pen pen, List<Tint> tints, double fresh) {
    pen.polygon(theme.outline(), Star.of(0.5, 0.5, 0.48, 0.27, 8, 0));
    for (int i = 0; i < tints.size(); i++) {
      double part = 1 - (double) i / tints.size();
      pen.polygon(tints.get(i), Star.of(0.5, 0.5, 0.43 * part, 0.24 * part, 8, 0));
    }
    pen.polygon(theme.blaze(), Star.of(0.5, 0.5, 0.24 * fresh, 0.15 * fresh, 8, 0));
    pen.disc(0.5, 0.5, 0.09 * fresh, theme.flame());
  }

  private boolean isOnWall(ExplosionEntity fire) {
    Terrain terrain = world.terrainAt(fire.x(), fire.y());
    return terrain == Terrain.BRICK || terrain == Terrain.STONE;
  }

  private boolean goesOn(ExplosionEntity fire, int dx, int dy) {
    return open.contains(new Cell(fire.x() + dx, fire.y() + dy));
  }
}
