package blastlab.training;

import blastlab.evaluate.Trial;
import blastlab.loader.WeightsFile;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.scenario.Seed;
import blastlab.text.InputException;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Games in which an agent learns, one after the other: with the first seed one game in every
 * scenario, then with the next. The same training gives the same weights.
 */
public final class Training {
  private final List<Trial> trials;
  private final List<Seed> seeds;
  private final Thinking thinking;
  private volatile WeightsFile learnt;

  /** Told about every game. */
  @FunctionalInterface
  public interface Progress {
    /** The agent has learnt from another game, and so far from so many in this training. */
    void played(int games, Result result);
  }

  /** A game in which some agent's code failed. */
  public record FailedGame(String scenario, Seed seed, Result result) {}

  /**
   * A training that is ready to begin.
   *
   * @param trials the scenarios; the first agent of each is the one that learns
   * @param seeds those of its games
   * @param before what the agent has learnt before
   * @param limit how long an agent may take to learn and to decide
   */
  public Training(List<Trial> trials, List<Seed> seeds, WeightsFile before, Duration limit) {
    this.trials = List.copyOf(trials);
    this.seeds = List.copyOf(seeds);
    this.thinking = Thinking.limited(limit);
    this.learnt = before;
  }

  /** What was learnt in all whole games so far; may be asked by any thread. */
  public WeightsFile learnt() {
    return learnt;
  }

  /**
   * Plays so many games until some code fails.
   *
   * @param first how many games to leave out at the start
   * @return the game that ended it too early, if one did
   */
  public Optional<FailedGame> run(int first, int games, Progress progress) {
    for (int i = 0; i < games; i++) {
      Trial trial = trials.get((first + i) % trials.size());
      Seed seed = seeds.get((first + i) / trials.size());
      Lesson lesson = new Lesson(trial, seed, thinking, learnt.weights());
      Result result = lesson.play();
      if (result.seats().stream().anyMatch(seat -> seat.failure().isPresent())) {
        return Optional.of(new FailedGame(trial.scenario().name(), seed, result));
      }
      learnt = with(trial.scenario().name(), seed, lesson.learnt());
      progress.played(i + 1, result);
    }
    return Optional.empty();
  }

  private WeightsFile with(String scenario, Seed seed, Map<String, Double> weights) {
    weights.forEach(
        (name, value) -> {
          if (name == null || value == null || !Double.isFinite(value)) {
            throw new InputException(
                String.format(
                    "%s: the weight '%s' is %s after the game with seed %s, expected a number;"
                        + " learning in smaller steps may help",
                    scenario, name, value, seed));
          }
        });
    Set<String> scenarios = new LinkedHashSet<>(learnt.scenarios());
    scenarios.add(scenario);
    return new WeightsFile(learnt.agent(), learnt.games() + 1, List.copyOf(scenarios), weights);
  }
}
