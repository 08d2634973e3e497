package blastlab.evaluate;

import blastlab.match.Failure;
import blastlab.match.Outcome;
import blastlab.match.Thinking;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Plays games one after the other in a thread of its own, agents included: to hand each decision to
 * another thread would cost more than most decisions do. When a decision takes too long, the whole
 * player is given up. Another one then plays that game again, which goes as before, since the seed
 * is the same, and there lets that decision time out without asking the agent.
 */
final class Player implements Thinking {
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(1);
  private static final long NO_DECISION = Long.MAX_VALUE;
  private static final long GIVEN_UP = Long.MIN_VALUE;

  private final Evaluation evaluation;
  private final Duration limit;
  private final Thread thread = new Thread(this::loop, "game");
  private final AtomicLong deadline = new AtomicLong(NO_DECISION);
  private final Map<Integer, Failure> tooLong;
  private Optional<Long> game;
  private int decisions;
  private long givenUpAt;

  private Player(
      Evaluation evaluation, Duration limit, Optional<Long> game, Map<Integer, Failure> tooLong) {
    this.evaluation = evaluation;
    this.limit = limit;
    this.game = game;
    this.tooLong = tooLong;
    thread.setDaemon(true);
  }

  static Player start(Evaluation evaluation, Duration limit) {
    Player player = new Player(evaluation, limit, evaluation.next(), new HashMap<>());
    player.thread.start();
    return player;
  }

  /** Gives this player up if a decision has taken too long, and starts another in its place. */
  Optional<Player> replaceIfStuck() {
    long moment = deadline.get();
    if (moment == NO_DECISION || moment == GIVEN_UP || System.nanoTime() - moment < 0) {
      return Optional.empty();
    }
    Throwable timeout =
        new TimeoutException("no decision after " + limit.toMillis() + " ms; it was here:");
    timeout.setStackTrace(thread.getStackTrace());
    if (!deadline.compareAndSet(moment, GIVEN_UP)) {
      return Optional.empty(); // the decision has just come
    }
    givenUpAt = System.nanoTime();
    thread.interrupt();
    Map<Integer, Failure> known = new HashMap<>(tooLong);
    known.put(decisions, new Failure(Outcome.TIMED_OUT, timeout));
    Player other = new Player(evaluation, limit, game, known);
    other.thread.start();
    return Optional.of(other);
  }

  /** Ends this player, who was given up, if the agent's code has not let it end for a while. */
  void stopAfterPatience() {
    if (System.nanoTime() - givenUpAt >= PATIENCE) {
      stop();
    }
  }

  /**
   * Ends this player, who was given up, even if the agent's code is in an endless loop.
   *
   * <p>Such a loop would take a core from all games to come, and make them run out of time too.
   * Java up to 19 can stop it, and as agents only ever see copies, no game suffers. Later versions
   * can't: there the loop goes on until the program ends.
   */
  @SuppressWarnings("deprecation") // it has no replacement
  void stop() {
    if (thread.isAlive() && Runtime.version().feature() < 20) {
      thread.stop();
    }
  }

  @Override
  public Optional<Failure> run(Runnable code) {
    decisions++;
    if (tooLong.containsKey(decisions)) {
      return Optional.of(tooLong.get(decisions));
    }
    long moment = System.nanoTime() + limit.toNanos();
    deadline.set(moment);
    Optional<Failure> failure = Thinking.unlimited().run(code);
    if (!deadline.compareAndSet(moment, NO_DECISION)) {
      throw new GivenUp();
    }
    return failure;
  }

  private void loop() {
    try {
      while (game.isPresent()) {
        Thread.interrupted(); // an agent of the game before may have left it so
        evaluation.play(game.get(), this);
        game = evaluation.next();
        decisions = 0;
        tooLong.clear();
      }
    } catch (Throwable e) {
      if (deadline.get() != GIVEN_UP) { // else another plays on, and nobody waits for this one
        evaluation.fail(e);
      }
    }
  }

  /** Leads out of a game that another player plays now. */
  private static final class GivenUp extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }
}
