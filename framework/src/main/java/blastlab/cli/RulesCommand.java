package blastlab.cli;

import blastlab.scenario.GameKind;
import blastlab.scenario.Json;
import blastlab.scenario.Settings;
import blastlab.view.console.Columns;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells the rules of a game, and what can be set in it. */
@Command(
    name = "rules",
    mixinStandardHelpOptions = true,
    description = "Tells the rules of a game and its settings.",
    footer = {"", "Examples:", "  blastlab rules", "  blastlab rules duel"})
final class RulesCommand implements Runnable {
  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      description = "The name of a game; without one, all games in a line each.")
  private String name;

  @Option(names = "--json", description = "Print one line of JSON.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    List<GameKind> games = name == null ? GameKind.ALL : List.of(GameKind.named(name));
    lines(games).forEach(spec.commandLine().getOut()::println);
  }

  private List<String> lines(List<GameKind> games) {
    if (json) {
      return List.of(json(games));
    }
    if (name != null) {
      return RulesText.of(games.get(0));
    }
    Columns columns = new Columns("ll");
    games.forEach(game -> columns.row(game.name(), game.description()));
    return columns.lines();
  }

  private static String json(List<GameKind> games) {
    ObjectNode all = JsonNodeFactory.instance.objectNode();
    var array = all.putArray("games");
    for (GameKind game : games) {
      ObjectNode json = array.addObject();
      json.put("name", game.name()).put("description", game.description());
      json.put("rules", GameKind.rules(game));
      var settings = json.putArray("settings");
      game.settings().forEach(setting -> put(settings.addObject(), setting));
    }
    return Json.line(all);
  }

  private static void put(ObjectNode json, Settings.Entry setting) {
    json.put("name", setting.name())
        .put("default", setting.usual())
        .put("least", setting.least())
        .put("most", setting.most())
        .put("meaning", setting.meaning());
  }
}
