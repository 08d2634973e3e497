package blastlab.view.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The lines of which letters, digits and signs are made.
 *
 * <p>A point is two digits, column and row. Capitals go from row 0 down to row 6, small letters
 * begin in row 2, and what hangs below the line ends in row 8. A semicolon lifts the pen; a point
 * by itself is a dot.
 */
final class Strokes {
  /** The height of a capital. */
  static final int CAPITAL = 6;

  private static final String SIGNS =
      """
      ! 00 04; 06
      " 00 02; 20 22
      # 10 16; 30 36; 02 42; 04 44
      $ 41 30 10 01 02 13 33 44 45 36 16 05; 20 26
      % 40 06; 01; 45
      & 46 02 01 10 20 31 32 04 05 16 26 44
      ' 00 02
      ( 10 01 05 16
      ) 00 11 15 06
      * 21 25; 02 44; 42 04
      + 21 25; 03 43
      , 15 07
      - 03 33
      . 06
      / 06 30
      : 02; 06
      ; 12; 15 07
      < 30 03 36
      = 02 32; 04 34
      > 00 33 06
      ? 01 10 20 31 32 14; 16
      @ 56 16 05 01 10 50 61 64 55 44 42 22 24 44
      [ 20 00 06 26
      \\ 00 36
      ] 00 20 26 06
      ^ 02 20 42
      _ 07 47
      ` 00 11
      { 20 11 12 03 14 15 26
      | 00 07
      } 00 11 12 23 14 15 06
      ~ 04 12 34 42
      0 10 20 31 35 26 16 05 01 10
      1 11 20 26; 16 36
      2 01 10 30 41 42 06 46
      3 01 10 30 41 42 33 44 45 36 16 05; 13 33
      4 36 30 04 44
      5 40 00 02 32 43 45 36 16 05
      6 41 30 10 01 05 16 36 45 44 33 03
      7 00 40 41 16
      8 10 30 41 42 33 13 02 01 10; 13 04 05 16 36 45 44 33
      9 43 13 02 01 10 30 41 45 36 16 05
      A 06 02 20 42 46; 04 44
      B 00 06 36 45 44 33 03; 33 42 41 30 00
      C 41 30 10 01 05 16 36 45
      D 00 06 26 44 42 20 00
      E 40 00 06 46; 03 33
      F 40 00 06; 03 33
      G 41 30 10 01 05 16 36 45 43 23
      H 00 06; 40 46; 03 43
      I 00 20; 10 16; 06 26
      J 40 45 36 16 05
      K 00 06; 40 03 46
      L 00 06 46
      M 06 00 23 40 46
      N 06 00 46 40
      O 10 30 41 45 36 16 05 01 10
      P 06 00 30 41 42 33 03
      Q 10 30 41 45 36 16 05 01 10; 24 46
      R 06 00 30 41 42 33 03; 23 46
      S 41 30 10 01 02 13 33 44 45 36 16 05
      T 00 40; 20 26
      U 00 05 16 36 45 40
      V 00 26 40
      W 00 06 23 46 40
      X 00 46; 40 06
      Y 00 23 40; 23 26
      Z 00 40 06 46
      a 12 22 33 36 16 05 14 34
      b 00 06 26 35 33 22 02
      c 32 12 03 05 16 36
      d 30 36 16 05 03 12 32
      e 04 34 33 22 12 03 05 16 36
      f 30 20 11 16; 02 22
      g 36 16 05 03 12 32 37 28 08
      h 00 06; 03 12 22 33 36
      i 02 06; 00
      j 12 17 08; 10
      k 00 06; 32 04 36
      l 00 05 16
      m 02 06; 03 12 23 26; 23 32 43 46
      n 02 06; 03 12 22 33 36
      o 12 22 33 35 26 16 05 03 12
      p 02 08; 02 22 33 35 26 06
      q 32 38; 32 12 03 05 16 36
      r 02 06; 03 12 22
      s 32 12 03 14 24 35 26 06
      t 10 15 26; 02 22
      u 02 05 16 36; 32 36
      v 02 26 42
      w 02 16 24 36 42
      x 02 36; 32 06
      y 02 05 16 36; 32 37 28 08
      z 02 32 06 36
      """;

  private static final Sign SPACE = new Sign(List.of(), 2);
  private static final Sign UNKNOWN = sign("00 40 46 06 00");
  private static final Map<Character, Sign> ALL = read();

  private Strokes() {}

  /** A place in a sign. */
  record Point(int x, int y) {}

  /** The lines of a sign, each from point to point, and how wide it is. */
  record Sign(List<List<Point>> lines, int width) {}

  /** The lines of a character; a box in place of one that is not known. */
  static Sign of(char character) {
    return character == ' ' ? SPACE : ALL.getOrDefault(character, UNKNOWN);
  }

  private static Map<Character, Sign> read() {
    Map<Character, Sign> signs = new HashMap<>();
    SIGNS.lines().forEach(line -> signs.put(line.charAt(0), sign(line.substring(2))));
    return signs;
  }

  private static Sign sign(String text) {
    List<List<Point>> lines = new ArrayList<>();
    for (String line : text.split("; ", -1)) {
      lines.add(Stream.of(line.split(" ", -1)).map(Strokes::point).toList());
    }
    int width = lines.stream().flatMap(List::stream).mapToInt(Point::x).max().orElse(0);
    return new Sign(lines, width);
  }

  private static Point point(String text) {
    return new Point(text.charAt(0) - '0', text.charAt(1) - '0');
  }
}
