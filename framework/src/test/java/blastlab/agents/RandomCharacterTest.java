package blastlab.agents;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Times;
import blastlab.match.Result;
import blastlab.testing.GameTest;
import org.junit.jupiter.api.Test;

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
}
