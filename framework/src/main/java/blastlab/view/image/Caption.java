package blastlab.view.image;

import blastlab.replay.Moment;
import blastlab.view.board.Brush;
import blastlab.view.board.Lettering;
import blastlab.view.board.Owners;
import blastlab.view.board.Theme;
import blastlab.view.board.Tint;
import blastlab.world.CharacterEntity;
import blastlab.world.World;
import java.util.List;

/** A few lines below a board: step and time, everybody's score, and what happened last. */
final class Caption {
  private static final String LONGEST_SCORE = " -99999";

  private final Theme theme;
  private final Owners owners;
  private final Lettering letters;
  private final double margin;
  private final double width;
  private final double slot;
  private final int columns;
  private final int rows;

  /** A caption for all moments of a game, as wide as the picture. */
  Caption(World world, Look look, double width) {
    theme = look.theme();
    owners = Owners.of(world, theme);
    letters = Lettering.plain(Math.max(7, Math.min(12, 0.3 * look.cell())));
    margin = Math.ceil(look.cell() / 2.0);
    this.width = width - 2 * margin;
    double longest =
        world.cast().stream().mapToDouble(one -> letters.width(label(one))).max().orElse(0);
    slot = chip() + longest + letters.width(LONGEST_SCORE) + letters.height();
    columns = Math.max(1, Math.min(world.cast().size(), (int) (this.width / slot)));
    rows = (world.cast().size() + columns - 1) / columns;
  }

  /** How high it is. */
  double height() {
    return (rows + 2) * line() + 0.5 * margin;
  }

  /** Paints it; what happened last may have been some steps before. */
  void paint(Brush brush, double top, Moment moment, String news) {
    World world = moment.world();
    text(brush, "step " + moment.step() + "   time " + world.time(), 0, top, theme.ink());
    List<CharacterEntity> cast = world.cast();
    for (int i = 0; i < cast.size(); i++) {
      double x = i % columns * slot;
      score(brush, cast.get(i), x, top + (1 + i / columns) * line());
    }
    text(brush, news, 0, top + (1 + rows) * line(), theme.ink().mix(theme.page(), 0.3));
  }

  private void score(Brush brush, CharacterEntity one, double x, double y) {
    Tint ink = one.isInWorld() ? theme.ink() : theme.ink().mix(theme.page(), 0.55);
    Tint tint = one.isInWorld() ? owners.of(one) : owners.of(one).mix(theme.page(), 0.55);
    double size = letters.height();
    brush.fillRoundRect(margin + x, y, size, size, 0.25 * size, theme.outline());
    brush.fillRoundRect(
        margin + x + 0.12 * size, y + 0.12 * size, 0.76 * size, 0.76 * size, 0.2 * size, tint);
    text(brush, label(one) + " " + one.score(), x + chip(), y, ink);
  }

  private static String label(CharacterEntity one) {
    return one.avatar() + " " + one.name();
  }

  private void text(Brush brush, String text, double x, double y, Tint tint) {
    letters.draw(brush, letters.clip(text, width - x), margin + x, y, tint);
  }

  private double chip() {
    return 1.5 * letters.height();
  }

  private double line() {
    return Math.ceil(1.8 * letters.height());
  }
}
