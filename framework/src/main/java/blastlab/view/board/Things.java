package blastlab.view.board;

import blastlab.view.board.Motion.Moving;
import blastlab.world.BombEntity;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.ExplosionEntity;
import blastlab.world.Item;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.World;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Paints all that comes, goes and moves, what is on top last. */
final class Things {
  private static final double PULSE = 0.08;

  private final Theme theme;
  private final Brush brush;
  private final BoardLayout layout;
  private final Scene scene;
  private final Owners owners;
  private final Seating before;
  private final Seating after;
  private final Motion motion;

  Things(Theme theme, Brush brush, BoardLayout layout, Scene scene) {
    this.theme = theme;
    this.brush = brush;
    this.layout = layout;
    this.scene = scene;
    owners = Owners.of(scene.to(), theme);
    before = new Seating(scene.from());
    after = new Seating(scene.to());
    motion = new Motion(scene.fraction());
  }

  void paint() {
    loot();
    List<Moving<BombEntity>> bombs = bombs();
    bombs.stream().filter(bomb -> bomb.spot().scale() >= 1).forEach(this::bomb);
    fires();
    movers();
    bombs.stream().filter(bomb -> bomb.spot().scale() < 1).forEach(this::bomb);
    names();
  }

  private void loot() {
    Loot loot = new Loot(theme);
    Map<Item, Item> from = items(scene.from());
    Map<Item, Item> to = items(scene.to());
    for (Moving<Item> item : motion.all(from, resting(from), to, resting(to))) {
      loot.paint(item.spot().pen(brush, layout), item.thing());
    }
  }

  /** By kind and place: how long a thing will lie changes every step. */
  private static Map<Item, Item> items(World world) {
    Map<Item, Item> items = new LinkedHashMap<>();
    world.items().forEach(item -> items.put(new Item(item.kind(), item.x(), item.y(), 0), item));
    return items;
  }

  private static Map<Item, Spot> resting(Map<Item, Item> items) {
    Map<Item, Spot> spots = new LinkedHashMap<>();
    items.keySet().forEach(item -> spots.put(item, new Spot(item.x(), item.y(), 1, 1)));
    return spots;
  }

  private List<Moving<BombEntity>> bombs() {
    return motion.all(bombs(scene.from()), before.bombs(), bombs(scene.to()), after.bombs());
  }

  private static Map<Cell, BombEntity> bombs(World world) {
    Map<Cell, BombEntity> bombs = new LinkedHashMap<>();
    world.bombs().forEach(bomb -> bombs.put(new Cell(bomb.x(), bomb.y()), bomb));
    return bombs;
  }

  private void bomb(Moving<BombEntity> bomb) {
    double pulse = 1 + PULSE * Math.sin(Math.PI * scene.fraction());
    Pen pen = bomb.spot().pen(brush, layout).scaled(pulse);
    new Bombs(theme, owners).paint(pen, bomb.thing());
  }

  private void fires() {
    Flames from = new Flames(theme, owners, scene.from());
    Flames to = new Flames(theme, owners, scene.to());
    double fraction = scene.fraction();
    for (ExplosionEntity fire : scene.from().explosions()) {
      boolean lasts = scene.to().explosionAt(fire.x(), fire.y()).isPresent();
      if (lasts ? fraction < 0.5 : fraction < 1) {
        Pen pen = Pen.at(brush, layout, fire.x(), fire.y());
        from.paint(lasts ? pen : pen.faint(1 - fraction), fire);
      }
    }
    for (ExplosionEntity fire : scene.to().explosions()) {
      boolean isOld = scene.from().explosionAt(fire.x(), fire.y()).isPresent();
      if (isOld ? fraction >= 0.5 : fraction > 0) {
        Pen pen = Pen.at(brush, layout, fire.x(), fire.y());
        to.paint(isOld ? pen : pen.faint(fraction), fire);
      }
    }
  }

  private void movers() {
    Beasts beasts = new Beasts(theme, scene.nearer());
    Heroes heroes = new Heroes(theme, owners);
    for (Moving<MovableEntity> mover : moving()) {
      Pen pen = mover.spot().pen(brush, layout);
      if (mover.thing() instanceof MonsterEntity monster) {
        beasts.paint(pen, monster, scene.fraction());
      } else if (mover.thing() instanceof CharacterEntity character) {
        heroes.paint(pen, character);
      }
    }
  }

  private void names() {
    if (!scene.overlay().names()) {
      return;
    }
    Heroes heroes = new Heroes(theme, owners);
    for (Moving<MovableEntity> mover : moving()) {
      if (mover.thing() instanceof CharacterEntity character) {
        heroes.name(mover.spot().pen(brush, layout), character);
      }
    }
  }

  private List<Moving<MovableEntity>> moving() {
    return motion.all(before.entities(), before.spots(), after.entities(), after.spots());
  }
}
