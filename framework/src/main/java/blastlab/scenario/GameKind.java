package blastlab.scenario;

import blastlab.text.InputException;
import blastlab.text.MapText;
import blastlab.text.Nearest;
import blastlab.text.Quoted;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** One of the games: its rules together with its map format, settings and monsters. */
public interface GameKind {
  /** All games there are. */
  List<GameKind> ALL =
      List.of(
          new CourseGame(), //
          new BomberdaGame(),
          new ArenaGame(),
          new DuelGame(),
          new RoomsGame());

  /** The names of all rule sets. */
  static List<String> names() {
    return ALL.stream().map(GameKind::name).toList();
  }

  /** The game whose rule set has this name, if there is one. */
  static Optional<GameKind> find(String name) {
    return ALL.stream().filter(kind -> kind.name().equals(name)).findFirst();
  }

  /** The game whose rule set the user calls so. */
  static GameKind named(String name) {
    return find(name).orElseThrow(() -> new InputException(unknown(name)));
  }

  /** What to say about a name that no rule set has. */
  static String unknown(String name) {
    return "no rule set " + Quoted.of(name) + "; " + Nearest.hint(name, names());
  }

  /** The rules of a game in words, for those who play it. */
  static String rules(GameKind game) {
    String file = "/blastlab/rules/" + game.name() + ".txt";
    try (InputStream in = GameKind.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }

  /** The name of its rule set. */
  String name();

  /** What it is about, in a line. */
  String description();

  /** What can be set in a scenario. */
  List<Settings.Entry> settings();

  /** Makes a scenario into a game at its start. */
  Game start(Scenario scenario, Seed seed);

  /** Reads a map, throws what is wrong with it, and else tells what it is, in a few words. */
  String checkMap(MapText map);
}
