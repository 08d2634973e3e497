package blastlab.scenario;

import blastlab.rules.bomberda.Bomberda;
import blastlab.rules.bomberda.BomberdaSettings;
import blastlab.text.BomberdaMap;
import blastlab.text.MapText;
import blastlab.world.Item;
import blastlab.world.WorldBuilder;
import java.util.List;

/** Bomberda: its level places player, enemy and treasure, the scenario names the player. */
final class BomberdaGame implements GameKind {
  private static final Settings<BomberdaSettings> SETTINGS = new Settings<>(BomberdaSettings.class);
  private static final String ENEMY = "enemy";
  private static final char ENEMY_AVATAR = 'E';

  @Override
  public String name() {
    return Bomberda.NAME;
  }

  @Override
  public String description() {
    return "a puzzle: get to the treasure past boxes, fragile floor and a mirroring enemy";
  }

  @Override
  public List<Settings.Entry> settings() {
    return SETTINGS.entries();
  }

  @Override
  public String checkMap(MapText text) {
    BomberdaMap map = BomberdaMap.read(text);
    String treasure = map.treasure().isPresent() ? "" : " with the treasure inside";
    return map.width()
        + "x"
        + map.height()
        + (map.enemy().isPresent() ? ", an enemy" + treasure : ", no enemy");
  }

  @Override
  public Game start(Scenario scenario, Seed seed) {
    BomberdaSettings settings = SETTINGS.read(scenario.settings());
    if (!scenario.monsters().isEmpty()) {
      throw new FieldException("monsters[0]", "a monster, expected none: the level has the enemy");
    }
    BomberdaMap map = BomberdaMap.read(scenario.requireMap());
    WorldBuilder builder =
        new WorldBuilder(map.width(), map.height(), new Bomberda(settings))
            .time(settings.turns())
            .terrain(map.rows());
    map.treasure().ifPresent(at -> builder.item(new Item(Item.Kind.TREASURE, at.x(), at.y(), 0)));
    Places.takeSeats(builder, scenario, List.of(map.player()));
    map.enemy()
        .ifPresent(at -> builder.monster(ENEMY, ENEMY_AVATAR, Bomberda.MIRROR, 0, at.x(), at.y()));
    return new Game(scenario, seed, Places.build(builder, scenario), List.of(), Turns.AT_ONCE);
  }
}
