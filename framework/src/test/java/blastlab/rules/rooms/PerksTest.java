package blastlab.rules.rooms;

import org.junit.jupiter.api.Test;

/** The phase "perks' clocks", and what perks do to who has taken them. */
class PerksTest {
  private static final String COUNT = "fuse 9\nbombs 1\ncount_bonus 1\ncount_ticks 3\n";

  // ---- lying ----

  @Test
  void aPerkLiesThirtyTicks() {
    Room.of("|A  +|\n")
        .hasPerks("radius at (4,1): 30 left")
        .ticks(29)
        .hasPerks("radius at (4,1): 1 left")
        .tick()
        .hasPerks();
  }

  @Test
  void itGoesBeforeTheCommands() {
    Room.of("perk_ticks 2\n|A+|\n").tick("A RIGHT").happened("A picked up radius at (2,1)");
    Room.of("perk_ticks 1\n|A+|\n").tick("A RIGHT").shows("| A|\n").nothingHappened();
  }

  @Test
  void pickingUpIsFivePoints() {
    Room.of("|A+cir|\n")
        .tick("A RIGHT")
        .happened("A picked up radius at (2,1)")
        .tick("A RIGHT")
        .happened("A picked up count at (3,1)")
        .tick("A RIGHT")
        .happened("A picked up immune at (4,1)")
        .tick("A RIGHT")
        .happened("A picked up remote at (5,1)")
        .hasPerks()
        .score("A", 20);
    Room.of("points_perk 7\n|A+|\n").tick("A RIGHT").score("A", 7);
  }

  @Test
  void oneThatIsTakenIsGoneForTheOthers() {
    Room.of("|A+B|\n")
        .tick("A RIGHT")
        .tick("A LEFT")
        .tick("B LEFT")
        .nothingHappened()
        .score("B", 0);
  }

  // ---- radius ----

  @Test
  void radiusMakesNewBombsReachTwoCellsFurther() {
    Room.of("|A+ |\n")
        .tick("A ACT,RIGHT")
        .tick("A ACT,RIGHT")
        .hasBombs("A's at (1,1): 4 left, range 3", "A's at (2,1): 5 left, range 5");
  }

  @Test
  void itWorksAtOnce() {
    Room.of("|A+ |\n").tick("A RIGHT,ACT").hasBombs("A's at (2,1): 5 left, range 5");
  }

  @Test
  void itWorksForSoManyTicksTheFirstIncluded() {
    Room.of("fuse 9\nradius_ticks 3\n|A+  |\n")
        .tick("A RIGHT")
        .tick("A RIGHT")
        .tick("A ACT,RIGHT")
        .tick("A ACT")
        .hasBombs("A's at (3,1): 8 left, range 5", "A's at (4,1): 9 left, range 3");
  }

  @Test
  void severalAddUpInReachAndInTime() {
    Room.of("bombs 9\nfuse 9\nradius_ticks 3\n|A++     |\n")
        .tick("A RIGHT")
        .tick("A RIGHT,ACT")
        .tick("A RIGHT,ACT")
        .tick("A RIGHT")
        .tick("A RIGHT")
        .tick("A RIGHT,ACT")
        .tick("A RIGHT,ACT")
        .hasBombs(
            "A's at (3,1): 4 left, range 7",
            "A's at (4,1): 5 left, range 7",
            "A's at (7,1): 8 left, range 7",
            "A's at (8,1): 9 left, range 3");
  }

  @Test
  void aBombKeepsTheReachItWasPutDownWith() {
    Room.of("radius_ticks 2\n|WA+   W|\n")
        .tick("A RIGHT,ACT")
        .tick("A RIGHT")
        .tick()
        .hasBombs("A's at (3,1): 3 left, range 5");
  }

  // ---- count ----

  @Test
  void countAllowsFourMoreBombs() {
    Room room = Room.of("fuse 9\n|Ac        |\n").tick("A RIGHT");
    for (int i = 0; i < 8; i++) {
      room.tick("A ACT,RIGHT");
    }
    room.shows("| 2345678 A|\n");
  }

  @Test
  void countWorksForSoManyTicksTheFirstIncluded() {
    Room.of(COUNT + "|Ac   |\n")
        .tick("A RIGHT,ACT")
        .tick("A RIGHT")
        .tick("A RIGHT,ACT")
        .shows("| 7 A |\n")
        .hasBombs("A's at (2,1): 7 left, range 3", "A's at (4,1): 9 left, range 3");
    Room.of(COUNT + "|Ac   |\n")
        .tick("A RIGHT,ACT")
        .tick("A RIGHT")
        .tick("A RIGHT")
        .tick("A RIGHT,ACT")
        .hasBombs("A's at (2,1): 6 left, range 3");
  }

