package blastlab.agents;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.match.Outcome;
import blastlab.testing.GameTest;
import blastlab.testing.PlayedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The walker gets out, through walls and past monsters, without blowing itself up. */
class WalkerCharacterTest {
  @ParameterizedTest
  @ValueSource(strings = {"scenario1/variant1", "scenario2/variant1"})
  void alwaysEscapesWhereThereAreNoMonsters(String scenario) {
    for (int seed = 1; seed <= 20; seed++) {
      GameTest.onScenario(scenario).seed(seed).play(new WalkerCharacter()).escapes();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "scenario1/variant2",
        "scenario1/variant3",
        "scenario1/variant4",
        "scenario1/variant5",
        "scenario2/variant2",
        "scenario2/variant3",
        "scenario2/variant4",
        "scenario2/variant5"
      })
  void mostlyEscapesFromMonsters(String scenario) {
    int escaped = 0;
    for (int seed = 1; seed <= 10; seed++) {
      PlayedGame game = GameTest.onScenario(scenario).seed(seed).play(new WalkerCharacter());
      Outcome outcome = game.result().seats().get(0).outcome().orElseThrow();
      assertThat(outcome).isIn(Outcome.ESCAPED, Outcome.KILLED_BY_MONSTER);
      escaped += outcome == Outcome.ESCAPED ? 1 : 0;
    }
    assertThat(escaped).isGreaterThanOrEqualTo(7);
  }

  @Test
  void takesTheShortestWay() {
    GameTest.onMap(
            """
            +------+
            |C     |
            |WWWW  |
            |     E|
            +------+
            """)
        .steps(6)
        .play(new WalkerCharacter())
        .escapes();
  }

  @Test
  void bombsTheWallInItsWay() {
    GameTest.onMap(
            """
            +---+
            |  C|
            |   |
            |WWW|
            |  E|
            +---+
            """)
        .play(new WalkerCharacter())
        .placesBomb(2, 1)
        .escapes();
  }

  @Test
  void placesNoBombWhereItCouldNotGetAway() {
    PlayedGame game =
        GameTest.onMap(
                """
                +---+
                |CWE|
                +---+
                """)
            .play(new WalkerCharacter())
            .endsAs(Outcome.OUT_OF_TIME);

    assertThat(game.events()).isEmpty();
  }

  @Test
  void livesOnAmongItsLikes() {
    PlayedGame game =
        GameTest.onScenario("last-man-standing/variant2")
            .steps(100)
            .play(
                new WalkerCharacter(),
                new WalkerCharacter(),
                new WalkerCharacter(),
                new WalkerCharacter());

    for (int player = 1; player <= 4; player++) {
      game.player(player).survives(100).placesBomb();
    }
  }

  @Test
  void outlastsOneThatDoesNothing() {
    GameTest.onScenario("last-man-standing/variant1")
        .play(new WalkerCharacter(), new IdleCharacter())
        .endsAs(Outcome.SURVIVED)
        .player(2)
        .endsAs(Outcome.KILLED_BY_BOMB);
  }
}
