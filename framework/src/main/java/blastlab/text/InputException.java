package blastlab.text;

/**
 * A mistake in what the user gave us, told so that it can be put right: where, what, and what would
 * have been right. It ends a command with exit code 2 and no stack trace.
 */
public final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** A mistake that the message tells whole. */
  public InputException(String message) {
    super(message);
  }

  /** A mistake that another exception has found. */
  public InputException(String message, Throwable cause) {
    super(message, cause);
  }

  /** A mistake at a place in a text; lines and columns count from 1. */
  public static InputException at(String file, int line, int column, String what, String expected) {
    return new InputException(
        file + ":" + line + ":" + column + ": " + what + ", expected " + expected);
  }
}
