package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.grader.html.Element;
import blastlab.grader.html.Node;
import blastlab.grader.results.Grading;
import java.util.List;

/** What must not be overlooked. */
final class Notices {
  private static final int LONGEST = 500;

  private Notices() {}

  /** In red, what was not enforced; nothing, if all was. */
  static List<Node> notEnforced(List<String> unenforced) {
    if (unenforced.isEmpty()) {
      return List.of();
    }
    Element title = el("h2", "Not enforced where these games were played");
    return List.of(el("section", title, list(unenforced)).with("class", "alert"));
  }

  /** What was taken for no submission; nothing, if there was nothing. */
  static List<Node> ignored(Grading grading) {
    if (grading.ignored().isEmpty()) {
      return List.of();
    }
    Element title = el("h2", "Taken for no submission");
    return List.of(el("section", title, list(grading.ignored())));
  }

  private static Element list(List<String> sentences) {
    Element list = el("ul");
    sentences.forEach(sentence -> list.add(el("li", Words.cut(sentence, LONGEST))));
    return list;
  }
}
