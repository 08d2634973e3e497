package blastlab.grader.html;

/** A text of whatever origin: its marks are escaped, and what has no shape gets one. */
record Text(String text) implements Node {
  @Override
  public void write(StringBuilder to) {
    escape(text, to);
  }

  /** Appends the text so that HTML shows it and no letter of it does anything else. */
  static void escape(String text, StringBuilder to) {
    Shapes.of(text)
        .codePoints()
        .forEach(
            letter -> {
              switch (letter) {
                case '&' -> to.append("&amp;");
                case '<' -> to.append("&lt;");
                case '>' -> to.append("&gt;");
                case '"' -> to.append("&quot;");
                case '\'' -> to.append("&#39;");
                default -> to.appendCodePoint(letter);
              }
            });
  }
}
