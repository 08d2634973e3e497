package blastlab.rules.rooms;

import org.junit.jupiter.api.Test;

/** The phase "commands": what ACT does, with and without the remote control. */
class BombsPutDownTest {
  // ---- how many, and for how long ----

  @Test
  void aBombExplodesAsManyTicksLaterAsItsFuseSays() {
    Room.of("|A |\n|# |\n")
        .tick("A ACT,RIGHT")
        .shows("|5A|\n|# |\n")
        .tick("A DOWN")
        .ticks(3)
        .shows("|1 |\n|#A|\n")
        .tick()
        .shows("|**|\n|#A|\n")
        .hasBombs();
    Room.of("fuse 1\n|A |\n|# |\n")
        .tick("A ACT")
        .tick()
        .happened("A's bomb killed its owner at (1,1)");
  }

  @Test
  void threeBombsLieAtMost() {
    Room.of("fuse 9\n|A    |\n")
        .tick("A ACT,RIGHT")
        .tick("A ACT,RIGHT")
        .tick("A ACT,RIGHT")
        .tick("A ACT,RIGHT")
        .shows("|678 A|\n")
        .nothingHappened();
  }

  @Test
  void everybodyHasALimitOfItsOwn() {
    Room.of("bombs 1\n|A  B|\n")
        .tick("A ACT", "B ACT")
        .hasBombs("A's at (1,1): 5 left, range 3", "B's at (4,1): 5 left, range 3");
  }

  @Test
  void whoMayHaveNoBombsPutsNoneDown() {
    Room.of("bombs 0\n|A |\n").tick("A ACT,RIGHT").shows("| A|\n").hasBombs();
  }

  @Test
  void aBombThatIsDueStillCounts() {
    Room.of("bombs 1\nfuse 2\n|A  |\n|## |\n")
        .tick("A ACT,RIGHT")
        .tick("A RIGHT")
        .tick("A DOWN,ACT")
        .hasBombs()
        .tick("A ACT")
        .hasBombs("A's at (3,2): 2 left, range 3");
  }

  @Test
  void noBombIsPutOnABomb() {
    Room.of("|A |\n").tick("A ACT").tick("A ACT").hasBombs("A's at (1,1): 4 left, range 3");
  }

  @Test
  void thereIsNoMoreThanOneBombATick() {
    Room.of("| A |\n").tick("A ACT,LEFT,ACT").hasBombs("A's at (1,1): 5 left, range 3");
  }

  // ---- by remote control ----

  @Test
  void aRemoteBombHasNoFuse() {
    Room.of("|Ar |\n|## |\n")
        .tick("A RIGHT")
        .tick("A ACT,RIGHT")
        .shows("| oA|\n|## |\n")
        .hasBombs("A's at (2,1): -1 left, range 3")
        .tick("A DOWN")
        .ticks(20)
        .shows("| o |\n|##A|\n");
  }

  @Test
  void theNextActSetsItOffInTheSameTick() {
    remoteBombLies()
        .tick("A ACT")
        .shows("|***|\n|##A|\n")
        .hasBombs()
        .tick("A UP,ACT")
        .hasBombs("A's at (3,1): -1 left, range 3");
  }

  @Test
  void settingOffAndWalkingGoTogetherInAnyOrder() {
    remoteBombLies().tick("A ACT,UP").happened("A's bomb killed its owner at (3,1)").hasBombs();
    remoteBombLies().tick("A UP,ACT").happened("A's bomb killed its owner at (3,1)").hasBombs();
  }

  private static Room remoteBombLies() {
    return Room.of("|Ar |\n|## |\n").tick("A RIGHT").tick("A ACT,RIGHT").tick("A DOWN");
  }

  @Test
  void nobodyElseSetsItOff() {
    Room.of("|Ar #B |\n|## ## |\n")
        .tick("A RIGHT")
        .tick("A ACT,RIGHT")
        .tick("A DOWN", "B ACT,RIGHT")
        .shows("| o #5B|\n|##A## |\n");
  }

  @Test
  void onlyTheNextBombsHaveNoFuse() {
    Room.of("remote_uses 2\n|Ar #|\n|## #|\n")
        .tick("A RIGHT")
        .tick("A ACT,RIGHT")
        .tick("A DOWN")
        .tick("A ACT")
        .tick("A UP,ACT")
        .hasBombs("A's at (3,1): -1 left, range 3")
        .tick("A LEFT")
        .tick("A LEFT")
        .shows("|A o#|\n|## #|\n");
    Room.of("remote_uses 1\n|Ar #|\n|## #|\n")
        .tick("A RIGHT")
        .tick("A ACT,RIGHT")
        .tick("A DOWN")
        .tick("A ACT")
        .tick("A UP,ACT")
        .hasBombs("A's at (3,1): 5 left, range 3");
  }

  @Test
  void theRemoteControlServesThreeBombs() {
    Room room = Room.of("|Ari|\n|## |\n").tick("A RIGHT").tick("A RIGHT");
    for (int i = 0; i < 3; i++) {
      room.tick("A ACT").hasBombs("A's at (3,1): -1 left, range 3").tick("A ACT").hasBombs();
    }
    room.tick("A ACT").hasBombs("A's at (3,1): 5 left, range 3");
  }

  @Test
  void aRefusedBombSpendsNoUse() {
    Room.of("bombs 1\nremote_uses 1\n|3###|\n|A r |\n|## #|\n")
        .tick("A RIGHT")
        .tick("A RIGHT,ACT")
        .shows("|1###|\n|  A |\n|## #|\n")
        .hasBombs("A's at (1,1): 1 left, range 3")
        .tick("A DOWN")
        .hasBombs()
        .tick("A ACT")
        .hasBombs("A's at (3,3): -1 left, range 3");
  }

  @Test
  void bombsThatLieAlreadyKeepTheirFuse() {
    Room.of("|Ar   |\n")
        .tick("A ACT,RIGHT")
        .tick("A RIGHT,ACT")
        .hasBombs("A's at (1,1): 4 left, range 3", "A's at (3,1): -1 left, range 3");
  }
}
