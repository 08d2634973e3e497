package blastlab.rules.arena;

import static blastlab.rules.Playground.arena;

import blastlab.rules.Playground;
import org.junit.jupiter.api.Test;

/** The phase "moves": points for new squares. */
class NewSquaresTest {
  @Test
  void newSquaresUsuallyPayNothing() {
    arena("1..\n", "a").turn("a right").turn("a right").score("a", 0);
  }

  @Test
  void aSquarePaysOnceAndTheStartDoesNot() {
    arena("points_per_new_square 5\n1..\n", "a")
        .turn("a right")
        .score("a", 5)
        .turn("a left")
        .score("a", 5)
        .turn("a right")
        .score("a", 5)
        .turn("a right")
        .score("a", 10);
  }

  @Test
  void aSquareIsNewToEachPlayer() {
    arena("points_per_new_square 5\n1.2\n", "a", "b")
        .turn("a right")
        .turn("b left")
        .score("a", 5)
        .score("b", 5)
        .turn("a right", "b left")
        .score("a", 10)
        .score("b", 10);
  }

  @Test
  void whoIsBlockedSeesNothingNew() {
    arena("points_per_new_square 5\n1%.\n", "a").turn("a right").turn("a left").score("a", 0);
  }

  @Test
  void everySquareOfALargeArenaIsOneOfItsOwn() {
    Playground game = arena("points_per_new_square 1\n1" + ".".repeat(79) + "\n", "a");
    for (int i = 1; i < 80; i++) {
      game.turn("a right").score("a", i);
    }
    game.turn("a left").score("a", 79);
  }

  @Test
  void newSquaresMayCost() {
    arena("points_per_new_square -2\n1..\n", "a").turn("a right").turn("a right").score("a", -4);
  }
}
