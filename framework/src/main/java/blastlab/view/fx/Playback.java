package blastlab.view.fx;

import blastlab.replay.History;
import blastlab.replay.Moment;
import java.util.Optional;

/**
 * Which moment of a game is shown, and how that goes on: the cursor of a window. A live game is
 * asked for another step only when the cursor stands at its end and wants to go on.
 */
final class Playback {
  private final History history;
  private final Gate gate;
  private Speed speed;
  private boolean playing;
  private boolean following = true; // sticks to the end of a game that grows
  private int cursor;
  private long due; // since when the cursor stands where it is

  Playback(History history, Gate gate, Speed speed, boolean playing) {
    this.history = history;
    this.gate = gate;
    this.speed = speed;
    this.playing = playing;
    command();
  }

  /** Which moment is shown. */
  int cursor() {
    return cursor;
  }

  /** The number of the latest moment there is. */
  int last() {
    return Math.max(0, history.size() - 1);
  }

  /** The moment that is shown; none before the game has begun. */
  Optional<Moment> moment() {
    return history.size() == 0 ? Optional.empty() : Optional.of(history.at(cursor));
  }

  boolean isPlaying() {
    return playing;
  }

  Speed speed() {
    return speed;
  }

  /** Whether the shown moment is the last one that the game will ever have. */
  boolean isAtEnd() {
    return cursor == last() && history.result().isPresent();
  }

  /** Lets time pass. */
  void tick(long now) {
    if (following) {
      cursor = last();
      due = now;
    } else if (playing && cursor < last()) {
      advance(now);
    }
    if (playing && isAtEnd()) {
      playing = false;
      command();
    }
  }

  private void advance(long now) {
    if (due == 0) {
      due = now;
    }
    long nanos = Math.max(1_000_000, speed.nanosPerStep()); // a stored game has no pace of its own
    long steps = (now - due) / nanos;
    due += steps * nanos;
    cursor = (int) Math.min(last(), cursor + steps);
    if (cursor == last()) {
      follow(true);
      command();
    }
  }

  /** Plays on, from the start if the game is at its end; or pauses. */
  void toggle() {
    playing = !playing;
    if (playing && isAtEnd()) {
      go(0);
    }
    due = 0;
    command();
  }

  void pause() {
    playing = false;
    command();
  }

  /** One moment on, and then a pause; at the end of a live game it is asked for its next step. */
  void forward() {
    playing = false;
    if (cursor == last()) {
      follow(true);
      gate.grant();
    } else {
      go(cursor + 1);
    }
    command();
  }

  /** One moment back, and then a pause. */
  void back() {
    seek(cursor - 1);
  }

  /** Shows the game after so many steps, and pauses there. */
  void seek(int step) {
    playing = false;
    go(step);
    command();
  }

  /** Goes to the end and stays there as the game goes on; pauses only if it was paused. */
  void end() {
    go(last());
    command();
  }

  void faster() {
    speed = speed.faster();
    command();
  }

  void slower() {
    speed = speed.slower();
    command();
  }

  private void go(int step) {
    cursor = Math.max(0, Math.min(last(), step));
    follow(cursor == last());
  }

  private void follow(boolean on) {
    following = on;
    due = 0;
  }

  private void command() {
    gate.set(playing && following, speed);
  }
}
