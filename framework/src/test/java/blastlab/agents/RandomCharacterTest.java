package blastlab.agents;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Times;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.testing.GameTest;
import blastlab.world.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The random agent moves, bombs, and does the same again with the same seed. */
class RandomCharacterTest {
  private static Result play(long seed) {
    return Times.without(
        GameTest.onScenario("scenario1/variant1").seed(seed).play(new RandomCharacter()).result());
  }

  @Test
  void theSameSeedMakesTheSameGame() {
    assertThat(play(1)).isEqualTo(play(1)).isNotEqualTo(play(2));
  }

  @Test
  void placesBombsNowAndThen() {
    GameTest.onScenario("scenario1/variant1").steps(200).play(new RandomCharacter()).placesBomb();
  }

  @Test
  void goesEverywhereInAClosedRoom() {
    GameTest.onMap(
            """
            +---+
            |C W|
            |  W|
            |WWW|
            +---+
            """)
        .steps(50)
        .play(new RandomCharacter())
        .movesTo(1, 0)
        .movesTo(1, 1)
        .movesTo(0, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"arena", "duel", "rooms"})
  void doesNothingIllegalInAContest(String rules) {
    String map =
        switch (rules) {
          case "arena" -> "1..%\n.#..\n%..2\n";
          case "duel" -> "1  X\n #  \nX  2\n";
          default -> "☼☼☼☼☼☼\n☼☺   ☼\n☼ ☼# ☼\n☼ &  ☼\n☼   ♥☼\n☼☼☼☼☼☼\n";
        };
    List<Event.Type> types = new ArrayList<>();
    for (int seed = 1; seed <= 20; seed++) {
      Contest contest = new Contest(rules, map, Map.of());
      contest
          .play(seed, List.of(RandomCharacter::new, RandomCharacter::new))
          .events()
          .forEach(event -> types.add(event.type()));
    }

    assertThat(types)
        .contains(Event.Type.BOMB_HIT_CHARACTER)
        .doesNotContain(Event.Type.ILLEGAL_DIAGONAL, Event.Type.ILLEGAL_MOVE_AND_BOMB);
  }

  @Test
  void neverLosesAPuzzleByAnInvalidTurn() {
    String level = "#######\n#@x$  #\n#  X $#\n# $  E#\n#######\n";
    for (int seed = 1; seed <= 50; seed++) {
      Result result =
          new Contest("bomberda", level, Map.of("turns", 60))
              .play(seed, List.of(RandomCharacter::new))
              .result();
      assertThat(result.steps()).isGreaterThan(1);
      assertThat(result.seats().get(0).outcome()).isNotEqualTo(Optional.of(Outcome.INVALID_MOVE));
    }
  }

  @Test
  void idleLosesAPuzzleBecauseItHasToMove() {
    Result result =
        new Contest("bomberda", "#####\n#@ .#\n#####\n", Map.of())
            .play(1, List.of(IdleCharacter::new))
            .result();

    assertThat(result.seats().get(0).outcome()).contains(Outcome.INVALID_MOVE);
  }
}
