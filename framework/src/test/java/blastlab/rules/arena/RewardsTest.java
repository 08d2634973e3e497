package blastlab.rules.arena;

import static blastlab.rules.Playground.arena;

import org.junit.jupiter.api.Test;

/** The phase "rewards". */
class RewardsTest {
  @Test
  void rewardsInTheOpenAreSeenWithTheirValues() {
    arena("A coin 5\nB more_bombs\nC stronger_bombs\nD coin 80\n1ABCD\n", "a")
        .shows("|a$+!$|\n")
        .hasItems(
            "coin 5 at (1,0)",
            "more_bombs 1 at (2,0)",
            "stronger_bombs 1 at (3,0)",
            "coin 80 at (4,0)");
  }

  @Test
  void aCoinIsWorthItsValueAndGoes() {
    arena("A coin 5\nB coin 80\n1AB\n", "a")
        .turn("a right")
        .happened("a picked up coin at (1,0)")
        .score("a", 5)
        .hasItems("coin 80 at (2,0)")
        .turn("a right")
        .score("a", 85)
        .hasItems()
        .turn("a left")
        .nothingHappened()
        .score("a", 85);
  }

  @Test
  void allOnASquareGetItsReward() {
    arena("A coin 5\n2A1\n", "a", "b")
        .turn("a left", "b right")
        .happened("a picked up coin at (1,0)", "b picked up coin at (1,0)")
        .score("a", 5)
        .score("b", 5)
        .hasItems();
  }

  @Test
  void allOnASquareGetItsPowerUp() {
    arena("fuse 9\nA more_bombs\n..1A2..\n", "a", "b")
        .turn("a right", "b left")
        .turn("a left", "b right")
        .turn("a bomb", "b bomb")
        .turn("a left", "b right")
        .turn("a bomb", "b bomb")
        .hasBombs(
            "a's at (2,0), range 3, in 7",
            "b's at (4,0), range 3, in 7",
            "a's at (1,0), range 3, in 9",
            "b's at (5,0), range 3, in 9");
  }

  @Test
  void moreBombsAllowOneMoreAtATime() {
    arena("A more_bombs\n1A..\n", "a")
        .turn("a right")
        .happened("a picked up more bombs at (1,0)")
        .score("a", 0)
        .turn("a bomb")
        .turn("a right")
        .turn("a bomb")
        .hasBombs("a's at (1,0), range 3, in 1", "a's at (2,0), range 3, in 3");
  }

  @Test
  void moreBombsAllowNotTwoMore() {
    arena("fuse 9\nA more_bombs\n1A..\n", "a")
        .turn("a right")
        .turn("a bomb")
        .turn("a right")
        .turn("a bomb")
        .turn("a right")
        .turn("a bomb")
        .hasBombs("a's at (1,0), range 3, in 5", "a's at (2,0), range 3, in 7");
  }

  @Test
  void strongerBombsReachOneSquareFurther() {
    arena("A stronger_bombs\n1AA.\n", "a")
        .turn("a right")
        .happened("a picked up stronger bombs at (1,0)")
        .turn("a right")
        .turn("a bomb")
        .hasBombs("a's at (2,0), range 5, in 3");
  }

  @Test
  void onlyBombsPlacedLaterAreStronger() {
    arena("bombs 2\nA stronger_bombs\n1A.\n", "a")
        .turn("a bomb")
        .turn("a right")
        .turn("a bomb")
        .hasBombs("a's at (0,0), range 3, in 1", "a's at (1,0), range 4, in 3");
  }

  @Test
  void rewardsLyingOpenSurviveABlast() {
    arena("A coin 5\n1A.\n...\n", "a")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turn("a right")
        .shows(
            """
            |***|
            |* a|
            """)
        .turn()
        .hasItems("coin 5 at (1,0)")
        .shows(
            """
            | $ |
            |  a|
            """);
  }
}
