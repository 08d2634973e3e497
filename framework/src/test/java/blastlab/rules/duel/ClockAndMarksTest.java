package blastlab.rules.duel;

import static blastlab.rules.Playground.duel;

import blastlab.rules.Playground;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The phases "clock", "marks go" and "timers". */
class ClockAndMarksTest {
  @Test
  void aGameHasTwoHundredTurnsAndEachTakesOneOff() {
    duel("1 2\n", "a", "b").time(200).turn().time(199).turns(2).time(197);
  }

  @Test
  void howManyTurnsThereAreIsASetting() {
    Playground.of("duel", Map.of("turns", 7), "1 2\n", "a", "b").time(7);
  }

  @Test
  void aBombExplodesFiveTurnsAfterTheOneThatPlacedIt() {
    duel("1     2\n", "a", "b")
        .turn("a bomb")
        .hasBombs("a's at (0,0), range 2, in 5")
        .turn("a right")
        .shows("|4a    b|\n")
        .turn("a right")
        .shows("|3 a   b|\n")
        .turn("a right")
        .shows("|2  a  b|\n")
        .turn()
        .shows("|1  a  b|\n")
        .turn()
        .hasBombs()
        .shows("|***a  b|\n");
  }

  @Test
  void marksAreSeenAfterOneTurnOnlyAndHurtNobodyWhoComesLater() {
    duel("1     2\n", "a", "b")
        .turn("a bomb")
        .turn("a right")
        .turn("a right")
        .turn("a right")
        .turns(2)
        .shows("|***a  b|\n")
        .turn("a left")
        .happened("a moved left at (2,0)", "b waited at (6,0)")
        .shows("|  a   b|\n");
  }
}
