package blastlab.cli;

import blastlab.scenario.GameKind;
import blastlab.text.InputException;
import blastlab.text.MapText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads maps of a game that is given or that has to be found out. */
@FunctionalInterface
interface MapChecker {
  /** What kind of map it is, in a few words; throws what is wrong with it. */
  String check(MapText map);

  /** For maps of one game. */
  static MapChecker of(GameKind game) {
    return map -> game.name() + ", " + game.checkMap(map);
  }

  /** For maps of the game that their folder is named after, or else of the only one that fits. */
  static MapChecker finding() {
    return map -> byFolder(map.file()).map(MapChecker::of).orElse(MapChecker::byContent).check(map);
  }

  private static Optional<GameKind> byFolder(String file) {
    Path folder = Path.of(file).toAbsolutePath().normalize().getParent();
    while (folder != null && folder.getFileName() != null) {
      Optional<GameKind> game = GameKind.find(folder.getFileName().toString());
      if (game.isPresent()) {
        return game;
      }
      folder = folder.getParent();
    }
    return Optional.empty();
  }

  private static String byContent(MapText map) {
    Map<GameKind, String> right = new LinkedHashMap<>();
    List<String> mistakes = new ArrayList<>();
    for (GameKind game : GameKind.ALL) {
      try {
        right.put(game, of(game).check(map));
      } catch (InputException e) {
        mistakes.add(e.getMessage() + " (as a map of " + game.name() + ")");
      }
    }
    if (right.size() == 1) {
      return right.values().iterator().next();
    }
    if (right.isEmpty()) {
      mistakes.add(map.file() + ": no game can read it; say which one should with --rules GAME");
      throw new InputException(String.join(System.lineSeparator(), mistakes));
    }
    List<String> names = right.keySet().stream().map(GameKind::name).toList();
    throw new InputException(
        map.file()
            + ": a map of "
            + String.join(" or ", names)
            + "; say which it is for with --rules GAME");
  }
}
