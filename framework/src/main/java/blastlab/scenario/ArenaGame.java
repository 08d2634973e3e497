package blastlab.scenario;

import blastlab.rules.arena.Arena;
import blastlab.rules.arena.ArenaSettings;
import blastlab.text.ArenaMap;
import blastlab.text.ArenaMap.HeaderSetting;
import blastlab.text.InputException;
import blastlab.text.MapText;
import blastlab.world.WorldBuilder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The arena: its map places players and rewards and may set what the scenario does not. */
final class ArenaGame implements GameKind {
  private static final Settings<ArenaSettings> SETTINGS = new Settings<>(ArenaSettings.class);

  @Override
  public String name() {
    return Arena.NAME;
  }

  @Override
  public String description() {
    return "collect rewards, blast rocks and rivals, have the most points";
  }

  @Override
  public List<Settings.Entry> settings() {
    return SETTINGS.entries();
  }

  @Override
  public String checkMap(MapText text) {
    ArenaMap map = ArenaMap.read(text);
    header(text, map);
    int rewards = map.open().size() + map.hidden().size();
    return "%dx%d, players: %d, rewards: %d"
        .formatted(map.width(), map.height(), map.seats().size(), rewards);
  }

  @Override
  public Game start(Scenario scenario, Seed seed) {
    if (!scenario.monsters().isEmpty()) {
      throw new FieldException("monsters[0]", "a monster, expected none: an arena has no monsters");
    }
    ArenaMap map = ArenaMap.read(scenario.requireMap());
    Map<String, Integer> given = header(scenario.requireMap(), map);
    given.putAll(scenario.settings());
    ArenaSettings settings = SETTINGS.read(given);
    Arena arena = new Arena(settings, map.width() * map.height());
    WorldBuilder builder =
        new WorldBuilder(map.width(), map.height(), arena)
            .time(settings.turns())
            .terrain(map.rows());
    map.open().forEach(builder::item);
    map.hidden().forEach(builder::hidden);
    Places.checkNames(scenario);
    Places.takeSeats(builder, scenario, map.seats());
    return new Game(scenario, seed, Places.build(builder, scenario), List.of(), Turns.AT_ONCE);
  }

  /** What the map sets, all of it right. */
  private static Map<String, Integer> header(MapText text, ArenaMap map) {
    Map<String, Integer> settings = new HashMap<>();
    for (HeaderSetting s : map.header()) {
      String mistake = SETTINGS.mistake(s.name(), s.value());
      if (!mistake.isEmpty()) {
        boolean isKnown = SETTINGS.entries().stream().anyMatch(e -> e.name().equals(s.name()));
        String place = text.file() + ":" + s.line() + ":" + (isKnown ? s.column() : 1) + ": ";
        throw new InputException(place + (isKnown ? s.name() + " " : "") + mistake);
      }
      settings.put(s.name(), s.value());
    }
    return settings;
  }
}
