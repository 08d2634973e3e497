package blastlab.view.board;

import blastlab.world.CharacterEntity;

/** Paints characters: a token in their colour with their letter on it, and their names. */
final class Heroes {
  private static final double ROOMY = 36; // pixels of a cell in which there is room for names
  private static final double WIDEST = 1.7; // of a name, in cells

  private final Theme theme;
  private final Owners owners;

  Heroes(Theme theme, Owners owners) {
    this.theme = theme;
    this.owners = owners;
  }

  void paint(Pen pen, CharacterEntity one) {
    Tint tint = owners.of(one);
    Tint dark = tint.mix(Tint.BLACK, 0.35);
    pen.oval(0.33, 0.88, 0.14, 0.09, theme.outline());
    pen.oval(0.67, 0.88, 0.14, 0.09, theme.outline());
    pen.roundRect(0.1, 0.07, 0.8, 0.84, 0.28, theme.outline());
    pen.roundRect(0.15, 0.12, 0.7, 0.74, 0.23, dark);
    pen.roundRect(0.15, 0.12, 0.7, 0.66, 0.23, tint);
    pen.letters(String.valueOf(one.avatar()), 0.5, 0.46, 0.46, tint.legible());
  }

  /** The name above the head, if there is room for it. */
  void name(Pen pen, CharacterEntity one) {
    if (pen.size() < ROOMY) {
      return;
    }
    double height = Math.max(7, 0.15 * pen.size()) / pen.size();
    Lettering letters = Lettering.plain(height * pen.size());
    String text = letters.clip(one.name(), WIDEST * pen.size());
    double width = letters.width(text) / pen.size();
    pen.roundRect(
        0.42 - width / 2, -0.2, width + 0.16, height + 0.14, 0.07, theme.page().faint(0.75));
    pen.label(letters, text, 0.5, -0.13 + height / 2, theme.ink());
  }
}
