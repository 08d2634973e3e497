package blastlab.evaluate;

import blastlab.match.Effort;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.scenario.Seed;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Adds up the games of a trial, which may come from many threads and in any order. */
final class Tally {
  private final Trial trial;
  private final List<Seed> seeds;
  private final Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
  private final BitSet lost = new BitSet();
  private long scores;
  private long steps;
  private Effort effort = Effort.NONE;
  private int failedGame = Integer.MAX_VALUE;
  private Optional<Result.Seat> failed = Optional.empty();

  Tally(Trial trial, List<Seed> seeds) {
    this.trial = trial;
    this.seeds = seeds;
  }

  /** Adds the game with the seed that has this place among the seeds. */
  synchronized void add(int game, Result result) {
    Result.Seat seat = result.seats().get(0);
    Outcome outcome = seat.outcome().orElseThrow();
    outcomes.merge(outcome, 1, Integer::sum);
    lost.set(game, !outcome.isWin());
    scores += seat.score();
    steps += result.steps();
    effort = effort.plus(seat.effort());
    Optional<Result.Seat> failing =
        result.seats().stream().filter(s -> s.failure().isPresent()).findFirst();
    if (failing.isPresent() && game < failedGame) {
      failedGame = game;
      failed = failing;
    }
  }

  synchronized Summary summary() {
    List<Seed> losing = new ArrayList<>();
    lost.stream().forEach(game -> losing.add(seeds.get(game)));
    return new Summary(
        trial,
        seeds.size(),
        (double) scores / seeds.size(),
        (double) steps / seeds.size(),
        effort,
        Collections.unmodifiableMap(new EnumMap<>(outcomes)),
        List.copyOf(losing),
        failed.map(seat -> failedGame(seat)));
  }

  private Summary.FailedGame failedGame(Result.Seat seat) {
    return new Summary.FailedGame(seeds.get(failedGame), seat.name(), seat.failure().orElseThrow());
  }
}
