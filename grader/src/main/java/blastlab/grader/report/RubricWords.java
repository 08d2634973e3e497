package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.evaluate.Seeds;
import blastlab.grader.html.Element;
import blastlab.grader.html.Node;
import blastlab.grader.rubric.Entry;
import blastlab.grader.rubric.Goal;
import blastlab.grader.rubric.Limits;
import blastlab.grader.rubric.Rubric;
import blastlab.grader.rubric.Visibility;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/** A rubric in sentences, so that everybody knows what the points are for. */
final class RubricWords {
  private static final int LONGEST_LIST = 200;

  private RubricWords() {}

  /** What an audience is told of a rubric. */
  static Element section(Rubric rubric, Audience audience) {
    List<Node> items = new ArrayList<>();
    for (Entry entry : rubric.entries()) {
      if (audience.sees(entry)) {
        Element name = el("strong", Words.named(entry.name()));
        items.add(el("li", name).add(": " + entry(entry, audience)));
      }
    }
    return el("section", el("h2", "What was asked"))
        .add(el("ul").add(items))
        .add(el("p", limits(rubric.limits())));
  }

  static String entry(Entry entry, Audience audience) {
    StringBuilder words = new StringBuilder();
    words.append(Words.count(entry.games(), "game")).append(" of ");
    words.append(entry.scenario().name()).append(", seeds ");
    words.append(Words.cut(Seeds.format(entry.seeds()), LONGEST_LIST));
    if (entry.rotations() > 1) {
      words.append(", each from ").append(entry.rotations()).append(" seats");
    }
    if (!entry.opponents().isEmpty()) {
      String opponents = String.join(", ", entry.opponents());
      words.append(", against ").append(Words.cut(opponents, LONGEST_LIST));
    }
    words.append(". ").append(points(entry));
    if (audience == Audience.INSTRUCTOR) {
      words.append(visibility(entry.visibility()));
    }
    return words.toString();
  }

  private static String points(Entry entry) {
    int needed =
        entry
            .share()
            .multiply(BigDecimal.valueOf(entry.games()))
            .setScale(0, RoundingMode.CEILING)
            .intValue();
    return goal(entry.goal())
        + " in "
        + (needed == entry.games() ? "all" : "at least " + needed)
        + " of them for all "
        + Words.points(entry.points())
        + " points; "
        + (entry.partial() ? "fewer earn their part." : "fewer earn nothing.");
  }

  static String goal(Goal goal) {
    if (goal instanceof Goal.Score score) {
      return "End with a score of at least " + score.least();
    }
    if (goal instanceof Goal.Escape) {
      return "Leave through the exit";
    }
    return goal instanceof Goal.Survive ? "Be alive at the end" : "Win";
  }

  private static String visibility(Visibility visibility) {
    return switch (visibility) {
      case VISIBLE -> "";
      case AFTER_DUE_DATE -> " Students see it once the time to submit is over.";
      case AFTER_PUBLISHED -> " Students see it once the grades are published.";
      case HIDDEN -> " Students never see it.";
    };
  }

  private static String limits(Limits limits) {
    return "Limits: "
        + limits.decisionMillis()
        + " ms for a decision, with "
        + limits.bankMillis()
        + " ms of extra time in a game; "
        + limits.gameMillis()
        + " ms for all decisions of a game; "
        + limits.nextCalls().map(calls -> calls + " next() calls for a decision; ").orElse("")
        + limits.memoryMb()
        + " MB of memory; "
        + limits.outputKb()
        + " KB of output are kept.";
  }
}
