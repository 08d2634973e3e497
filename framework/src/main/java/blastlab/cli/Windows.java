package blastlab.cli;

import blastlab.text.InputException;
import blastlab.text.Nearest;
import blastlab.text.Quoted;
import blastlab.view.fx.NoWindowException;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.Supplier;

/** The choice between a window and the terminal. */
final class Windows {
  static final String WINDOW = "fx";
  static final String CONSOLE = "console";

  /** Opens a window, or says why there can be none. */
  interface Opening<T> {
    T open() throws NoWindowException;
  }

  private Windows() {}

  /** Refuses a viewer, null if the user has named none, that is not one of these. */
  static void check(String viewer, List<String> valid) {
    if (viewer != null && !valid.contains(viewer)) {
      throw new InputException(
          "no viewer " + Quoted.of(viewer) + "; " + Nearest.hint(viewer, valid));
    }
  }

  /**
   * What the user wants to watch with; if nothing was said, a window where there can be one.
   *
   * @param viewer what the user has named, null if nothing
   */
  static <T> T choose(String viewer, PrintWriter err, Opening<T> window, Supplier<T> console) {
    if (CONSOLE.equals(viewer)) {
      return console.get();
    }
    try {
      Display.require();
      return window.open();
    } catch (NoWindowException e) {
      if (viewer != null) {
        throw new InputException("--viewer " + viewer + ": " + e.getMessage());
      }
      err.println("blastlab: " + e.getMessage() + ", so the game is shown here");
      err.flush();
      return console.get();
    }
  }
}
