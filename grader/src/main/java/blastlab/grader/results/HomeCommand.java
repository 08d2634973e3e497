package blastlab.grader.results;

import blastlab.cli.Shell;
import blastlab.evaluate.Round;
import blastlab.grader.rubric.Entry;
import java.util.ArrayList;
import java.util.List;

/** The command that plays a graded game again at home. */
public final class HomeCommand {
  private HomeCommand() {}

  /**
   * The command, ready to be pasted into a shell.
   *
   * @param agent where the agent's sources are at home, such as {@code my-agent}
   */
  public static String of(Entry entry, Round round, String agent) {
    List<String> words = new ArrayList<>(List.of("./blastlab", "play"));
    words.add(Shell.quote(entry.scenario().name()));
    words.addAll(List.of("--agent", Shell.quote(agent)));
    for (String opponent : entry.opponents()) {
      words.addAll(List.of("--agent", Shell.quote(opponent)));
    }
    words.addAll(List.of("--seed", round.seed().toString()));
    if (round.rotation() > 0) {
      words.addAll(List.of("--rotate", String.valueOf(round.rotation())));
    }
    return String.join(" ", words);
  }
}
