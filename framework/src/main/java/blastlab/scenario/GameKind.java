package blastlab.scenario;

import blastlab.text.InputException;
import blastlab.text.MapText;
import blastlab.text.Nearest;
import java.util.List;

/** One of the games: its rules together with its map format, settings and monsters. */
public interface GameKind {
  /** All games there are. */
  List<GameKind> ALL = List.of(new CourseGame());

  /** The game whose rule set has this name. */
  static GameKind named(String name) {
    List<String> names = ALL.stream().map(GameKind::name).toList();
    return ALL.stream()
        .filter(kind -> kind.name().equals(name))
        .findFirst()
        .orElseThrow(
            () -> new InputException("no rule set '" + name + "'; " + Nearest.hint(name, names)));
  }

  /** The name of its rule set. */
  String name();

  /** What it is about, in a line. */
  String description();

  /** Makes a scenario into a game at its start. */
  Game start(Scenario scenario, Seed seed);

  /** Reads a map, throws what is wrong with it, and else tells what it is, in a few words. */
  String checkMap(MapText map);
}
