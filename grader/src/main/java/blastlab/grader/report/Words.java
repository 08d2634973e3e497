package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.grader.html.Element;
import blastlab.grader.verdict.Verdict;
import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** Numbers and short texts as people read them. */
final class Words {
  private static final int LONGEST_NAME = 80;
  private static final Set<Verdict> GOOD =
      EnumSet.of(Verdict.ESCAPED, Verdict.WON, Verdict.SURVIVED);

  private Words() {}

  /** Points without needless zeros. */
  static String points(BigDecimal points) {
    return points.signum() == 0 ? "0" : points.stripTrailingZeros().toPlainString();
  }

  static String percent(double part) {
    return Math.round(part * 100) + " %";
  }

  static String millis(double millis) {
    return String.format(Locale.ROOT, millis < 10 ? "%.2f ms" : "%.0f ms", millis);
  }

  /** A number with its noun, such as {@code 1 game} and {@code 2 games}. */
  static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  /** A name that keeps to itself, whatever is in it; after a slash it may go on in a new line. */
  static Element named(String name) {
    Element named = el("span").with("class", "name");
    String shown = name(name);
    int from = 0;
    for (int slash = shown.indexOf('/'); slash >= 0; slash = shown.indexOf('/', from)) {
      named.add(shown.substring(from, slash + 1)).add(el("wbr"));
      from = slash + 1;
    }
    return named.add(shown.substring(from));
  }

  /** A name, cut if it is longer than a name can be. */
  static String name(String name) {
    return cut(name.isBlank() ? "(no name)" : name, LONGEST_NAME);
  }

  /** A text of so many letters at most; it says where it was cut. */
  static String cut(String text, int most) {
    return text.codePointCount(0, text.length()) > most
        ? text.substring(0, text.offsetByCodePoints(0, most)) + "…"
        : text;
  }

  /** A verdict in words; the colour only says the same again. */
  static Element verdict(Verdict verdict) {
    return el("span", verdict.words()).with("class", style(verdict));
  }

  /** The style for a verdict: good, lost or bad; the words beside it say the same. */
  private static String style(Verdict verdict) {
    if (verdict.isFailure()) {
      return "verdict bad";
    }
    return GOOD.contains(verdict) ? "verdict good" : "verdict lost";
  }
}
