package blastlab.grader.html;

/** A part of a page. */
public sealed interface Node permits Element, Text, Verbatim {
  /** Appends its HTML. */
  void write(StringBuilder to);

  /** A text, shown as it is whatever is in it. */
  static Node text(String text) {
    return new Text(text);
  }

  /** An element with other parts in it. */
  static Element el(String tag, Node... children) {
    return new Element(tag).add(children);
  }

  /** An element with a text in it. */
  static Element el(String tag, String text) {
    return new Element(tag).add(text(text));
  }
}
