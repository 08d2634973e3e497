package blastlab.match;

import static blastlab.match.Outcome.CRASHED;
import static blastlab.match.Outcome.DREW;
import static blastlab.match.Outcome.KILLED_BY_BOMB;
import static blastlab.match.Outcome.OUTSCORED;
import static blastlab.match.Outcome.SURVIVED;
import static blastlab.match.Outcome.WON;
import static org.assertj.core.api.Assertions.assertThat;

import blastlab.SeatedScenario;
import blastlab.scenario.Scenario;
import blastlab.scenario.Seed;
import blastlab.world.CharacterEntity;
import blastlab.world.Ending;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** How games end in which players play against each other, and how for whom. */
class ContestOutcomeTest {
  // ---- arena ----

  @Test
  void whoHasTheMostPointsInTheArenaHasWonAndTheOthersAreOutscored() {
    Result result =
        arena("A coin 5\n1A.\n2..\n3..\n", Actor.walking(1, 0), Actor.idle(), Actor.idle());

    assertThat(outcomes(result)).containsExactly(WON, OUTSCORED, OUTSCORED);
    assertThat(result.winner()).contains(0);
    assertThat(result.ending()).isEqualTo(Ending.TIME);
  }

  @Test
  void ifTwoHaveTheMostPointsAllWhoAreThereHaveDrawn() {
    Result result =
        arena("A coin 5\n1A.\n2A.\n3..\n", Actor.walking(1, 0), Actor.walking(1, 0), Actor.idle());

    assertThat(outcomes(result)).containsExactly(DREW, DREW, DREW);
    assertThat(result.winner()).isEmpty();
  }

  @Test
  void theLastOneStandingInTheArenaHasWonIfItHasTheMostPoints() {
    Result result = arena("1....2\n", bomber(), Actor.idle());

    assertThat(result.ending()).isEqualTo(Ending.LAST_STANDING);
    assertThat(outcomes(result)).containsExactly(KILLED_BY_BOMB, WON);
    assertThat(result.seats().get(0).score()).isEqualTo(-100);
    assertThat(result.winner()).contains(1);
  }

  @Test
  void pointsWinAlsoForOneWhoWasBlownUp() {
    Actor richAndRash =
        new Actor(
            actor -> {
              if (actor.asked.size() == 1) {
                actor.move(1, 0);
              } else {
                actor.placeBomb();
              }
            });
    Result result = arena("A coin 500\n1A...2\n", richAndRash, Actor.idle());

    assertThat(result.ending()).isEqualTo(Ending.LAST_STANDING);
    assertThat(outcomes(result)).containsExactly(WON, OUTSCORED);
    assertThat(result.winner()).contains(0);
    assertThat(richAndRash.told).as("done() is called once").hasSize(1);
  }

  @Test
  void ifAllAreBlownUpWithEqualPointsNobodyHasWon() {
    Result result = arena("12\n", bomber(), Actor.idle());

    assertThat(result.ending()).isEqualTo(Ending.NO_CHARACTERS);
    assertThat(outcomes(result)).containsExactly(KILLED_BY_BOMB, KILLED_BY_BOMB);
    assertThat(result.winner()).isEmpty();
  }

  @Test
  void whoCrashesWinsNothingWhateverItsPoints() {
    Actor richAndBroken =
        new Actor(
            actor -> {
              if (actor.asked.size() > 1) {
                throw new IllegalStateException("I can't go on");
              }
              actor.move(1, 0);
            });
    Result result = arena("A coin 5\n1A.\n2..\n3..\n", richAndBroken, Actor.idle(), Actor.idle());

    assertThat(outcomes(result)).containsExactly(CRASHED, OUTSCORED, OUTSCORED);
    assertThat(result.winner()).isEmpty();
  }

  @Test
  void whoIsAloneInTheArenaHasSurvivedOrNot() {
    assertThat(outcomes(arena("1..\n", Actor.idle()))).containsExactly(SURVIVED);
    assertThat(outcomes(arena("1..\n", bomber()))).containsExactly(KILLED_BY_BOMB);
  }

  // ---- duel ----

  @Test
  void theLastOneStandingHasWonTheDuel() {
    Result result = duel("1    2\n", bomber(), Actor.idle());

    assertThat(result.ending()).isEqualTo(Ending.LAST_STANDING);
    assertThat(outcomes(result)).containsExactly(KILLED_BY_BOMB, WON);
    assertThat(result.seats().get(1).score()).isEqualTo(1);
    assertThat(result.winner()).contains(1);
  }

  @Test
  void allWhoAreStandingAtTheEndOfTheTurnsHaveDrawn() {
    Result result = duel("1    2\n     3\n", bomber(), Actor.idle(), Actor.idle());

    assertThat(result.ending()).isEqualTo(Ending.TIME);
    assertThat(outcomes(result)).containsExactly(KILLED_BY_BOMB, DREW, DREW);
    assertThat(result.winner()).isEmpty();
  }

  @Test
  void ifNobodyIsLeftNobodyHasWonTheDuel() {
    Result result = duel("12\n", bomber(), Actor.idle());

    assertThat(result.ending()).isEqualTo(Ending.NO_CHARACTERS);
    assertThat(outcomes(result)).containsExactly(KILLED_BY_BOMB, KILLED_BY_BOMB);
    assertThat(result.winner()).isEmpty();
  }

  @Test
  void whoIsLeftByACrashHasWonTheDuel() {
    Result result = duel("1 2\n", Actor.crashing(), Actor.idle());

    assertThat(outcomes(result)).containsExactly(CRASHED, WON);
    assertThat(result.winner()).contains(1);
  }

  // ---- helpers ----

  /** Stays with its bomb. */
  private static Actor bomber() {
    return new Actor(Actor::placeBomb);
  }

  private static Result arena(String map, Actor... actors) {
    return play("arena", map, actors);
  }

  private static Result duel(String map, Actor... actors) {
    return play("duel", map, actors);
  }

  private static Result play(String rules, String map, Actor... actors) {
    List<Supplier<CharacterEntity>> agents = new ArrayList<>();
    List.of(actors).forEach(actor -> agents.add(() -> actor));
    String[] names = Arrays.copyOf(new String[] {"a", "b", "c"}, actors.length);
    Scenario scenario = SeatedScenario.of(rules, Map.of("turns", 10), map, names);
    return new Match(
            scenario.start(Seed.of(1)),
            agents,
            Thinking.unlimited(),
            Match.NO_CAP,
            new MatchListener() {})
        .play();
  }

  private static List<Outcome> outcomes(Result result) {
    return result.seats().stream().map(seat -> seat.outcome().orElseThrow()).toList();
  }
}
