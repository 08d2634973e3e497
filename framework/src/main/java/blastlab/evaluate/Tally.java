package blastlab.evaluate;

import blastlab.loader.Agent;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.scenario.Seed;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Adds up the games of a trial, which may come from many threads and in any order. */
final class Tally {
  private final Trial trial;
  private final List<Seed> seeds;
  private final Archive archive;
  private final List<Account> accounts;
  private final BitSet notWon = new BitSet();
  private long steps;
  private int failedGame = Integer.MAX_VALUE;
  private Optional<Result.Seat> failed = Optional.empty();

  Tally(Trial trial, List<Seed> seeds, Archive archive) {
    this.archive = archive;
    this.trial = trial;
    this.seeds = seeds;
    boolean contest = trial.scenario().isContest();
    this.accounts =
        Stream.generate(() -> new Account(contest)).limit(trial.lineup().size()).toList();
  }

  /** How many games there are: with each seed one for each rotation. */
  int games() {
    return seeds.size() * trial.rotations();
  }

  /** Plays the game with this number and adds it. */
  void play(int game, Thinking thinking) {
    Archive.Entry entry = archive.begin(trial, round(game));
    entry.over(add(game, trial.play(round(game), thinking, entry.listener())));
  }

  private Round round(int game) {
    return new Round(seeds.get(game / trial.rotations()), game % trial.rotations());
  }

  /** Adds a game, and says whether the agent on trial has won it. */
  private synchronized boolean add(int game, Result result) {
    for (int place = 0; place < accounts.size(); place++) {
      boolean won = accounts.get(place).add(result, trial.seat(place, round(game)));
      if (place == 0) {
        notWon.set(game, !won);
      }
    }
    steps += result.steps();
    Optional<Result.Seat> failing =
        result.seats().stream().filter(s -> s.failure().isPresent()).findFirst();
    if (failing.isPresent() && game < failedGame) {
      failedGame = game;
      failed = failing;
    }
    return !notWon.get(game);
  }

  synchronized Summary summary() {
    List<String> names = names();
    List<Standing> standings = new ArrayList<>();
    for (Account account : accounts) {
      standings.add(account.standing(names.get(standings.size())));
    }
    return new Summary(
        trial,
        (double) steps / games(),
        List.copyOf(standings),
        notWon.stream().mapToObj(this::round).toList(),
        failed.map(this::failedGame));
  }

  /** What to call the agents: where one plays in several places, they are numbered from 2 on. */
  private List<String> names() {
    List<String> specs = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (Agent agent : trial.lineup()) {
      specs.add(agent.spec());
      long count = specs.stream().filter(agent.spec()::equals).count();
      names.add(count == 1 ? agent.spec() : agent.spec() + " #" + count);
    }
    return names;
  }

  private Summary.FailedGame failedGame(Result.Seat seat) {
    return new Summary.FailedGame(round(failedGame), seat.name(), seat.failure().orElseThrow());
  }
}
