package blastlab.evaluate;

import blastlab.match.Thinking;
import blastlab.scenario.Seed;
import blastlab.text.InputException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** Every trial with every seed; the results are the same, however many games run at a time. */
public final class Evaluation {
  private static final long GLANCE_MILLIS = 50;

  private final List<Tally> tallies;
  private final Duration limit;
  private final AtomicLong begun = new AtomicLong();
  private final AtomicLong done = new AtomicLong();
  private final CountDownLatch over = new CountDownLatch(1);
  private final AtomicReference<Throwable> failure = new AtomicReference<>();

  /** Told now and then how far the games are. */
  @FunctionalInterface
  public interface Progress {
    /** So many of all games are done. */
    void done(long games);
  }

  /**
   * Games that are ready to be played.
   *
   * @param limit how long an agent may think about one decision
   */
  public Evaluation(List<Trial> trials, List<Seed> seeds, Duration limit) {
    this(trials, seeds, limit, Archive.NONE);
  }

  /**
   * The same with games that are kept.
   *
   * @param archive keeps them
   */
  public Evaluation(List<Trial> trials, List<Seed> seeds, Duration limit, Archive archive) {
    List<Seed> all = List.copyOf(seeds);
    this.tallies = trials.stream().map(trial -> new Tally(trial, all, archive)).toList();
    this.limit = limit;
  }

  /** How many games there are in all. */
  public long games() {
    return tallies.stream().mapToLong(Tally::games).sum();
  }

  /** Plays all games, so many at a time, and sums them up, a trial each. */
  public List<Summary> run(int jobs, Progress progress) throws InterruptedException {
    List<Player> players = new ArrayList<>();
    for (int i = 0; i < jobs; i++) {
      players.add(Player.start(this, limit));
    }
    try {
      watch(players, progress);
    } finally {
      begun.set(games()); // after a failure the others need not go on
    }
    if (failure.get() instanceof InputException mistake) {
      throw mistake; // such as a full disk
    }
    if (failure.get() != null) {
      throw new IllegalStateException("a game could not be played", failure.get());
    }
    return tallies.stream().map(Tally::summary).toList();
  }

  /** Replaces the players that are stuck in an agent's code, until all games are done. */
  private void watch(List<Player> players, Progress progress) throws InterruptedException {
    List<Player> givenUp = new ArrayList<>();
    long glance = Math.max(1, Math.min(GLANCE_MILLIS, limit.toMillis() / 4));
    while (!over.await(glance, TimeUnit.MILLISECONDS)) {
      for (int i = 0; i < players.size(); i++) {
        Player player = players.get(i);
        Optional<Player> other = player.replaceIfStuck();
        if (other.isPresent()) {
          givenUp.add(player);
          players.set(i, other.get());
        }
      }
      givenUp.forEach(Player::stopAfterPatience);
      progress.done(done.get());
    }
    givenUp.forEach(Player::stop); // whoever goes on after us needs the cores
  }

  /** The number of a game that nobody has begun yet, or empty if there is none. */
  Optional<Long> next() {
    long game = begun.getAndIncrement();
    return game < games() ? Optional.of(game) : Optional.empty();
  }

  /** Plays a game and adds it to the results. */
  void play(long game, Thinking thinking) {
    long number = game;
    int trial = 0;
    while (number >= tallies.get(trial).games()) {
      number -= tallies.get(trial).games();
      trial++;
    }
    tallies.get(trial).play((int) number, thinking);
    if (done.incrementAndGet() == games()) {
      over.countDown();
    }
  }

  /** Ends all because of a failure that is no agent's. */
  void fail(Throwable thrown) {
    failure.compareAndSet(null, thrown);
    over.countDown();
  }
}
