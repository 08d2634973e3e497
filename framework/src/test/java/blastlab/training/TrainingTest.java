package blastlab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.Drawing;
import blastlab.agents.QLearnerCharacter;
import blastlab.evaluate.Trial;
import blastlab.learning.Experience;
import blastlab.learning.Learner;
import blastlab.loader.Agent;
import blastlab.loader.WeightsFile;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.scenario.Scenario;
import blastlab.scenario.Seed;
import blastlab.text.InputException;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Many lessons in a row. */
class TrainingTest {
  private static final Duration LIMIT = Duration.ofSeconds(10);
  private static final List<Seed> SEEDS = LongStream.range(1, 100).mapToObj(Seed::of).toList();
  private static final Agent QLEARNER = new Agent("q", QLearnerCharacter::new);

  /** A way around a corner, with little time for it. */
  private static final String CORNER =
      """
      max_time 40
      |a   |
      |WWW |
      |E   |
      """;

  private static Training training(Agent agent, WeightsFile before, String... drawings) {
    List<Trial> trials = new ArrayList<>();
    for (String drawing : drawings) {
      trials.add(new Trial(new Drawing(drawing).scenario(), List.of(agent)));
    }
    return new Training(trials, SEEDS, before, LIMIT);
  }

  private static WeightsFile nothing(Agent agent) {
    return WeightsFile.empty(agent.type());
  }

  // ---- learning ----

  @Test
  void theQLearnerWinsMoreAndMore() {
    List<Boolean> wins = new ArrayList<>();
    Training training = training(QLEARNER, nothing(QLEARNER), CORNER);

    training.run(0, 60, (games, result) -> wins.add(hasEscaped(result)));

    assertThat(wins).hasSize(60);
    assertThat(wins.subList(0, 5)).as("at first it knows nothing").contains(false);
    assertThat(wins.subList(40, 60)).filteredOn(won -> won).hasSizeGreaterThanOrEqualTo(16);
    assertThat(training.learnt().weights().get("escapes")).isPositive();
  }

  @Test
  void theSameTrainingGivesTheSameWeights() {
    assertThat(learnt(20)).isEqualTo(learnt(20)).isNotEqualTo(learnt(19));
  }

  @Test
  void twoHalvesAreAWhole() {
    Training second = training(QLEARNER, learnt(10), CORNER);
    second.run(10, 10, (games, result) -> {});

    assertThat(second.learnt()).isEqualTo(learnt(20));
  }

  private static WeightsFile learnt(int games) {
    Training training = training(QLEARNER, nothing(QLEARNER), CORNER);
    training.run(0, games, (count, result) -> {});
    return training.learnt();
  }

  private static boolean hasEscaped(Result result) {
    return result.seats().get(0).outcome().equals(Optional.of(Outcome.ESCAPED));
  }

  // ---- the order of the games ----

  /** Counts the games and draws a number, and may fail in one of them. */
  private static class Counter extends CharacterEntity implements Learner {
    private final Map<String, Double> weights = new LinkedHashMap<>();

    @Override
    public void recall(Map<String, Double> learnt, boolean training) {
      weights.putAll(learnt);
    }

    @Override
    public void act(SensedWorld world) {
      move(1, 0);
    }

    @Override
    public void learn(Experience experience) {
      if (experience.over()) {
        weights.put("game " + weights.size() + " of width " + experience.after().width(), draw());
      }
    }

    double draw() {
      return random().nextInt(100);
    }

    @Override
    public Map<String, Double> weights() {
      return weights;
    }
  }

  @Test
  void scenariosTakeTurnsAndShareASeed() {
    Agent counter = new Agent("counter", Counter::new);
    Training training = training(counter, nothing(counter), "|a E|", "|a  E|");
    training.run(0, 5, (games, result) -> {});

    Map<String, Double> weights = training.learnt().weights();
    assertThat(weights.keySet())
        .containsExactly(
            "game 0 of width 3",
            "game 1 of width 4",
            "game 2 of width 3",
            "game 3 of width 4",
            "game 4 of width 3");
    assertThat(weights.get("game 0 of width 3")).isEqualTo(weights.get("game 1 of width 4"));
    assertThat(weights.get("game 0 of width 3")).isNotEqualTo(weights.get("game 2 of width 3"));
    assertThat(training.learnt().games()).isEqualTo(5);
    assertThat(training.learnt().scenarios()).containsExactly("drawing");
  }

  // ---- failures ----

  /** Fails in its third game. */
  private static final class Failing extends Counter {
    @Override
    double draw() {
      if (weights().size() == 2) {
        throw new IllegalStateException("two are enough");
      }
      return super.draw();
    }
  }

  @Test
  void codeThatFailsEndsItAndWholeGamesCount() {
    Agent failing = new Agent("failing", Failing::new);
    Training training = training(failing, nothing(failing), "|a E|");

    var failed = training.run(0, 9, (games, result) -> {});

    assertThat(failed.map(game -> game.seed().toString())).contains("3");
    assertThat(failed.flatMap(game -> game.result().seats().get(0).failure()))
        .get()
        .hasToString("java.lang.IllegalStateException: two are enough");
    assertThat(training.learnt().games()).isEqualTo(2);
    assertThat(training.learnt().weights()).hasSize(2);
  }

  /** Never comes back from its first lesson. */
  private static final class Endless extends Counter {
    @Override
    double draw() {
      while (!Thread.currentThread().isInterrupted()) {
        Thread.onSpinWait();
      }
      return 0;
    }
  }

  @Test
  void aLessonHasALimit() {
    Agent endless = new Agent("endless", Endless::new);
    Scenario scenario = new Drawing("|a E|").scenario();
    Training training =
        new Training(
            List.of(new Trial(scenario, List.of(endless))),
            SEEDS,
            nothing(endless),
            Duration.ofMillis(200));

    assertThat(training.run(0, 9, (games, result) -> {}))
        .map(game -> game.result().seats().get(0).failure())
        .get()
        .extracting(Optional::get)
        .isInstanceOf(TimeoutException.class);
  }

  /** Learns something that is no number. */
  private static final class Diverging extends Counter {
    @Override
    double draw() {
      return Double.NaN;
    }
  }

  @Test
  void weightsMustBeNumbers() {
    Agent diverging = new Agent("diverging", Diverging::new);
    Training training = training(diverging, nothing(diverging), "|a E|");

    assertThatThrownBy(() -> training.run(0, 1, (games, result) -> {}))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "drawing: the weight 'game 0 of width 3' is NaN after the game with seed 1, expected a"
                + " number; learning in smaller steps may help");
  }
}
