package blastlab.grader.tournament;

/** A little linear algebra for symmetric matrices that are positive definite. */
final class Cholesky {
  private Cholesky() {}

  /** The inverse. */
  static double[][] inverse(double[][] matrix) {
    int n = matrix.length;
    double[][] lower = decompose(matrix);
    double[][] halves = new double[n][n]; // of the inverse: row k is the inverse of L in column k
    for (int column = 0; column < n; column++) {
      double[] x = halves[column];
      for (int i = column; i < n; i++) {
        double right = i == column ? 1 : 0;
        for (int j = column; j < i; j++) {
          right -= lower[i][j] * x[j];
        }
        x[i] = right / lower[i][i];
      }
    }
    double[][] inverse = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        double sum = 0;
        for (int k = i; k < n; k++) {
          sum += halves[i][k] * halves[j][k];
        }
        inverse[i][j] = sum;
        inverse[j][i] = sum;
      }
    }
    return inverse;
  }

  /** The lower triangle L for which L times its transpose is the matrix. */
  static double[][] decompose(double[][] matrix) {
    int n = matrix.length;
    double[][] lower = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        double left = matrix[i][j];
        for (int k = 0; k < j; k++) {
          left -= lower[i][k] * lower[j][k];
        }
        lower[i][j] = i == j ? Math.sqrt(left) : left / lower[j][j];
      }
    }
    return lower;
  }
}
