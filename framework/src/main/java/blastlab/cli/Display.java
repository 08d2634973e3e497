package blastlab.cli;

import blastlab.view.fx.NoWindowException;
import java.util.Locale;
import java.util.Map;

/** Whether a window could be seen here. */
final class Display {
  private Display() {}

  /** Makes sure that there is a screen. */
  static void require() throws NoWindowException {
    if (!isThere()) {
      throw new NoWindowException("there is no display for a window");
    }
  }

  /**
   * Whether there is a screen: on Linux that is told by the environment, elsewhere there is one.
   */
  static boolean isThere() {
    return isThere(
        System.getProperty("os.name"), System.getenv(), Boolean.getBoolean("java.awt.headless"));
  }

  static boolean isThere(String system, Map<String, String> environment, boolean headless) {
    String name = system.toLowerCase(Locale.ROOT);
    if (headless) {
      return false;
    }
    return name.startsWith("windows")
        || name.startsWith("mac")
        || !environment.getOrDefault("DISPLAY", "").isEmpty()
        || !environment.getOrDefault("WAYLAND_DISPLAY", "").isEmpty();
  }
}
