package blastlab.view.console;

/** How fast a game is shown: who watches can stop it, step through it, and change its speed. */
public final class Pace {
  private static final int SHORTEST = 10;
  private static final int LONGEST = 5000;

  private enum Mode {
    RUNNING,
    PAUSED,
    STEPPING
  }

  private int delay;
  private Mode mode;
  private boolean granted;

  private Pace(int delay, Mode mode) {
    this.delay = delay;
    this.mode = mode;
  }

  /** A game that runs, with so many milliseconds a step. */
  public static Pace running(int delay) {
    return new Pace(delay, Mode.RUNNING);
  }

  /** A game that waits to be let go on. */
  public static Pace paused(int delay) {
    return new Pace(delay, Mode.PAUSED);
  }

  /** A game that waits for a key before every step. */
  public static Pace stepping(int delay) {
    return new Pace(delay, Mode.STEPPING);
  }

  int delay() {
    return delay;
  }

  /** Whether the next step has to wait for a key. */
  boolean waits() {
    return mode != Mode.RUNNING && !granted;
  }

  /** Whether a key has asked for the next step at once; it is used up by asking. */
  boolean takeStep() {
    boolean taken = granted;
    granted = false;
    return taken;
  }

  /** Does what a key asks for, if it is about the pace. */
  void press(int key) {
    switch (key) {
      case ' ' -> space();
      case 's', 'S', Keys.RIGHT -> step();
      case '\r', '\n' -> {
        if (mode != Mode.RUNNING) {
          step();
        }
      }
      case 'r', 'R' -> run();
      case '+', '=' -> delay = delay * 2 / 3 < SHORTEST ? 0 : delay * 2 / 3;
      case '-', '_' -> delay = Math.min(LONGEST, Math.max(SHORTEST, delay * 3 / 2));
      default -> {
        if (mode == Mode.STEPPING) {
          step();
        }
      }
    }
  }

  /** From now on nothing goes on by itself. */
  void pause() {
    mode = Mode.PAUSED;
    granted = false;
  }

  /** From now on the game runs. */
  void run() {
    mode = Mode.RUNNING;
  }

  String describe() {
    return switch (mode) {
      case RUNNING -> delay + " ms a step";
      case PAUSED -> "paused";
      case STEPPING -> "step by step";
    };
  }

  String help() {
    return switch (mode) {
      case RUNNING -> "space pause  s step  q quit  ? help  + - speed";
      case PAUSED -> "space go on  s step  q quit  ? help  + - speed";
      case STEPPING -> "any key step  q quit  ? help  r run on";
    };
  }

  private void space() {
    switch (mode) {
      case RUNNING -> mode = Mode.PAUSED;
      case PAUSED -> mode = Mode.RUNNING;
      case STEPPING -> granted = true;
    }
  }

  private void step() {
    granted = true;
    if (mode == Mode.RUNNING) {
      mode = Mode.PAUSED;
    }
  }
}
