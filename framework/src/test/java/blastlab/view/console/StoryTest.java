package blastlab.view.console;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.match.Match;
import blastlab.match.Thinking;
import blastlab.replay.History;
import blastlab.scenario.Game;
import blastlab.scenario.ScenarioLibrary;
import blastlab.scenario.Seed;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** A game of 5,000 steps, told at any of them. */
@Isolated("it compares times")
class StoryTest {
  private static final int SEEKS = 1_000;
  private static final int FEWEST_ROUNDS = 20;
  private static final int MOST_ROUNDS = 400;
  private static final History HISTORY = new History();

  @BeforeAll
  static void play() {
    Game game = new ScenarioLibrary().find("scenario1/variant1").start(Seed.of(1));
    List<Counter> agents = List.of(new Counter());
    new Match(game, List.of(() -> agents.get(0)), Thinking.unlimited(), Match.NO_CAP, HISTORY)
        .play();
  }

  @Test
  void atAnEarlierStepNothingIsToldThatCameLater() {
    Story story = new Story(HISTORY);

    story.goTo(5000);
    assertThat(story.log()).hasSize(4999);
    story.goTo(3);
    assertThat(story.log())
        .extracting(Chronicle.Line::sentence)
        .containsExactly("me: decision 1", "me: decision 2", "me: decision 3");
    assertThat(story.logNow()).extracting(Chronicle.Line::step).containsExactly(3);
    assertThat(story.world().time()).isEqualTo(4997);
  }

  @Test
  void aLateStepIsAtHandAsSoonAsAnEarlyOne() {
    Story story = new Story(HISTORY);
    story.goTo(5000);
    long late = Long.MAX_VALUE;
    long early = Long.MAX_VALUE;
    for (int i = 0; i < MOST_ROUNDS && (i < FEWEST_ROUNDS || late > 3 * early); i++) {
      late = Math.min(late, nanos(story, 4500));
      early = Math.min(early, nanos(story, 0));
    }

    assertThat((double) late / early).isLessThanOrEqualTo(3);
  }

  /** How long it takes to go to steps from this one on, and to look at what is told there. */
  private static long nanos(Story story, int first) {
    Random random = new Random(1);
    long start = System.nanoTime();
    int told = 0;
    for (int i = 0; i < SEEKS; i++) {
      story.goTo(first + random.nextInt(500));
      told += story.world().time() + story.marks().size() + story.logNow().size();
    }
    long taken = System.nanoTime() - start;
    assertThat(told).isPositive();
    return taken;
  }

  private static final class Counter extends CharacterEntity {
    private int decisions;

    @Override
    public void act(SensedWorld world) {
      decisions++;
      log("decision " + decisions);
    }
  }
}
