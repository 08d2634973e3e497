package blastlab.world;

/** Bytes that should have been a world, and are none. */
public final class MalformedWorldException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  MalformedWorldException(String message) {
    super("no world: " + message);
  }
}
