package blastlab.match;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Drawing;
import blastlab.scenario.Game;
import blastlab.scenario.Turns;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Games in which all decide at once. */
class AtOnceTest {
  @Test
  void allDecideBeforeTheFirstStep() {
    Actor a = Actor.walking(1, 0);
    play("max_time 3\n|a   E|\n", a);

    assertThat(a.asked).extracting(SensedWorld::time).containsExactly(3, 2, 1);
    assertThat(a.asked.get(1).me(a).x()).as("the first decision counted").isEqualTo(1);
  }

  @Test
  void nobodySeesWhatTheOthersDecide() {
    List<Integer> seen = new ArrayList<>();
    Actor a = new Actor(actor -> actor.move(0, 1));
    Actor b =
        new Actor(
            actor -> {
              SensedWorld world = actor.asked.get(actor.asked.size() - 1);
              seen.add(world.characters().get(0).dy());
              actor.move(0, 1);
            });
    play("max_time 1\n|a b|\n|   |\n|   |\n", a, b);

    assertThat(seen).containsExactly(0);
  }

  @Test
  void oneWhoCrashesIsThereWhileTheOthersDecide() {
    Actor a = Actor.crashing();
    Actor b = Actor.idle();
    Result result = play("max_time 3\n|a b|\n", a, b);

    assertThat(b.asked.get(0).characters()).hasSize(2);
    assertThat(result.seats().get(0).outcome()).contains(Outcome.CRASHED);
    assertThat(result.winner()).contains(1);
  }

  @Test
  void aGameThatNobodyWinsHasNoWinner() {
    assertThat(play("max_time 3\n|a b|\n", Actor.idle(), Actor.idle()).winner()).isEmpty();
  }

  private static Result play(String drawing, Actor... actors) {
    Game game = new Drawing(drawing).game();
    Game atOnce =
        new Game(game.scenario(), game.seed(), game.world(), game.monsters(), Turns.AT_ONCE);
    List<Supplier<CharacterEntity>> agents = new ArrayList<>();
    List.of(actors).forEach(actor -> agents.add(() -> actor));
    return new Match(atOnce, agents, Thinking.unlimited(), Match.NO_CAP, new MatchListener() {})
        .play();
  }
}
