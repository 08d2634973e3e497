package blastlab.grader.submission;

/** Why a submission is not unpacked. */
public final class RefusedException extends Exception {
  private static final long serialVersionUID = 1L;

  /** A reason in words. */
  public RefusedException(String reason) {
    super(reason);
  }
}
