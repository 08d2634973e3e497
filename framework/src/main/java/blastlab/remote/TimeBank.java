package blastlab.remote;

import java.time.Duration;

/**
 * The time that an agent has in a game: so much for each decision, and once a bank of extra time
 * for those that take longer, so that one garbage collection costs nobody a game.
 */
public final class TimeBank {
  private final long decision;
  private long bank;
  private long game;

  /** A bank for one game. */
  public TimeBank(Duration decision, Duration bank, Duration game) {
    this.decision = decision.toNanos();
    this.bank = bank.toNanos();
    this.game = game.toNanos();
  }

  /** How long the next decision may take. */
  public long next() {
    return Math.min(decision + bank, game);
  }

  /** How much of the bank is left. */
  public Duration left() {
    return Duration.ofNanos(bank);
  }

  /** A decision took so long. */
  public void spend(long nanos) {
    bank = Math.max(0, bank - Math.max(0, nanos - decision));
    game = Math.max(0, game - nanos);
  }

  /** It has worked so long while it was not asked: that is not for nothing. */
  public void charge(long nanos) {
    bank = Math.max(0, bank - nanos);
    game = Math.max(0, game - nanos);
  }
}
