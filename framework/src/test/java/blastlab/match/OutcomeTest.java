package blastlab.match;

import static blastlab.match.Outcome.CRASHED;
import static blastlab.match.Outcome.ESCAPED;
import static blastlab.match.Outcome.KILLED_BY_BOMB;
import static blastlab.match.Outcome.KILLED_BY_MONSTER;
import static blastlab.match.Outcome.OUT_OF_TIME;
import static blastlab.match.Outcome.SURVIVED;
import static blastlab.match.Outcome.WON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.Drawing;
import blastlab.world.Ending;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How games end, and how for whom. */
class OutcomeTest {
  @Test
  void whoReachesTheExitHasEscaped() {
    Played game = Played.game("max_time 10\n|aE|\n", Actor.walking(1, 0));

    assertThat(game.outcome(0)).contains(ESCAPED);
    assertThat(game.result.ending()).isEqualTo(Ending.NO_CHARACTERS);
    assertThat(game.result.steps()).isEqualTo(2);
    assertThat(game.result.time()).isEqualTo(8);
    assertThat(game.result.seats().get(0).score()).isEqualTo(-10 + 1 + 2 * 8);
    assertThat(game.result.seats().get(0).name()).isEqualTo("a");
    assertThat(game.result.seats().get(0).failure()).isEmpty();
  }

  @Test
  void whoDoesNotReachTheExitIsOutOfTime() {
    Played game = Played.game("max_time 3\n|a E|\n", Actor.idle());

    assertThat(game.outcome(0)).contains(OUT_OF_TIME);
    assertThat(game.result.ending()).isEqualTo(Ending.TIME);
    assertThat(game.result.steps()).isEqualTo(3);
    assertThat(game.result.time()).isZero();
  }

  @Test
  void whoMeetsAMonsterIsKilledByIt() {
    Played game = Played.game("|aM b|\n", Actor.walking(1, 0), Actor.idle());

    assertThat(game.outcome(0)).contains(KILLED_BY_MONSTER);
  }

  @Test
  void whoStaysWithItsBombIsKilledByIt() {
    Actor bomber = new Actor(Actor::placeBomb);
    Played game = Played.game("|a    E|\n", bomber);

    assertThat(game.outcome(0)).contains(KILLED_BY_BOMB);
  }

  @Test
  void theLastOneStandingHasSurvived() {
    Played game = Played.game("|aM b|\n", Actor.walking(1, 0), Actor.idle());

    assertThat(game.outcome(1)).contains(SURVIVED);
    assertThat(game.result.ending()).isEqualTo(Ending.LAST_STANDING);
  }

  @Test
  void withoutAnExitAllSurviveToTheEndOfTime() {
    Played game = Played.game("max_time 3\n|a b|\n", Actor.idle(), Actor.idle());

    assertThat(game.result.seats())
        .extracting(seat -> seat.outcome().orElseThrow())
        .containsExactly(SURVIVED, SURVIVED);
  }

  @Test
  void whoCrashesHasCrashed() {
    Played game = Played.game("max_time 3\n|a bE|\n", Actor.crashing(), Actor.idle());

    assertThat(game.outcome(0)).contains(CRASHED);
    assertThat(game.outcome(1)).contains(OUT_OF_TIME);
  }

  @Test
  void toEscapeToWinAndToSurviveIsWhatTheyAreAfter() {
    assertThat(Arrays.stream(Outcome.values()).filter(Outcome::isWin))
        .containsExactly(ESCAPED, WON, SURVIVED);
  }

  @Test
  void aCapEndsTheGameWithoutAnOutcomeForThoseStillInIt() {
    Played game = Played.capped(3, "|aM  b|\n", Actor.walking(1, 0), Actor.idle());
    assertThat(game.result.ending()).isEqualTo(Ending.LAST_STANDING); // before the cap

    game = Played.capped(3, "|aM  bc|\n", Actor.walking(1, 0), Actor.idle(), Actor.idle());
    assertThat(game.result.ending()).isEqualTo(Ending.CAP);
    assertThat(game.result.steps()).isEqualTo(3);
    assertThat(game.outcome(0)).contains(KILLED_BY_MONSTER);
    assertThat(game.outcome(1)).isEmpty();
  }

  @Test
  void aCapOfNoneLeavesTheStartAlone() {
    Actor actor = Actor.idle();
    Played game = Played.capped(0, "max_time 9\n|a|\n", actor);

    assertThat(game.result.steps()).isZero();
    assertThat(game.result.time()).isEqualTo(9);
    assertThat(game.result.ending()).isEqualTo(Ending.CAP);
    assertThat(actor.asked).isEmpty();
  }

  @Test
  void theEndOfTimeBeatsACapAtTheSameStep() {
    Played game = Played.capped(3, "max_time 3\n|a|\n", Actor.idle());

    assertThat(game.result.ending()).isEqualTo(Ending.TIME);
    assertThat(game.outcome(0)).contains(SURVIVED);
  }

  @Test
  void theResultKeepsTheOrderOfTheScenario() {
    Played game =
        Played.game(
            "max_time 9\n|b a   c|\n|E      |\n", Actor.idle(), Actor.walking(0, 1), Actor.idle());

    assertThat(game.result.seats()).extracting(Result.Seat::name).containsExactly("a", "b", "c");
    assertThat(game.outcome(1)).contains(ESCAPED);
  }

  @Test
  void thereMustBeAnAgentForEachCharacter() {
    assertThatThrownBy(
            () ->
                new Match(
                    new Drawing("|ab|\n").game(),
                    List.of(Actor::idle),
                    Thinking.unlimited(),
                    Match.NO_CAP,
                    new MatchListener() {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("1 agents for 2 characters");
  }
}
