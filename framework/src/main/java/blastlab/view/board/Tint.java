package blastlab.view.board;

/**
 * A colour to paint with.
 *
 * @param rgb eight bits each of red, green and blue
 * @param opacity from 0, which leaves no trace, to 1, which covers all
 */
public record Tint(int rgb, double opacity) {
  /** Black. */
  public static final Tint BLACK = of(0x000000);

  /** White. */
  public static final Tint WHITE = of(0xFFFFFF);

  /** Checks the ranges. */
  public Tint {
    if (rgb < 0 || rgb > 0xFFFFFF || !(opacity >= 0 && opacity <= 1)) {
      throw new IllegalArgumentException(
          String.format("colour %x with opacity %s, expected 0..ffffff and 0..1", rgb, opacity));
    }
  }

  /** A colour that covers all, such as {@code 0xFF8000}. */
  public static Tint of(int rgb) {
    return new Tint(rgb, 1);
  }

  /** How much red it has, from 0 to 255. */
  public int red() {
    return rgb >> 16;
  }

  /** How much green it has, from 0 to 255. */
  public int green() {
    return rgb >> 8 & 0xFF;
  }

  /** How much blue it has, from 0 to 255. */
  public int blue() {
    return rgb & 0xFF;
  }

  /** The same colour, so much fainter: 1 leaves it as it is. */
  public Tint faint(double part) {
    return new Tint(rgb, opacity * part);
  }

  /** A colour between this one (0) and another (1). */
  public Tint mix(Tint other, double part) {
    int mixed =
        between(red(), other.red(), part) << 16
            | between(green(), other.green(), part) << 8
            | between(blue(), other.blue(), part);
    return new Tint(mixed, opacity + (other.opacity - opacity) * part);
  }

  /** How light it looks, from 0 for black to 1 for white. */
  public double lightness() {
    return (0.2126 * linear(red()) + 0.7152 * linear(green()) + 0.0722 * linear(blue()));
  }

  /** Black or white, whichever can be read better on this colour. */
  public Tint legible() {
    return lightness() > 0.3 ? BLACK : WHITE;
  }

  private static double linear(int part) {
    return Math.pow(part / 255.0, 2.2);
  }

  private static int between(int from, int to, double part) {
    return (int) Math.round(from + (to - from) * part);
  }
}
