package blastlab.grader.tournament;

/** A little linear algebra for symmetric matrices that are positive definite. */
final class Cholesky {
  private Cholesky() {}

  /** The square roots of the diagonal of the inverse. */
  static double[] rootsOfInverseDiagonal(double[][] matrix) {
    int n = matrix.length;
    double[][] lower = decompose(matrix);
    double[] roots = new double[n];
    for (int column = 0; column < n; column++) { // solve L x = e, then the sum of squares is it
      double[] x = new double[n];
      double sum = 0;
      for (int i = column; i < n; i++) {
        double right = i == column ? 1 : 0;
        for (int j = column; j < i; j++) {
          right -= lower[i][j] * x[j];
        }
        x[i] = right / lower[i][i];
        sum += x[i] * x[i];
      }
      roots[column] = Math.sqrt(sum);
    }
    return roots;
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
