package blastlab.view.console;

import blastlab.match.Result;
import blastlab.view.Playbill;
import java.util.List;
import java.util.StringJoiner;

/** The texts that tell a game where there is no terminal. */
final class PlainPages {
  private PlainPages() {}

  /** The world of a moment, the scores, and what happened. */
  static String frame(Story story) {
    StringBuilder text = new StringBuilder("\nstep ");
    text.append(story.step()).append(", time ").append(story.world().time()).append('\n');
    text.append(story.world());
    StringJoiner scores = new StringJoiner(", ");
    story.world().scores().forEach((name, score) -> scores.add(name + " " + score));
    text.append(scores).append('\n');
    story.now().forEach(line -> text.append(line.sentence()).append('\n'));
    return text.toString();
  }

  /** The lines that agents left with the decisions of a moment. */
  static String log(Story story) {
    StringBuilder text = new StringBuilder();
    story.logNow().forEach(line -> text.append("  ").append(line.sentence()).append('\n'));
    return text.toString();
  }

  /** How a game ended. */
  static String end(Playbill bill, Result result) {
    return "\n" + lines(StudentTrace.of(result)) + lines(new Verdict(bill, result).plain());
  }

  private static String lines(List<String> lines) {
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }
}
