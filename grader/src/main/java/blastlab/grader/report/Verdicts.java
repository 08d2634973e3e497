package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.grader.html.Element;
import blastlab.grader.html.Node;
import blastlab.grader.verdict.Verdict;
import java.util.Map;

/** Verdicts in a line, each with how often it was given. */
final class Verdicts {
  private Verdicts() {}

  /** The verdicts alone, without numbers. */
  static Node words(Map<Verdict, Integer> counts) {
    Element words = el("span");
    String between = "";
    for (Verdict verdict : counts.keySet()) {
      words.add(between).add(Words.verdict(verdict));
      between = ", ";
    }
    return words;
  }

  /** The verdicts with their numbers. */
  static Node list(Map<Verdict, Integer> counts) {
    Element list = el("span");
    String between = "";
    for (Map.Entry<Verdict, Integer> count : counts.entrySet()) {
      Element verdict = Words.verdict(count.getKey());
      Element item = el("span", count.getValue() + " × ").add(verdict).with("class", "whole");
      list.add(between).add(item);
      between = ", ";
    }
    return list;
  }
}
