package blastlab.scenario;

import blastlab.text.InputException;

/** A mistake in a field of a scenario, found by somebody who need not know the scenario's file. */
final class FieldException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * A mistake in a field.
   *
   * @param path where in the scenario, such as {@code monsters[0].kind}
   */
  FieldException(String path, String message) {
    super(path + ": " + message);
  }

  /** The mistake as the user is to see it. */
  InputException in(String file) {
    return new InputException(file + ": " + getMessage(), this);
  }
}
