package blastlab.cli;

import blastlab.explain.Explainer;
import blastlab.explain.Explanation;
import blastlab.replay.History;
import blastlab.replay.ReplayFile;
import blastlab.replay.Rerun;
import blastlab.text.InputException;
import blastlab.text.Nearest;
import blastlab.text.Quoted;
import blastlab.view.console.WayOutPictures;
import blastlab.world.CharacterEntity;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Explains why a recorded game was lost. */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Explains why a recorded game was lost: the last way out, and what closed it.",
    footer = {
      "",
      "It tries out what else the character could have done while all others do",
      "what they did. Pictures show the last moment with a way out (. is the way),",
      "the one after it, and the end (@ is where it died).",
      "",
      "Ends with 0 if the game was explained, also if there was nothing to explain",
      "or the search was given up at its limit, which is said; with 2 if FILE is no",
      "replay.",
      "",
      "Examples:",
      "  blastlab play scenario1/variant4 --agent my-agent --record game.jsonl",
      "  blastlab explain game.jsonl"
    })
final class ExplainCommand implements Runnable {
  @Parameters(
      paramLabel = "FILE",
      description = "A replay that 'play --record' or 'evaluate --record' has written.")
  private String file;

  @Option(
      names = "--character",
      paramLabel = "NAME",
      description = "Whose game to explain (default: the first one that has lost).")
  private String character;

  @Option(
      names = "--agent",
      paramLabel = "A",
      description = "The same, by the agent that played it.")
  private String agent;

  @Option(
      names = "--limit",
      paramLabel = "CALLS",
      defaultValue = "" + Explainer.USUAL_LIMIT,
      converter = Limit.class,
      description = "How many steps to try out at most (default: ${DEFAULT-VALUE}).")
  private int limit;

  @Option(names = "--json", description = "Print one line of JSON.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    ReplayFile replay = ReplayFile.read(file);
    History history = Rerun.of(replay).history();
    List<Integer> losers = Explainer.losers(history);
    int id = chosen(replay, history, losers);
    Explanation explanation = Explainer.explain(history, id, limit);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(ExplanationJson.of(explanation));
      return;
    }
    explanation.text().forEach(out::println);
    List<String> pictures =
        new WayOutPictures(explanation, history, Tty.coloursOut()).lines(Tty.columnsOut());
    if (!pictures.isEmpty()) {
      out.println();
      pictures.forEach(out::println);
    }
    others(history, losers, id).forEach(out::println);
  }

  private int chosen(ReplayFile replay, History history, List<Integer> losers) {
    if (character != null && agent != null) {
      throw new InputException("--character and --agent exclude each other: leave one of them out");
    }
    if (character != null) {
      return place(character, names(history), "--character");
    }
    if (agent != null) {
      return place(agent, replay.header().agents(), "--agent");
    }
    return losers.isEmpty() ? 0 : losers.get(0);
  }

  private static int place(String wanted, List<String> all, String option) {
    int place = all.indexOf(wanted);
    if (place < 0) {
      throw new InputException(
          option + ": no " + Quoted.of(wanted) + " in this game; " + Nearest.hint(wanted, all));
    }
    return place;
  }

  private static List<String> names(History history) {
    return history.at(0).world().cast().stream().map(CharacterEntity::name).toList();
  }

  /** How to ask about the others that have lost. */
  private List<String> others(History history, List<Integer> losers, int id) {
    List<String> names = names(history);
    String others =
        losers.stream()
            .filter(loser -> loser != id)
            .map(names::get)
            .collect(Collectors.joining(", "));
    List<String> lines = new ArrayList<>();
    if (!others.isEmpty()) {
      lines.add("");
      lines.add("Also lost: " + others + ". To ask about one: --character NAME");
    }
    return lines;
  }

  private static final class Limit extends WholeNumber {
    Limit() {
      super(1, 1_000_000_000);
    }
  }
}
