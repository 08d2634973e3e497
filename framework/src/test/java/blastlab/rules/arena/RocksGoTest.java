package blastlab.rules.arena;

import static blastlab.rules.Playground.arena;
import static org.assertj.core.api.Assertions.assertThat;

import blastlab.rules.Playground;
import blastlab.world.SensedWorld;
import org.junit.jupiter.api.Test;

/** The phases "bombs go" and "rocks go". */
class RocksGoTest {
  @Test
  void aMarkedRockIsGoneAtOnce() {
    arena("range 1\n1%.\n...\n", "a")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turn()
        .happened("a's bomb hit a wall at (1,0)")
        .shows("|** |\n|*a |\n")
        .turn("a up")
        .shows("| a |\n|   |\n");
  }

  @Test
  void bombsThatHaveExplodedAreGoneAtOnce() {
    arena("range 0\n1..\n", "a")
        .turn("a bomb")
        .turn("a right")
        .turns(2)
        .hasBombs()
        .turn("a left")
        .shows("|a  |\n");
  }

  @Test
  void theyGoRowByRow() {
    arena(
            """
            range 1
            .%..
            %1%.
            ....
            .%..
            """,
            "a")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turn()
        .happened(
            "a's bomb hit a wall at (1,0)",
            "a's bomb hit a wall at (0,1)",
            "a's bomb hit a wall at (2,1)");
  }

  @Test
  void everyOwnerOfTheMarkerIsReportedInTheOrderOfNames() {
    arena("1.%.2\n.....\n", "zoe", "Zac")
        .turn("zoe bomb", "Zac bomb")
        .turn("zoe down", "Zac down")
        .turn("zoe right", "Zac left")
        .turn()
        .happened("Zac's bomb hit a wall at (2,0)", "zoe's bomb hit a wall at (2,0)");
  }

  // ---- points ----

  @Test
  void rocksUsuallyPayNothing() {
    arena("range 1\n1%.\n...\n", "a")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turn()
        .score("a", 0);
  }

  @Test
  void aRockPaysEveryOwnerOfItsMarker() {
    arena("points_per_rock 7\n1.%.2\n.....\n", "a", "b")
        .turn("a bomb", "b bomb")
        .turn("a down", "b down")
        .turn("a right", "b left")
        .turn()
        .score("a", 7)
        .score("b", 7);
  }

  @Test
  void everyRockPays() {
    arena("points_per_rock 7\nrange 1\n.%..\n%1%.\n....\n", "a")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turn()
        .score("a", 21);
  }

  @Test
  void aRockPaysAlsoThoseWhoLeft() {
    arena("points_per_rock 7\n%1.2.3\n", "a", "b", "c")
        .turn("a bomb")
        .without("a")
        .turns(3)
        .happened("a's bomb hit a wall at (0,0)", "a's bomb killed b at (3,0)")
        .score("a", 7);
  }

  @Test
  void aRockPaysAlsoThoseWhoGoInTheSameTurn() {
    arena("points_per_rock 7\nrange 1\n%1..2\n", "a", "b")
        .turn("a bomb")
        .turns(3)
        .happened("a's bomb hit a wall at (0,0)", "a's bomb killed its owner at (1,0)")
        .score("a", 7 - 100);
  }

  // ---- what they hide ----

  @Test
  void aHiddenRewardLooksLikeAnyOtherRock() {
    arena("A rock coin 5\n1A%\n", "a").shows("|a%%|\n").hasItems();
  }

  @Test
  void itComesToLightWhenTheRockIsGoneAndSurvivesTheBlast() {
    arena("range 1\nA rock coin 5\nB rock more_bombs\n1A.\nB..\n...\n", "a")
        .turn("a bomb")
        .turns(2)
        .hasItems()
        .turn()
        .hasItems("coin 5 at (1,0)", "more_bombs 1 at (0,1)");
  }

  @Test
  void fromThenOnItIsARewardLikeAnyOther() {
    arena("range 1\nA rock coin 5\n1A.\n...\n", "a")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turn("a right")
        .turn()
        .shows("| $ |\n|  a|\n")
        .turn("a up")
        .turn("a left")
        .happened("a picked up coin at (1,0)")
        .score("a", 5)
        .hasItems();
  }

  @Test
  void rocksThatAreNotHitKeepWhatTheyHide() {
    arena("range 1\nA rock coin 5\n1%A\n...\n", "a")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turn()
        .hasItems()
        .shows("|**%|\n|*a |\n");
  }

  @Test
  void aSensedWorldUncoversNothing() {
    Playground game = arena("range 1\nA rock coin 5\n1A.\n...\n", "a").turn("a bomb");
    SensedWorld ahead = SensedWorld.fromWorld(game.world());
    for (int i = 0; i < 3; i++) {
      ahead = ahead.next().world();
    }

    assertThat(ahead.wallAt(1, 0)).isFalse();
    assertThat(ahead.items()).isEmpty();
  }
}
