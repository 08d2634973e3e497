package blastlab.world;

/** Somebody can't start as the set-up wants it; the message says who, where and why. */
public final class SetupException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final int id;

  SetupException(int id, String message) {
    super(message);
    this.id = id;
  }

  /** The id that this one would have had: all characters count, then all monsters. */
  public int id() {
    return id;
  }
}
