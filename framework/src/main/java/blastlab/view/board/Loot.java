package blastlab.view.board;

import blastlab.world.Item;

/** Paints things that can be picked up. */
final class Loot {
  private static final double READABLE = 20; // pixels of a cell in which numbers can be read

  private final Theme theme;

  Loot(Theme theme) {
    this.theme = theme;
  }

  void paint(Pen pen, Item item) {
    switch (item.kind()) {
      case TREASURE -> treasure(pen);
      case COIN -> coin(pen, item.value());
      case MORE_BOMBS -> {
        card(pen);
        ball(pen, 0.42, 0.56, 0.2);
        plus(pen, 0.7, 0.32);
      }
      case STRONGER_BOMBS -> {
        card(pen);
        burst(pen);
      }
      case RADIUS -> {
        badge(pen);
        arrows(pen);
      }
      case COUNT -> {
        badge(pen);
        ball(pen, 0.5, 0.36, 0.12);
        ball(pen, 0.35, 0.6, 0.12);
        ball(pen, 0.65, 0.6, 0.12);
      }
      case IMMUNE -> {
        badge(pen);
        shield(pen);
      }
      case REMOTE -> {
        badge(pen);
        waves(pen, 0.5, 0.64, theme.outline());
      }
    }
  }

  /** A cut stone. */
  void treasure(Pen pen) {
    Tint gold = theme.gold();
    pen.polygon(theme.outline(), 0.27, 0.14, 0.73, 0.14, 0.96, 0.42, 0.5, 0.94, 0.04, 0.42);
    pen.polygon(gold, 0.3, 0.2, 0.7, 0.2, 0.88, 0.42, 0.5, 0.85, 0.12, 0.42);
    pen.polygon(gold.mix(Tint.WHITE, 0.6), 0.3, 0.2, 0.5, 0.2, 0.36, 0.42, 0.12, 0.42);
    pen.polygon(gold.mix(Tint.WHITE, 0.3), 0.5, 0.2, 0.64, 0.42, 0.5, 0.85, 0.36, 0.42);
    pen.polygon(gold.mix(Tint.BLACK, 0.25), 0.88, 0.42, 0.5, 0.85, 0.64, 0.42);
  }

  private void coin(Pen pen, int value) {
    Tint rim = theme.gold().mix(Tint.BLACK, 0.35);
    pen.disc(0.5, 0.5, 0.36, theme.outline());
    pen.disc(0.5, 0.5, 0.32, rim);
    pen.disc(0.5, 0.5, 0.26, theme.gold());
    String text = String.valueOf(value);
    if (pen.size() >= READABLE && text.length() <= 3) {
      pen.letters(text, 0.5, 0.5, text.length() < 3 ? 0.26 : 0.2, rim.mix(Tint.BLACK, 0.4));
    } else {
      pen.rect(0.45, 0.34, 0.1, 0.32, rim);
    }
  }

  /** What the lasting power-ups are on. */
  private void card(Pen pen) {
    pen.roundRect(0.12, 0.12, 0.76, 0.76, 0.16, theme.outline());
    pen.roundRect(0.17, 0.17, 0.66, 0.66, 0.12, theme.perk());
  }

  /** What the power-ups are on that wear off. */
  private void badge(Pen pen) {
    pen.disc(0.5, 0.5, 0.42, theme.outline());
    pen.disc(0.5, 0.5, 0.37, theme.perk());
  }

  private void ball(Pen pen, double x, double y, double radius) {
    pen.disc(x, y, radius, theme.outline());
    pen.lines(0.06, theme.outline(), x, y - radius, x + radius * 0.6, y - radius * 1.5);
  }

  private void plus(Pen pen, double x, double y) {
    pen.lines(0.09, theme.outline(), x - 0.1, y, x + 0.1, y);
    pen.lines(0.09, theme.outline(), x, y - 0.1, x, y + 0.1);
  }

  private void burst(Pen pen) {
    pen.polygon(theme.hot(), Star.of(0.5, 0.5, 0.32, 0.15, 8, 0));
    pen.disc(0.5, 0.5, 0.09, theme.flame());
  }

  private void arrows(Pen pen) {
    Tint ink = theme.outline();
    pen.rect(0.26, 0.46, 0.48, 0.08, ink);
    pen.rect(0.46, 0.26, 0.08, 0.48, ink);
    pen.polygon(ink, 0.5, 0.16, 0.62, 0.31, 0.38, 0.31);
    pen.polygon(ink, 0.5, 0.84, 0.62, 0.69, 0.38, 0.69);
    pen.polygon(ink, 0.16, 0.5, 0.31, 0.38, 0.31, 0.62);
    pen.polygon(ink, 0.84, 0.5, 0.69, 0.38, 0.69, 0.62);
  }

  private void shield(Pen pen) {
    pen.polygon(theme.outline(), 0.28, 0.27, 0.5, 0.2, 0.72, 0.27, 0.7, 0.56, 0.5, 0.8, 0.3, 0.56);
    pen.polygon(theme.perk(), 0.5, 0.28, 0.65, 0.33, 0.63, 0.54, 0.5, 0.7);
  }

  /** The sign of something that works from afar. */
  static void waves(Pen pen, double x, double y, Tint tint) {
    pen.disc(x, y, 0.07, tint);
    pen.arc(x, y, 0.18, 45, 90, 0.07, tint);
    pen.arc(x, y, 0.32, 45, 90, 0.07, tint);
  }
}
