package blastlab.view.fx;

import java.util.List;
import java.util.prefs.Preferences;

/**
 * How somebody likes the window: kept from one game to the next.
 *
 * @param dark whether it is dark
 * @param maximized whether it fills the screen
 */
record WindowState(
    double x, double y, double width, double height, boolean maximized, boolean dark) {
  static final double LEAST_WIDTH = 640;
  static final double LEAST_HEIGHT = 420;
  private static final double USUAL_WIDTH = 1180;
  private static final double USUAL_HEIGHT = 760;

  /** So much of a window has to be on a screen, so that it can be seen and moved. */
  private static final double GRIP = 80;

  /** A rectangle of the desktop. */
  record Area(double x, double y, double width, double height) {
    private boolean shows(WindowState window) {
      return window.x + window.width >= x + GRIP
          && window.x <= x + width - GRIP
          && window.y >= y - 1
          && window.y <= y + height - GRIP;
    }
  }

  /** What was kept; where nothing was, or nonsense, the usual. */
  static WindowState load(Preferences preferences) {
    return new WindowState(
        preferences.getDouble("x", Double.NaN),
        preferences.getDouble("y", Double.NaN),
        preferences.getDouble("width", USUAL_WIDTH),
        preferences.getDouble("height", USUAL_HEIGHT),
        preferences.getBoolean("maximized", false),
        preferences.getBoolean("dark", true));
  }

  void save(Preferences preferences) {
    preferences.putDouble("x", x);
    preferences.putDouble("y", y);
    preferences.putDouble("width", width);
    preferences.putDouble("height", height);
    preferences.putBoolean("maximized", maximized);
    preferences.putBoolean("dark", dark);
  }

  /** The same window where it can be seen: on one of these screens, the first if it was on none. */
  WindowState on(List<Area> screens) {
    WindowState sized = atMost(screens.get(0));
    for (Area screen : screens) {
      WindowState fitting = atMost(screen);
      if (screen.shows(fitting)) {
        return fitting;
      }
    }
    Area first = screens.get(0);
    double left = first.x + (first.width - sized.width) / 2;
    double top = first.y + (first.height - sized.height) / 2;
    return new WindowState(left, top, sized.width, sized.height, maximized, dark);
  }

  private WindowState atMost(Area screen) {
    return new WindowState(
        x,
        y,
        clamp(width, LEAST_WIDTH, screen.width, USUAL_WIDTH),
        clamp(height, LEAST_HEIGHT, screen.height, USUAL_HEIGHT),
        maximized,
        dark);
  }

  private static double clamp(double value, double least, double most, double usual) {
    double sane = Double.isFinite(value) ? value : usual;
    return Math.min(Math.max(sane, least), Math.max(most, 1));
  }
}
