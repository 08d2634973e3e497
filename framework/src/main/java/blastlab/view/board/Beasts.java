package blastlab.view.board;

import blastlab.world.MonsterEntity;
import blastlab.world.World;

/** Paints monsters, each kind in its own shape, with an arrow and eyes that show its heading. */
final class Beasts {
  private static final double ROOMY = 36; // pixels of a cell in which there is room for a letter
  private static final int TEETH = 8;

  private final Theme theme;
  private final String rules;
  private final boolean hasTreasure;

  Beasts(Theme theme, World world) {
    this.theme = theme;
    this.rules = world.rules();
    this.hasTreasure = world.items().isEmpty();
  }

  /** Paints one that has moved so far, as a part of its step. */
  void paint(Pen pen, MonsterEntity one, double progress) {
    switch (rules) {
      case "rooms" -> chopper(pen, progress);
      case "bomberda" -> enemy(pen, one);
      default -> roamer(pen, one);
    }
    heading(pen, one);
  }

  /** One of those that the course game has. */
  private void roamer(Pen pen, MonsterEntity one) {
    switch (one.kind()) {
      case "stupid" -> stupid(pen, one);
      case "selfpreserving" -> {
        if (one.range() > 1) {
          aggressive(pen, one);
        } else {
          wary(pen, one);
        }
      }
      default -> robot(pen, one);
    }
  }

  /** A soft thing that goes anywhere. */
  private void stupid(Pen pen, MonsterEntity one) {
    blob(pen, 0.04, theme.outline());
    blob(pen, 0, theme.mild());
    eyes(pen, one, 0.4, 0.13, 0.16);
    if (pen.size() < ROOMY) {
      pen.arc(0.5, 0.6, 0.1, 200, 140, 0.05, theme.outline());
    }
    letter(pen, one, theme.mild(), 0.7);
  }

  private static void blob(Pen pen, double more, Tint tint) {
    pen.disc(0.5, 0.46, 0.35 + more, tint);
    pen.rect(0.15 - more, 0.46, 0.7 + 2 * more, 0.32, tint);
    for (double x : new double[] {0.267, 0.5, 0.733}) {
      pen.disc(x, 0.78, 0.117 + more, tint);
    }
  }

  /** One that sees what is beside it: an animal with long ears. */
  private void wary(Pen pen, MonsterEntity one) {
    pen.polygon(theme.outline(), 0.12, 0.06, 0.46, 0.26, 0.16, 0.5);
    pen.polygon(theme.outline(), 0.88, 0.06, 0.54, 0.26, 0.84, 0.5);
    pen.oval(0.5, 0.56, 0.4, 0.37, theme.outline());
    pen.polygon(theme.wary(), 0.17, 0.13, 0.42, 0.28, 0.2, 0.46);
    pen.polygon(theme.wary(), 0.83, 0.13, 0.58, 0.28, 0.8, 0.46);
    pen.oval(0.5, 0.56, 0.36, 0.33, theme.wary());
    eyes(pen, one, 0.5, 0.16, 0.17);
    letter(pen, one, theme.wary(), 0.78);
  }

  /** One that sees far: spikes all around. */
  private void aggressive(Pen pen, MonsterEntity one) {
    pen.polygon(theme.outline(), Star.of(0.5, 0.5, 0.5, 0.36, 10, 0));
    pen.polygon(theme.fierce(), Star.of(0.5, 0.5, 0.44, 0.31, 10, 0));
    eyes(pen, one, 0.45, 0.12, 0.15);
    pen.polygon(theme.outline(), 0.2, 0.26, 0.48, 0.38, 0.46, 0.46, 0.2, 0.36);
    pen.polygon(theme.outline(), 0.8, 0.26, 0.52, 0.38, 0.54, 0.46, 0.8, 0.36);
    letter(pen, one, theme.fierce(), 0.68);
  }

  /** A saw blade, which turns as it moves. */
  private void chopper(Pen pen, double progress) {
    double turned = 360.0 / TEETH * progress;
    pen.polygon(theme.outline(), Star.of(0.5, 0.5, 0.5, 0.35, TEETH, turned));
    pen.polygon(theme.lit(), Star.of(0.5, 0.5, 0.44, 0.31, TEETH, turned));
    pen.disc(0.5, 0.5, 0.23, theme.outline());
    pen.disc(0.5, 0.5, 0.19, theme.fierce());
    pen.lines(0.07, theme.outline(), 0.42, 0.42, 0.58, 0.58);
    pen.lines(0.07, theme.outline(), 0.42, 0.58, 0.58, 0.42);
  }

  /** The one that does the opposite: two halves; it may have the treasure inside. */
  private void enemy(Pen pen, MonsterEntity one) {
    pen.polygon(theme.outline(), 0.5, 0.01, 0.97, 0.5, 0.5, 0.99, 0.03, 0.5);
    pen.polygon(theme.fierce(), 0.5, 0.08, 0.9, 0.5, 0.5, 0.92, 0.1, 0.5);
    pen.polygon(theme.wary(), 0.5, 0.08, 0.9, 0.5, 0.5, 0.92);
    eyes(pen, one, 0.42, 0.13, 0.15);
    if (hasTreasure) {
      new Loot(theme).treasure(pen.scaled(0.34).moved(0, 0.6));
    } else {
      pen.lines(0.05, theme.outline(), 0.38, 0.66, 0.62, 0.66);
    }
  }

  /** One that does as it is told. */
  private void robot(Pen pen, MonsterEntity one) {
    pen.lines(0.07, theme.outline(), 0.5, 0.2, 0.5, 0.08);
    pen.disc(0.5, 0.09, 0.08, theme.hot());
    pen.roundRect(0.11, 0.18, 0.78, 0.74, 0.1, theme.outline());
    pen.roundRect(0.16, 0.23, 0.68, 0.64, 0.06, theme.lit());
    eyes(pen, one, 0.44, 0.14, 0.16);
    pen.rect(0.3, 0.68, 0.4, 0.1, theme.outline());
  }

  /** Two eyes that look where it goes. */
  private void eyes(Pen pen, MonsterEntity one, double y, double size, double apart) {
    for (double x : new double[] {0.5 - apart, 0.5 + apart}) {
      pen.disc(x, y, size, Tint.WHITE);
      double look = 0.42 * size;
      pen.disc(x + one.dx() * look, y + one.dy() * look, 0.55 * size, Tint.BLACK);
    }
  }

  private void letter(Pen pen, MonsterEntity one, Tint body, double y) {
    if (pen.size() >= ROOMY) {
      pen.letters(String.valueOf(one.avatar()), 0.5, y, 0.19, body.legible());
    }
  }

  /** An arrow at the edge of the cell. */
  private void heading(Pen pen, MonsterEntity one) {
    if (one.dx() == 0 && one.dy() == 0) {
      return;
    }
    double angle = Math.toDegrees(Math.atan2(one.dx(), -one.dy()));
    pen.polygon(theme.page(), arrow(angle, 0.64, 0.35, 0.19));
    pen.polygon(theme.ink(), arrow(angle, 0.59, 0.4, 0.12));
  }

  /** A triangle that points clockwise from the top: its tip and its base from the centre. */
  private static double[] arrow(double degrees, double tip, double base, double halfWidth) {
    double angle = Math.toRadians(degrees);
    double x = Math.sin(angle);
    double y = -Math.cos(angle);
    return new double[] {
      0.5 + tip * x,
      0.5 + tip * y,
      0.5 + base * x - halfWidth * y,
      0.5 + base * y + halfWidth * x,
      0.5 + base * x + halfWidth * y,
      0.5 + base * y - halfWidth * x
    };
  }
}
