import blastlab.testing.GameTest;
import org.junit.jupiter.api.Test;

/** Tests of your agent: a map, the agent, what should happen. */
class MyCharacterTest {
  @Test
  void walksRoundAWall() {
    GameTest.onMap(
            """
            +-------+
            |C      |
            |WWWWW  |
            |E      |
            +-------+
            """)
        .play(new MyCharacter())
        .escapes();
  }

  @Test
  void bombsAWallAndLivesOn() {
    GameTest.onMap(
            """
            +---+
            |C  |
            |   |
            |WWW|
            |  E|
            +---+
            """)
        .play(new MyCharacter())
        .placesBomb()
        .escapes();
  }

  @Test
  void escapesFromAWholeScenario() {
    GameTest.onScenario("scenario1/variant2").seed(1).play(new MyCharacter()).escapes();
  }

  // Next: put an A into a map, the aggressive monster, and make this agent survive it.
}
