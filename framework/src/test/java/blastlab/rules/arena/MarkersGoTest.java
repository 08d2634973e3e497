package blastlab.rules.arena;

import static blastlab.rules.Playground.arena;

import org.junit.jupiter.api.Test;

/** The phase "markers go". */
class MarkersGoTest {
  @Test
  void markersAreSeenAfterOneTurnOnly() {
    arena("range 1\n1...\n....\n", "a")
        .turn("a bomb")
        .turn("a right")
        .turn("a right")
        .turn()
        .shows(
            """
            |**a |
            |*   |
            """)
        .turn()
        .shows(
            """
            |  a |
            |    |
            """);
  }

  @Test
  void theyHurtNobodyWhoComesLater() {
    arena("range 1\n1...\n", "a")
        .turn("a bomb")
        .turn("a right")
        .turn("a right")
        .turn()
        .shows("|**a |\n")
        .turn("a left")
        .nothingHappened()
        .shows("| a  |\n");
  }

  @Test
  void inTheFirstTurnThereAreNone() {
    arena("1.%\n", "a").shows("|a %|\n").turn().shows("|a %|\n");
  }
}
