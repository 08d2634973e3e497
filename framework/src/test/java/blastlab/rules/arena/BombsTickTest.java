package blastlab.rules.arena;

import static blastlab.rules.Playground.arena;

import blastlab.rules.Playground;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The phase "timers go down": that of the game and those of the bombs. */
class BombsTickTest {
  @Test
  void aBombExplodesThreeTurnsAfterTheOneThatPlacedIt() {
    arena("range 1\n1...\n", "a")
        .turn("a bomb")
        .hasBombs("a's at (0,0), range 1, in 3")
        .turn("a right")
        .shows("|2a  |\n")
        .turn("a right")
        .shows("|1 a |\n")
        .turn()
        .hasBombs()
        .shows("|**a |\n");
  }

  @Test
  void theFuseIsASetting() {
    arena("fuse 1\nrange 0\n1..\n", "a").turn("a bomb").turn("a right").shows("|*a |\n");
    arena("fuse 5\nrange 0\n1..\n", "a")
        .turn("a bomb")
        .hasBombs("a's at (0,0), range 0, in 5")
        .turn("a right")
        .turns(3)
        .hasBombs("a's at (0,0), range 0, in 1")
        .turn()
        .shows("|*a |\n");
  }

  @Test
  void bombsTickOneByOne() {
    arena("bombs 2\nrange 0\n1..\n", "a")
        .turn("a bomb")
        .turn("a right")
        .turn("a bomb")
        .hasBombs("a's at (0,0), range 0, in 1", "a's at (1,0), range 0, in 3")
        .turn("a right")
        .shows("|*2a|\n");
  }

  @Test
  void aGameHasTwoHundredTurnsAndEachTakesOneOff() {
    arena("1..\n", "a").time(200).turn().time(199).turns(2).time(197);
  }

  @Test
  void howManyTurnsThereAreIsASetting() {
    arena("turns 7\n1..\n", "a").time(7);
    Playground.of("arena", Map.of("turns", 9), "1..\n", "a").time(9);
  }
}
