package blastlab.text;

import java.util.List;

/** The lines of a map, and errors that name their place. Lines and columns count from 0 here. */
final class MapLines {
  private final String file;
  private final List<String> lines;

  /** The lines without what follows the last line break. */
  MapLines(MapText map) {
    file = map.file();
    List<String> all = List.of(map.text().replace("\r\n", "\n").split("\n", -1));
    int end = all.size();
    while (end > 0 && all.get(end - 1).isEmpty()) {
      end--;
    }
    lines = all.subList(0, end);
  }

  /** How many lines there are. */
  int size() {
    return lines.size();
  }

  /** A line that may be there. */
  String get(int line) {
    return lines.get(line);
  }

  /** A line that must be there. */
  String require(int line, String expected) {
    if (line >= lines.size()) {
      throw error(line, 0, "the end of the map", expected);
    }
    return lines.get(line);
  }

  /** What stands at a place, in words. */
  String found(int line, int column) {
    return found(lines.get(line), column);
  }

  /** What stands in a text at a place, in words. */
  static String found(String text, int at) {
    return at < text.length()
        ? Quoted.of(Character.toString(text.codePointAt(at)))
        : "the end of the line";
  }

  /** A mistake at a place. */
  InputException error(int line, int column, String what, String expected) {
    return InputException.at(file, line + 1, column + 1, what, expected);
  }

  /** A mistake that is nowhere in particular. */
  InputException error(String what, String expected) {
    return new InputException(file + ": " + what + ", expected " + expected);
  }
}