  @Test
  void countPerksDoNotAddUp() {
    Room.of(COUNT + "|Acc  |\n")
        .tick("A RIGHT")
        .tick("A RIGHT,ACT")
        .tick("A RIGHT,ACT")
        .tick("A RIGHT,ACT")
        .hasBombs("A's at (3,1): 7 left, range 3", "A's at (4,1): 8 left, range 3");
  }

  @Test
  void aSecondCountPerkBeginsAnew() {
    Room.of(COUNT + "|Acc  |\n")
        .tick("A RIGHT")
        .tick("A RIGHT,ACT")
        .tick("A RIGHT")
        .tick("A RIGHT,ACT")
        .hasBombs("A's at (3,1): 7 left, range 3", "A's at (5,1): 9 left, range 3");
    Room.of(COUNT + "|Acc  |\n")
        .tick("A RIGHT")
        .tick("A RIGHT,ACT")
        .tick("A RIGHT")
        .tick("A RIGHT")
        .tick("A ACT")
        .hasBombs("A's at (3,1): 6 left, range 3");
  }

  @Test
  void bombsBeyondTheLimitStayWhenItEnds() {
    Room.of("fuse 9\nbombs 1\ncount_bonus 1\ncount_ticks 2\n|Ac   |\n")
        .tick("A RIGHT,ACT")
        .tick("A RIGHT,ACT")
        .tick("A RIGHT")
        .shows("| 78A |\n");
  }

  // ---- immune ----

  @Test
  void immuneBombersAreNotHurtByAnyBomb() {
    Room.of("bomb B 4 1 2\n|2iA #BD|\n")
        .tick("A LEFT")
        .tick()
        .shows("|*A**#BD|\n")
        .nothingHappened()
        .score("A", 5)
        .score("B", 0);
  }

  @Test
  void immunityLastsSoManyTicksTheFirstIncluded() {
    Room.of("immune_ticks 3\n|Ai3 #BD|\n").tick("A RIGHT").ticks(2).shows("| A**#BD|\n");
    Room.of("immune_ticks 3\n|Ai4 #BD|\n")
        .tick("A RIGHT")
        .ticks(3)
        .happened("A's bomb killed its owner at (2,1)");
    Room.of("immune_ticks 1\n|Ai1 #BD|\n").tick("A RIGHT").happened("A picked up immune at (2,1)");
  }

  @Test
  void immunePerksDoNotAddUpButBeginAnew() {
    Room.of("immune_ticks 3\n|Aii4#BD|\n")
        .tick("A RIGHT")
        .tick("A RIGHT")
        .ticks(2)
        .nothingHappened();
    Room.of("immune_ticks 3\n|Aii5#BD|\n")
        .tick("A RIGHT")
        .tick("A RIGHT")
        .ticks(3)
        .happened("A's bomb killed its owner at (3,1)");
  }

  // ---- remote, and all together ----

  @Test
  void theRemoteControlNeverRunsOut() {
    Room.of("|Ar |\n")
        .tick("A RIGHT")
        .ticks(60)
        .tick("A ACT")
        .hasBombs("A's at (2,1): -1 left, range 3");
  }

  @Test
  void itIsFilledUpAgainNotAddedTo() {
    Room room =
        Room.of("immune_ticks 99\nremote_uses 2\n|Airr|\n")
            .tick("A RIGHT")
            .tick("A RIGHT")
            .tick("A ACT")
            .tick("A ACT")
            .tick("A RIGHT");
    room.tick("A ACT").hasBombs("A's at (4,1): -1 left, range 3").tick("A ACT");
    room.tick("A ACT").hasBombs("A's at (4,1): -1 left, range 3").tick("A ACT");
    room.tick("A ACT").hasBombs("A's at (4,1): 5 left, range 3");
  }

  @Test
  void perksDoNotDisturbEachOther() {
    Room.of("bombs 1\n|A+rc |\n")
        .tick("A ACT,RIGHT")
        .tick("A RIGHT")
        .tick("A RIGHT,ACT")
        .hasBombs("A's at (1,1): 3 left, range 3", "A's at (4,1): -1 left, range 5");
  }
}
