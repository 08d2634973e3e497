package blastlab.view.board;

import java.text.Normalizer;
import java.util.List;

/**
 * Letters that are drawn as lines, so that no font is needed and every picture is the same on every
 * computer. It knows all of ASCII; letters lose their accents, and a box stands for the rest.
 *
 * @param height how high a capital is, in pixels
 * @param thickness how thick its lines are, in pixels
 */
public record Lettering(double height, double thickness) {
  /** How far apart letters are, where a capital is six high. */
  private static final double GAP = 2;

  private static final double USUAL = 0.14;
  private static final double BOLD = 0.2;

  /** Letters of this height. */
  public static Lettering plain(double height) {
    return new Lettering(height, Math.max(1, height * USUAL));
  }

  /** Heavy letters of this height, for a few of them. */
  public static Lettering bold(double height) {
    return new Lettering(height, Math.max(1, height * BOLD));
  }

  /** How wide a line of text is. */
  public double width(String text) {
    double width = -GAP;
    for (char c : plain(text).toCharArray()) {
      width += Strokes.of(c).width() + GAP;
    }
    return text.isEmpty() ? 0 : width * unit() + thickness;
  }

  /** The text, or as much of it as is not wider than this. */
  public String clip(String text, double width) {
    int length = text.length();
    while (length > 0 && width(text.substring(0, length)) > width) {
      length--;
    }
    return text.substring(0, length);
  }

  /** Draws a line of text; x and y are the top left of its first capital. */
  public void draw(Brush brush, String text, double x, double y, Tint tint) {
    double pen = x + thickness / 2;
    for (char c : plain(text).toCharArray()) {
      Strokes.Sign sign = Strokes.of(c);
      for (List<Strokes.Point> line : sign.lines()) {
        double[] xs = new double[line.size()];
        double[] ys = new double[line.size()];
        for (int i = 0; i < xs.length; i++) {
          xs[i] = pen + line.get(i).x() * unit();
          ys[i] = y + thickness / 2 + line.get(i).y() * unit();
        }
        brush.strokeLines(xs, ys, thickness, tint);
      }
      pen += (sign.width() + GAP) * unit();
    }
  }

  /** Draws a line of text around a point. */
  public void drawCentred(Brush brush, String text, double x, double y, Tint tint) {
    draw(brush, text, x - width(text) / 2, y - thickness / 2 - middle(plain(text)) * unit(), tint);
  }

  private double unit() {
    return (height - thickness) / Strokes.CAPITAL;
  }

  /** The middle of a single sign, which may be a small letter; of a text that of its capitals. */
  private static double middle(String text) {
    if (text.length() != 1) {
      return Strokes.CAPITAL / 2.0;
    }
    double top = Strokes.CAPITAL;
    double bottom = 0;
    for (List<Strokes.Point> line : Strokes.of(text.charAt(0)).lines()) {
      for (Strokes.Point point : line) {
        top = Math.min(top, point.y());
        bottom = Math.max(bottom, point.y());
      }
    }
    return (top + bottom) / 2;
  }

  private static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
  }
}
