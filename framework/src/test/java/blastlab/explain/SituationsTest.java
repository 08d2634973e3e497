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
        .says(
            "a was killed by its own bomb at (2,1) in step 8. Until step 4 it could still "
                + "have got away: 3 times right. It waited instead; after that no way was left.",
            "The bomb was placed by a at (1,1) in step 3 and went off in step 8.",
            "After step 4, 1 of its 3 choices left a way out.",
            "All others are taken to do what they did in the game. N steps tried out.");
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
        .says(
            "a was killed by its own bomb at (5,1) in step 7. Until step 5 it could still "
                + "have got away: up right. It waited instead; after that no way was left.",
            "The bomb was placed by a at (3,1) in step 2 and went off in step 7.",
            "After step 5, 1 of its 3 choices left a way out.",
            "All others are taken to do what they did in the game. N steps tried out.");
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
        .says(
            "a was killed by S at (2,2) in step 23. Until step 21 it could still have got "
                + "away: down left, left. It waited instead; after that no way was left.",
            "S could choose from 9 moves, and 1 of them led there.",
            "After step 21, 7 of its 9 choices left a way out.",
            "All others are taken to do what they did in the game. N steps tried out.");
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
        .says(
            "a was killed by A at (1,0) in step 4. Until step 2 it could still have got "
                + "away: up left. It went up instead; after that no way was left.",
            "A was sure to come: it had no other move.",
            "After step 2, 1 of its 9 choices left a way out.",
            "All others are taken to do what they did in the game. N steps tried out.");
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
        .says(
            "a was still at (4,0) when time was up in step 8. Until step 6 it could still "
                + "have reached the exit: down right, down. It went right instead; after that no "
                + "way was left.",
            "After step 6, 1 of its 4 choices left a way out.",
            "All others are taken to do what they did in the game. N steps tried out.");
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
        .says(
            "a was still at (2,0) when time was up in step 8. At no time could it have "
                + "walked to the exit in the time left.",
            "Walls were between it and the exit: only a bomb opens a way. It has not moved "
                + "since step 3.",
            "All others are taken to do what they did in the game. N steps tried out.");
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
        .says(
            "a was killed by b's bomb at (2,1) in step 7. Until step 6 it could still have "
                + "got away: left. It waited instead.",
            "The bomb was placed by b at (4,1) in step 2 and went off in step 7.",
            "After step 6, 1 of its 3 choices left a way out.",
            "All others are taken to do what they did in the game. N steps tried out.");
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
        .says(
            "a was killed by its own bomb at (1,0) in step 4. Until step 2 it could still "
                + "have got away: left. It placed a bomb instead; after that no way was left.",
            "The bomb was placed by a at (2,0) in step 3 and went off in step 4, set off "
                + "by another one.",
            "After step 2, 3 of its 3 choices left a way out.",
            "All others are taken to do what they did in the game. N steps tried out.");
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
        .says(
            "a was killed by m at (1,1) in step 3. Until step 2 it could still have got "
                + "away: down. It waited instead.",
            "After step 2, 1 of its 3 choices left a way out.",
            "All others are taken to do what they did in the game. N steps tried out.");
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
        .says(
            "a could not move any more at (2,2) in step 3. Until step 1 it could still "
                + "have solved the level: 4 times right. It went down instead; after that no way "
                + "was left.",
            "After step 1, 1 of its 3 choices left a way out.",
            "N positions tried out.");
  }

  @Test
  void aBombThatWouldHaveShieldedIt() {
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
        .says(
            "a was killed by b's bomb at (0,0) in step 7. Until step 5 it could still have "
                + "got away: bomb, 3 times wait, down right. It waited instead; after that no "
                + "way was left.",
            "The bomb was placed by b at (1,0) in step 2 and went off in step 7.",
            "After step 5, 1 of its 4 choices left a way out.",
            "All others are taken to do what they did in the game. N steps tried out.");
  }

  @Test
  void noWayOutFromTheStart() {
    PlayedOut.course(
            1,
            BOMBS
                + """
                +-----+
                |WWWW |
                |a   A|
                |WWWWE|
                +-----+
                """,
            "20 wait")
        .says(
            "a was killed by A at (0,1) in step 5. From the start on nothing that it could "
                + "do would have saved it.",
            "A was sure to come: it had no other move.",
            "All others are taken to do what they did in the game. N steps tried out.");
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
        .says(
            "a was killed by its own bomb at (2,1) in step 8. No way out was found within "
                + "N steps tried out; there may be one.",
            "The bomb was placed by a at (1,1) in step 3 and went off in step 8.",
            "All others are taken to do what they did in the game. N steps tried out.");
  }
}
