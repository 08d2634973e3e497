package blastlab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.Drawing;
import blastlab.scenario.Game;
import blastlab.scenario.Seed;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The chance that agents and monsters have is the seed's, and each one's own. */
class RandomStreamsTest {
  private static final String DRAWING = "max_time 9\n|a b   |\n|      |\n|   M  |\n";

  @Test
  void theSameSeedGivesAnAgentTheSameNumbers() {
    assertThat(numbers(5, 3).get(0)).isEqualTo(numbers(5, 3).get(0));
  }

  @Test
  void anotherSeedGivesItOthers() {
    assertThat(numbers(5, 3).get(0)).isNotEqualTo(numbers(6, 3).get(0));
  }

  @Test
  void twoAgentsOfAGameHaveDifferentNumbers() {
    List<List<Integer>> numbers = numbers(5, 3);

    assertThat(numbers.get(0)).isNotEqualTo(numbers.get(1));
  }

  @Test
  void theNumbersGoOnFromDecisionToDecision() {
    assertThat(numbers(5, 1).get(0)).doesNotHaveDuplicates().hasSize(8);
  }

  @Test
  void whatAnAgentDrawsDoesNotChangeTheMonsters() {
    assertThat(monsters(5, 0)).isEqualTo(monsters(5, 7));
  }

  @Test
  void beforeTheFirstDecisionThereAreNoNumbers() {
    assertThatThrownBy(() -> Actor.idle().numbers())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("random() can be used from the first act() on");
  }

  /** What each of two agents draws, so many numbers a decision. */
  private static List<List<Integer>> numbers(long seed, int draws) {
    List<List<Integer>> numbers = List.of(new ArrayList<>(), new ArrayList<>());
    play(seed, draws, numbers, new MatchListener() {});
    return numbers;
  }

  /** Where the monster is, step by step. */
  private static List<String> monsters(long seed, int draws) {
    List<String> places = new ArrayList<>();
    play(
        seed,
        draws,
        List.of(new ArrayList<>(), new ArrayList<>()),
        new MatchListener() {
          @Override
          public void stepped(World world, List<Event> events) {
            places.add(world.monsters().toString());
          }
        });
    return places;
  }

  private static void play(
      long seed, int draws, List<List<Integer>> numbers, MatchListener listener) {
    Game game = new Drawing(DRAWING).scenario().start(Seed.of(seed));
    List<Supplier<CharacterEntity>> agents = new ArrayList<>();
    for (List<Integer> drawn : numbers) {
      agents.add(
          () ->
              new Actor(
                  actor -> {
                    for (int i = 0; i < draws; i++) {
                      drawn.add(actor.numbers().nextInt());
                    }
                  }));
    }
    new Match(game, agents, Thinking.unlimited(), Match.NO_CAP, listener).play();
  }
}
