package blastlab.scenario;

import blastlab.monsters.ScriptedMonster;
import blastlab.monsters.ScriptedMonster.Way;
import blastlab.rules.rooms.Rooms;
import blastlab.rules.rooms.RoomsSettings;
import blastlab.scenario.Scenario.Heading;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.text.MapText;
import blastlab.text.Nearest;
import blastlab.text.Quoted;
import blastlab.text.RoomsMap;
import blastlab.world.Cell;
import blastlab.world.Item;
import blastlab.world.MonsterEntity;
import blastlab.world.WorldBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** The rooms game: a map or chance places everybody, and choppers roam by chance or by script. */
final class RoomsGame implements GameKind {
  private static final Settings<RoomsSettings> SETTINGS = new Settings<>(RoomsSettings.class);
  private static final List<String> OF_THE_MAP =
      List.of("size", "players", "choppers", "destroyable_walls");
  private static final List<String> KINDS = List.of(Rooms.CHOPPER, Rooms.SCRIPTED);
  private static final String RULES = "rules";
  private static final char CHOPPER = '&';

  @Override
  public String name() {
    return Rooms.NAME;
  }

  @Override
  public String description() {
    return "bomb walls, choppers and each other for points; the last or the best wins";
  }

  @Override
  public List<Settings.Entry> settings() {
    return SETTINGS.entries();
  }

  @Override
  public String checkMap(MapText text) {
    RoomsMap map = RoomsMap.read(text);
    return "%dx%d, players: %d, choppers: %d, destroyable walls: %d"
        .formatted(
            map.size(),
            map.size(),
            map.seats().size(),
            map.choppers().size(),
            map.destroyableWalls());
  }

  @Override
  public Game start(Scenario scenario, Seed seed) {
    RoomsSettings settings = SETTINGS.read(scenario.settings());
    RoomsMap map =
        scenario
            .map()
            .map(text -> mapOf(scenario, text))
            .orElseGet(() -> randomMap(scenario, settings, seed));
    int size = map.size();
    Random chance = seed.stream(RULES);
    WorldBuilder builder =
        new WorldBuilder(size, size, new Rooms(settings, map.destroyableWalls()))
            .time(settings.ticks())
            .terrain(map.rows())
            .chance(chance::nextInt);
    Places.checkNames(scenario);
    Places.takeSeats(builder, scenario, map.seats());
    int lies = settings.perkTicks();
    map.perks().forEach((at, kind) -> builder.item(new Item(kind, at.x(), at.y(), lies)));
    map.hiddenPerks().forEach((at, kind) -> builder.hidden(new Item(kind, at.x(), at.y(), lies)));
    List<MonsterEntity> minds = addChoppers(builder, scenario, map.choppers());
    return new Game(
        scenario,
        seed,
        Places.build(builder, scenario),
        minds,
        Turns.AT_ONCE,
        other -> other.restart(chance, RULES));
  }

  private static RoomsMap randomMap(Scenario scenario, RoomsSettings settings, Seed seed) {
    int characters = scenario.characters().size();
    if (characters != settings.players()) {
      throw new FieldException(
          "characters", characters + ", expected " + settings.players() + " as 'players' is set");
    }
    return RoomsBoards.random(settings, seed.stream("map"));
  }

  private static RoomsMap mapOf(Scenario scenario, MapText text) {
    Optional<String> doubled =
        OF_THE_MAP.stream().filter(scenario.settings()::containsKey).findFirst();
    doubled.ifPresent(
        name -> {
          throw new FieldException("settings." + name, "expected none: the map sets it");
        });
    return RoomsMap.read(text);
  }

  /** Adds the choppers, and gives those who decide for them; none where chance alone does. */
  private static List<MonsterEntity> addChoppers(
      WorldBuilder builder, Scenario scenario, List<Cell> starts) {
    List<MonsterSpec> specs = scenario.monsters();
    if (!specs.isEmpty() && specs.size() != starts.size()) {
      throw new FieldException(
          "monsters", specs.size() + ", expected " + starts.size() + " as there are choppers");
    }
    List<MonsterEntity> minds = new ArrayList<>();
    for (int i = 0; i < starts.size(); i++) {
      MonsterSpec spec = specs.isEmpty() ? usual(i) : specs.get(i);
      String path = "monsters[" + i + "]";
      check(spec, path);
      Cell at = starts.get(i);
      builder.monster(spec.name(), spec.avatar(), spec.kind(), 0, at.x(), at.y());
      minds.add(new ScriptedMonster(script(spec, path)));
    }
    boolean scripted = specs.stream().anyMatch(spec -> spec.kind().equals(Rooms.SCRIPTED));
    return scripted ? minds : List.of();
  }

  private static MonsterSpec usual(int i) {
    return new MonsterSpec(
        Rooms.CHOPPER, "chopper" + (i + 1), CHOPPER, Optional.empty(), null, List.of());
  }

  private static void check(MonsterSpec spec, String path) {
    if (!KINDS.contains(spec.kind())) {
      throw new FieldException(
          path + ".kind",
          "no kind "
              + Quoted.of(spec.kind())
              + " of monsters; "
              + Nearest.hint(spec.kind(), KINDS));
    }
    if (spec.range() != null) {
      throw new FieldException(path + ".range", spec.range() + ", expected none for a chopper");
    }
    if (spec.kind().equals(Rooms.CHOPPER) && !spec.script().isEmpty()) {
      throw new FieldException(path + ".script", "expected none, or the kind 'scripted'");
    }
    Places.checkName(spec.name(), path);
  }

  private static List<Way> script(MonsterSpec spec, String path) {
    List<Way> script = new ArrayList<>();
    for (Heading heading : spec.script()) {
      if (heading.dx() != 0 && heading.dy() != 0) {
        throw new FieldException(
            path + ".script[" + script.size() + "]", "a diagonal, expected one of four directions");
      }
      script.add(new Way(heading.dx(), heading.dy()));
    }
    return script;
  }
}
