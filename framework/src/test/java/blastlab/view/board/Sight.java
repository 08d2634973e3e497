package blastlab.view.board;

import java.util.List;

/** How people see colours: all of them, or blind to one of the three lights. */
final class Sight {
  static final List<Sight> ALL =
      List.of(
          new Sight("all colours", 1, 0, 0, 0, 1, 0, 0, 0, 1),
          new Sight(
              "no red", 0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882,
              -0.048116, 1.051998),
          new Sight(
              "no green",
              0.367322,
              0.860646,
              -0.227968,
              0.280085,
              0.672501,
              0.047413,
              -0.011820,
              0.042940,
              0.968881),
          new Sight(
              "no blue", 1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733,
              0.691367, 0.303900));

  private final String name;
  private final double[] matrix;

  private Sight(String name, double... matrix) {
    this.name = name;
    this.matrix = matrix;
  }

  @Override
  public String toString() {
    return name;
  }

  /** How different two colours look, in the OKLab space, where white is 1 from black. */
  double distance(Tint one, Tint other) {
    double[] a = seen(one);
    double[] b = seen(other);
    return Math.sqrt(
        Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
  }

  private double[] seen(Tint tint) {
    double[] light = times(matrix, linear(tint.red()), linear(tint.green()), linear(tint.blue()));
    for (int i = 0; i < light.length; i++) {
      light[i] = Math.max(0, Math.min(1, light[i]));
    }
    double[] cones = times(CONES, light);
    for (int i = 0; i < cones.length; i++) {
      cones[i] = Math.cbrt(cones[i]);
    }
    return times(LAB, cones);
  }

  private static final double[] CONES = {
    0.4122214708,
    0.5363325363,
    0.0514459929,
    0.2119034982,
    0.6806995451,
    0.1073969566,
    0.0883024619,
    0.2817188376,
    0.6299787005
  };

  private static final double[] LAB = {
    0.2104542553,
    0.7936177850,
    -0.0040720468,
    1.9779984951,
    -2.4285922050,
    0.4505937099,
    0.0259040371,
    0.7827717662,
    -0.8086757660
  };

  private static double[] times(double[] matrix, double... vector) {
    double[] product = new double[3];
    for (int row = 0; row < 3; row++) {
      for (int i = 0; i < 3; i++) {
        product[row] += matrix[3 * row + i] * vector[i];
      }
    }
    return product;
  }

  private static double linear(int part) {
    double c = part / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }
}
