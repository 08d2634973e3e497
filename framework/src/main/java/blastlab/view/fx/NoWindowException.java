package blastlab.view.fx;

/** That no window can be opened here; the message says why. */
public final class NoWindowException extends Exception {
  private static final long serialVersionUID = 1;

  /** No window, for this reason. */
  public NoWindowException(String why) {
    super(why);
  }
}
