package blastlab.view.fx;

/**
 * Where the thread of a live game waits until the window wants another step. It keeps time itself,
 * so that no game is ever delayed by drawing.
 */
final class Gate {
  private boolean running;
  private boolean granted;
  private boolean released;
  private long nanosPerStep;
  private long passed = System.nanoTime();

  /** Lets the game go at this pace, or holds it. */
  synchronized void set(boolean run, Speed speed) {
    running = run;
    nanosPerStep = speed.nanosPerStep();
    notifyAll();
  }

  /** Lets one step pass, also while the game is held. */
  synchronized void grant() {
    granted = true;
    notifyAll();
  }

  /** From now on nothing is held any more. */
  synchronized void release() {
    released = true;
    notifyAll();
  }

  /** Waits until another step is wanted. */
  synchronized void await() {
    try {
      while (!mayPass()) {
        wait(patience());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    granted = false;
    long late = -left();
    passed = System.nanoTime() - (late < nanosPerStep ? Math.max(0, late) : 0);
  }

  private boolean mayPass() {
    return released || granted || (running && left() <= 0);
  }

  private long left() {
    return passed + nanosPerStep - System.nanoTime();
  }

  /** How many milliseconds to wait; 0 is until something changes. */
  private long patience() {
    return running ? Math.max(1, left() / 1_000_000) : 0;
  }
}
