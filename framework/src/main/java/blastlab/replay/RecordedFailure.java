package blastlab.replay;

import blastlab.match.Failure;

/** Thrown in the place of what an agent's code once threw; it says of itself what that said. */
final class RecordedFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Failing failing;

  RecordedFailure(Failing failing) {
    super(failing.message(), null, false, false);
    this.failing = failing;
  }

  Failure asFailure() {
    return new Failure(failing.outcome(), this);
  }

  @Override
  @SuppressWarnings("OverrideThrowableToString") // its class is nobody's business
  public String toString() {
    return getMessage();
  }
}
