package blastlab.cli;

import blastlab.loader.AgentLoader;
import blastlab.loader.Builtin;
import blastlab.scenario.GameKind;
import blastlab.scenario.Json;
import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import blastlab.view.console.Columns;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Shows what there is to play with. */
@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    description = "Shows the scenarios, rule sets and agents.",
    footer = {"", "Examples:", "  blastlab list", "  blastlab list --json"})
final class ListCommand implements Runnable {
  @Option(names = "--json", description = "Print one line of JSON.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    ScenarioLibrary library = new ScenarioLibrary();
    Contents contents =
        new Contents(
            library.names().stream().map(name -> Entry.of(library.find(name))).toList(),
            GameKind.ALL.stream().map(game -> new Named(game.name(), game.description())).toList(),
            agents());
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.line(contents));
    } else {
      print(contents, out);
    }
  }

  private static List<Player> agents() {
    AgentLoader loader = new AgentLoader().add(new Keyboard().agent());
    return loader.builtins().stream().map(agent -> Player.of(agent, loader)).toList();
  }

  private static void print(Contents contents, PrintWriter out) {
    Columns scenarios = new Columns("lllrl");
    for (Entry entry : contents.scenarios) {
      scenarios.row(
          "  " + entry.name,
          entry.rules,
          count(entry.characters, "character"),
          count(entry.monsters, "monster"),
          entry.title);
    }
    out.println("Scenarios, for 'blastlab play NAME':");
    scenarios.lines().forEach(out::println);
    out.println();
    out.println("Rule sets, for 'blastlab rules NAME':");
    Columns rules = new Columns("ll");
    contents.rules.forEach(game -> rules.row("  " + game.name, game.description));
    rules.lines().forEach(out::println);
    out.println();
    out.println("Agents, for '--agent NAME', and what they play:");
    Columns agents = new Columns("lll");
    contents.agents.forEach(a -> agents.row("  " + a.name, a.playing(), a.description));
    agents
        .row("  PATH", "", "your own: a folder of sources, a .java file or a .jar")
        .row("  package.Name", "", "a class on the class path")
        .row("  AGENT@FILE", "", "one that can learn, with weights from 'blastlab train'")
        .lines()
        .forEach(out::println);
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? " " : "s");
  }

  private record Contents(List<Entry> scenarios, List<Named> rules, List<Player> agents) {}

  private record Entry(String name, String title, String rules, int characters, int monsters) {
    static Entry of(Scenario scenario) {
      return new Entry(
          scenario.name(),
          scenario.title(),
          scenario.rules(),
          scenario.characters().size(),
          scenario.start(scenario.seed()).world().monsters().size());
    }
  }

  private record Named(String name, String description) {}

  private record Player(String name, String description, List<String> games) {
    static Player of(Builtin agent, AgentLoader loader) {
      String name = "builtin:" + agent.name();
      return new Player(name, agent.description(), loader.load(name).games());
    }

    String playing() {
      return games.equals(GameKind.names()) ? "all games" : String.join(", ", games);
    }
  }
}
