package blastlab.match;

import static blastlab.match.Outcome.CRASHED;
import static blastlab.match.Outcome.ESCAPED;
import static blastlab.match.Outcome.SURVIVED;
import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.CharacterEntity;
import blastlab.world.Ending;
import blastlab.world.SensedWorld;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Agents that throw. */
class CrashTest {
  private static CharacterEntity unborn() {
    throw new IllegalStateException("not born");
  }

  @Test
  void aConstructorThatThrowsIsACrash() {
    Actor other = Actor.walking(1, 0);
    Played game = Played.game("|a bE|\n", List.of(CrashTest::unborn, () -> other));

    assertThat(game.outcome(0)).contains(CRASHED);
    assertThat(game.failures)
        .containsExactly("a CRASHED: java.lang.IllegalStateException: not born");
    assertThat(game.result.seats().get(0).score()).isEqualTo(-100);
    assertThat(other.asked).allSatisfy(world -> assertThat(world.characters()).hasSize(1));
    assertThat(game.outcome(1)).contains(ESCAPED);
  }

  @Test
  void ifNobodyIsBornTheGameIsOverBeforeItsFirstStep() {
    Played game = Played.game("|a|\n", List.of(CrashTest::unborn));

    assertThat(game.result.ending()).isEqualTo(Ending.NO_CHARACTERS);
    assertThat(game.result.steps()).isZero();
  }

  @Test
  void whoThrowsInActLeavesTheWorldWithItsScore() {
    Actor crashing = Actor.crashing();
    Played game = Played.game("max_time 9\n|a bE|\n", crashing, Actor.idle());

    assertThat(crashing.asked).hasSize(1);
    assertThat(crashing.told).isEmpty();
    assertThat(game.outcome(0)).contains(CRASHED);
    assertThat(game.result.seats().get(0).score()).isEqualTo(-9 + 1);
    assertThat(game.result.seats().get(0).failure())
        .containsInstanceOf(IllegalStateException.class);
  }

  @Test
  void whatItDecidedBeforeItThrewIsForgotten() {
    Actor actor =
        new Actor(
            me -> {
              me.placeBomb();
              me.move(1, 0);
              throw new IllegalStateException("too late");
            });
    Played game = Played.game("max_time 2\n|a  b E|\n", actor, Actor.idle());

    assertThat(game.world.bombs()).isEmpty();
    assertThat(game.world.cast().get(0).x()).isZero();
    assertThat(game.world.cast().get(0).dx()).isZero();
    assertThat(game.world.cast().get(0).wantsBomb()).isFalse();
  }

  @Test
  void errorsAreCrashesToo() {
    StackOverflowError error = new StackOverflowError();
    Actor endless =
        new Actor(
            me -> {
              throw error;
            });
    Played game = Played.game("max_time 9\n|a bE|\n", endless, Actor.idle());

    assertThat(game.outcome(0)).contains(CRASHED);
    assertThat(game.result.seats().get(0).failure()).contains(error);
  }

  @Test
  void itsBombsTickOnAndScoreForIt() {
    Actor actor =
        new Actor(
            me -> {
              if (me.asked.size() == 2) {
                throw new IllegalStateException("now");
              }
              me.placeBomb();
            });
    Played game = Played.game("max_time 9\n|Wa    bE|\n", actor, Actor.idle());

    assertThat(game.outcome(0)).contains(CRASHED);
    assertThat(game.result.seats().get(0).score()).isEqualTo(-9 + 2 + 10);
  }

  @Test
  void whoDecidesLaterSeesThatItIsGone() {
    Actor second = Actor.idle();
    Played.game("max_time 3\n|a b|\n|E  |\n", Actor.crashing(), second);

    assertThat(second.asked.get(0).characters()).hasSize(1);
    assertThat(second.asked.get(0).time()).isEqualTo(2);
  }

  @Test
  void othersPlayAsIfItHadNeverDecided() {
    Actor undisturbed = Actor.walking(1, 0);
    Played.game("max_time 9\n|a     |\n|b    E|\n", Actor.idle(), undisturbed);
    Actor beside = Actor.walking(1, 0);
    Played.game("max_time 9\n|a     |\n|b    E|\n", Actor.crashing(), beside);

    assertThat(beside.asked).hasSameSizeAs(undisturbed.asked);
    assertThat(beside.told.get(0).scores().get("b"))
        .isEqualTo(undisturbed.told.get(0).scores().get("b"));
  }

  @Test
  void theLastButOneToCrashEndsAGameWithoutExitBeforeTheNextStep() {
    Played game = Played.game("|a b|\n", Actor.crashing(), Actor.idle());

    assertThat(game.result.ending()).isEqualTo(Ending.LAST_STANDING);
    assertThat(game.result.steps()).isEqualTo(1);
    assertThat(game.outcome(1)).contains(SURVIVED);
  }

  @Test
  void whatDoneThrowsIsToldButChangesNothing() {
    Played game = Played.game("|aE|\n", new BadLoser(1));

    assertThat(game.outcome(0)).contains(ESCAPED);
    assertThat(game.failures).containsExactly("a CRASHED: java.lang.IllegalStateException: done");
    assertThat(game.result.seats().get(0).failure()).isPresent();
  }

  @Test
  void whatDoneThrowsAtTheEndOfTimeChangesNothingEither() {
    Played game = Played.game("max_time 3\n|a b|\n", new BadLoser(0), new BadLoser(0));

    assertThat(game.result.ending()).isEqualTo(Ending.TIME);
    assertThat(game.outcome(0)).contains(SURVIVED);
    assertThat(game.outcome(1)).contains(SURVIVED);
    assertThat(game.world.characters()).hasSize(2);
    assertThat(game.failures).hasSize(2);
  }

  /** Walks, and throws when the game is over for it. */
  private static final class BadLoser extends CharacterEntity {
    private final int dx;

    BadLoser(int dx) {
      this.dx = dx;
    }

    @Override
    public void act(SensedWorld world) {
      move(dx, 0);
    }

    @Override
    public void done(SensedWorld world) {
      throw new IllegalStateException("done");
    }
  }
}
