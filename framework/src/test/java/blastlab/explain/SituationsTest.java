package blastlab.explain;

import blastlab.scenario.Scenario.Heading;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is said about losses of all kinds. */
class SituationsTest {
  private static final String BOMBS =
      """
      max_time 60
      bomb_time 4
      expl_duration 1
      expl_range 3
      """;

  @Test
  void itsOwnBombInACorridor() {
    PlayedOut.course(
            1,
            BOMBS
                + """
                +-------+
                |WWWWWWE|
                |a      |
                |WWWWWWW|
                +-------+
                """,
            "right, bomb right, 20 wait")
        .says("x");
  }

  @Test
  void trappedBetweenItsBombAndAWall() {
    PlayedOut.course(
            1,
            BOMBS
                + """
                +-------+
                |WWWWWWE|
                |   a  W|
                |WWWWWWW|
                +-------+
                """,
            "bomb right, right, 20 wait")
        .says("x");
  }

  @Test
  void aStupidMonsterNextToIt() {
    PlayedOut.course(
            1,
            BOMBS
                + """
                +-----+
                |     |
                |  S  |
                |  a  |
                |    E|
                +-----+
                """,
            "20 wait")
        .says("x");
  }

  @Test
  void anAggressiveMonsterInACorner() {
    PlayedOut.course(
            1,
            BOMBS
                + """
                +-----+
                |a    |
                |     |
                |    A|
                |    E|
                +-----+
                """,
            "down right, up, wait, 20 wait")
        .says("x");
  }

  @Test
  void theExitIsMissedByTime() {
    PlayedOut.course(
            1,
            """
            max_time 8
            bomb_time 4
            expl_duration 1
            expl_range 3
            +-----+
            |a    |
            |WWWW |
            |    E|
            +-----+
            """,
            "right, right, wait, wait, 20 right")
        .says("x");
  }

  @Test
  void wallsUntilTimeIsUp() {
    PlayedOut.course(
            1,
            """
            max_time 8
            bomb_time 4
            expl_duration 1
            expl_range 3
            +-----+
            |a    |
            |WWWWW|
            |    E|
            +-----+
            """,
            "right, right, wait")
        .says("x");
  }

  @Test
  void anothersBombInADuel() {
    PlayedOut.seated(
            "duel",
            Map.of(),
            """
            #######
            #1   2#
            # ### #
            #     #
            #######
            """,
            "right, 3 wait, right, left, 20 wait",
            "left, bomb, right, 3 down, 20 wait")
        .says("x");
  }

  @Test
  void aChainReactionInTheArena() {
    PlayedOut.seated(
            "arena",
            Map.of(),
            """
            1....2.
            ###.###
            ..%..#.
            """,
            "right, right, bomb, left, left, wait",
            "bomb, right, wait")
        .says("x");
  }

  @Test
  void aChopperInARoom() {
    PlayedOut.room(
            """
            ☼☼☼☼☼☼☼
            ☼☺  & ☼
            ☼ ☼ ☼ ☼
            ☼     ☼
            ☼ ☼ ☼ ☼
            ☼    ♥☼
            ☼☼☼☼☼☼☼
            """,
            List.of(new Heading(-1, 0), new Heading(-1, 0), new Heading(-1, 0)),
            "20 wait",
            "20 wait")
        .says("x");
  }

  @Test
  void stuckOnFragileFloor() {
    PlayedOut.seated(
            "bomberda",
            Map.of(),
            """
            ########
            #@x x .#
            ##x#####
            ########
            """,
            "right, down, 3 up")
        .says("x");
  }

  @Test
  void noWayOutFromTheStart() {
    PlayedOut.course(
            1,
            BOMBS
                + """
                +-----+
                |ab WE|
                |WWWWW|
                +-----+
                """,
            "20 wait",
            "bomb right, 20 wait")
        .says("x");
  }

  @Test
  void theLimitIsReached() {
    PlayedOut.course(
            1,
            BOMBS
                + """
                +-------+
                |WWWWWWE|
                |a      |
                |WWWWWWW|
                +-------+
                """,
            "right, bomb right, 20 wait")
        .limit(5)
        .says("x");
  }
}
