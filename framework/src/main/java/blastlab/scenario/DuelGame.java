package blastlab.scenario;

import blastlab.rules.duel.Duel;
import blastlab.rules.duel.DuelSettings;
import blastlab.text.DuelMap;
import blastlab.text.MapText;
import blastlab.world.WorldBuilder;
import java.util.List;

/** The duel: its map places the players, the scenario names them. */
final class DuelGame implements GameKind {
  private static final Settings<DuelSettings> SETTINGS = new Settings<>(DuelSettings.class);

  @Override
  public String name() {
    return Duel.NAME;
  }

  @Override
  public String description() {
    return "blow up the others and be the last one standing";
  }

  @Override
  public List<Settings.Entry> settings() {
    return SETTINGS.entries();
  }

  @Override
  public String checkMap(MapText text) {
    DuelMap map = DuelMap.read(text);
    return map.width() + "x" + map.height() + ", " + map.seats().size() + " players";
  }

  @Override
  public Game start(Scenario scenario, Seed seed) {
    DuelSettings settings = SETTINGS.read(scenario.settings());
    if (!scenario.monsters().isEmpty()) {
      throw new FieldException("monsters[0]", "a monster, expected none: a duel has no monsters");
    }
    DuelMap map = DuelMap.read(scenario.requireMap());
    WorldBuilder builder =
        new WorldBuilder(map.width(), map.height(), new Duel(settings))
            .time(settings.turns())
            .terrain(map.rows());
    Places.takeSeats(builder, scenario, map.seats());
    return new Game(scenario, seed, Places.build(builder, scenario), List.of(), Turns.AT_ONCE);
  }
}
