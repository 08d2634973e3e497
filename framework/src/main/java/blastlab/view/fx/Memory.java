package blastlab.view.fx;

import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.prefs.Preferences;

/** Where it is kept how somebody likes the window. */
final class Memory {
  /** A home where nothing can be kept is no reason to say anything. */
  private static final Logger PREFERENCES = Logger.getLogger("java.util.prefs");

  private Memory() {}

  static Preferences preferences() {
    PREFERENCES.setLevel(Level.OFF);
    return Preferences.userRoot().node("blastlab/window");
  }
}
