package blastlab.grader.html;

/**
 * Gives a shape to letters that have none. Some of them (most control characters, halves of pairs)
 * may not stand in XML; others would turn the direction of what follows, or hide something.
 */
final class Shapes {
  private static final int NON_JOINER =
      0x200c; // Persian and many others are misspelt without these
  private static final int JOINER = 0x200d;

  private Shapes() {}

  /** The text with line ends as {@code \n}, and the code of each letter that cannot be seen. */
  static String of(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    text.replace("\r\n", "\n").codePoints().forEach(letter -> append(shown, letter));
    return shown.toString();
  }

  private static void append(StringBuilder shown, int letter) {
    if (letter == '\n' || letter == '\t' || letter == NON_JOINER || letter == JOINER) {
      shown.appendCodePoint(letter);
    } else if (isShapeless(letter)) {
      shown.append(String.format("[U+%04X]", letter));
    } else {
      shown.appendCodePoint(letter);
    }
  }

  private static boolean isShapeless(int letter) {
    boolean noCharacter = (letter & 0xfffe) == 0xfffe;
    return noCharacter
        || switch (Character.getType(letter)) {
          case Character.CONTROL,
              Character.FORMAT,
              Character.SURROGATE,
              Character.LINE_SEPARATOR,
              Character.PARAGRAPH_SEPARATOR ->
              true;
          default -> false;
        };
  }
}
