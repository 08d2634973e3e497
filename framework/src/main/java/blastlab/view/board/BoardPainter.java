package blastlab.view.board;

import blastlab.world.BombEntity;
import blastlab.world.CharacterEntity;
import blastlab.world.ExplosionEntity;
import blastlab.world.Item;
import blastlab.world.MonsterEntity;
import blastlab.world.World;

/**
 * Paints a board with all that is on it. What it paints depends on nothing but its arguments.
 *
 * <p>It comes in two layers, for those who paint often: the ground seldom changes.
 */
public final class BoardPainter {
  private final Theme theme;

  /** A painter that uses these colours. */
  public BoardPainter(Theme theme) {
    this.theme = theme;
  }

  /** The colours that it uses. */
  public Theme theme() {
    return theme;
  }

  /** Paints everything. */
  public void paint(Brush brush, BoardLayout layout, Scene scene) {
    paintGround(brush, layout, scene.to(), scene.overlay());
    paintThings(brush, layout, scene);
  }

  /** Paints what does not move: page, floor, walls, exit, coloured cells, coordinates. */
  public void paintGround(Brush brush, BoardLayout layout, World world, Overlay overlay) {
    brush.fillRect(layout.left(), layout.top(), layout.width(), layout.height(), theme.floor());
    for (int y = 0; y < world.height(); y++) {
      for (int x = 0; x < world.width(); x++) {
        Pen pen = Pen.at(brush, layout, x, y);
        switch (world.terrainAt(x, y)) {
          case FLOOR -> pen.rect(0.02, 0.02, 0.96, 0.96, theme.floor());
          case FRAGILE -> pen.rect(0, 0, 1, 1, theme.fragile());
          case HOLE -> pen.rect(0, 0, 1, 1, theme.hole());
          case BRICK -> pen.rect(0, 0, 1, 1, theme.brick());
          case STONE -> pen.rect(0, 0, 1, 1, theme.stone());
        }
        if (world.exitAt(x, y)) {
          pen.rect(0.1, 0.1, 0.8, 0.8, theme.exit());
        }
      }
    }
  }

  /** Paints what comes, goes and moves, and the names. */
  public void paintThings(Brush brush, BoardLayout layout, Scene scene) {
    World world = scene.to();
    Owners owners = Owners.of(world, theme);
    for (Item item : world.items()) {
      Pen.at(brush, layout, item.x(), item.y()).disc(0.5, 0.5, 0.25, theme.gold());
    }
    for (BombEntity bomb : world.bombs()) {
      Pen pen = Pen.at(brush, layout, bomb.x(), bomb.y());
      pen.disc(0.5, 0.5, 0.4, theme.bomb());
      pen.letters(String.valueOf(bomb.timer()), 0.5, 0.5, 0.4, owners.of(bomb.owner()));
    }
    for (ExplosionEntity fire : world.explosions()) {
      Pen.at(brush, layout, fire.x(), fire.y()).rect(0, 0, 1, 1, owners.of(fire.owner()));
    }
    for (MonsterEntity one : world.monsters()) {
      Pen.at(brush, layout, one.x(), one.y()).disc(0.5, 0.5, 0.4, theme.beast());
    }
    for (CharacterEntity one : world.characters()) {
      Pen pen = Pen.at(brush, layout, one.x(), one.y());
      pen.disc(0.5, 0.5, 0.4, owners.of(one));
      pen.letters(String.valueOf(one.avatar()), 0.5, 0.5, 0.4, owners.of(one).legible());
    }
  }
}
