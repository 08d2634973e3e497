package blastlab.view.board;

import blastlab.world.BombEntity;
import java.util.List;

/** Paints bombs: a ring in their owners' colours, and how long they still wait. */
final class Bombs {
  private static final double ROOMY = 40; // pixels of a cell in which there is room for the range

  private final Theme theme;
  private final Owners owners;

  Bombs(Theme theme, Owners owners) {
    this.theme = theme;
    this.owners = owners;
  }

  void paint(Pen pen, BombEntity bomb) {
    List<Tint> tints = bomb.owners().stream().map(owners::of).toList();
    boolean isHot = bomb.timer() == 0 || bomb.timer() == 1;
    fuse(pen, isHot);
    pen.disc(0.47, 0.55, 0.41, theme.outline());
    ring(pen, tints);
    pen.disc(0.47, 0.55, 0.28, isHot ? theme.hot() : theme.bomb());
    if (bomb.timer() == BombEntity.NO_FUSE) {
      Loot.waves(pen.moved(-0.03, 0.03), 0.5, 0.64, Tint.WHITE);
    } else {
      String text = String.valueOf(bomb.timer());
      pen.letters(text, 0.47, 0.55, text.length() < 2 ? 0.34 : 0.26, Tint.WHITE);
    }
    if (pen.size() >= ROOMY) {
      range(pen, bomb.range(), tints.get(0));
    }
  }

  private void fuse(Pen pen, boolean isHot) {
    pen.lines(0.08, theme.outline(), 0.68, 0.3, 0.76, 0.2, 0.86, 0.16);
    pen.polygon(theme.hot(), Star.of(0.86, 0.15, isHot ? 0.17 : 0.13, 0.06, 6, 0));
    pen.disc(0.86, 0.15, 0.06, theme.gold());
  }

  private void ring(Pen pen, List<Tint> tints) {
    pen.disc(0.47, 0.55, 0.38, tints.get(0));
    double part = 360.0 / tints.size();
    for (int i = 1; i < tints.size(); i++) {
      pen.slice(0.47, 0.55, 0.38, 90 - (i + 1) * part, part, tints.get(i));
    }
  }

  /** As many points as cells that it reaches, or the number where there are many. */
  private void range(Pen pen, int range, Tint tint) {
    if (range > 5) {
      pen.letters(String.valueOf(range), 0.88, 0.9, 0.16, theme.ink());
      return;
    }
    for (int i = 0; i < range; i++) {
      pen.disc(0.93, 0.94 - 0.12 * i, 0.055, theme.outline());
      pen.disc(0.93, 0.94 - 0.12 * i, 0.04, tint);
    }
  }
}
