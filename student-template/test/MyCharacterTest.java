import blastlab.testing.GameTest;
import org.junit.jupiter.api.Test;

class MyCharacterTest {
  @Test
  void walksToTheExit() {
    GameTest.onMap(
            """
            +------+
            |C     |
            |   W  |
            |     E|
            +------+
            """)
        .play(new MyCharacter())
        .escapes()
        .takesAtMost(7);
  }

  @Test
  void doesNotWalkIntoAnExplosion() {
    GameTest.onScenario("scenario1/variant2").seed(1).steps(30).play(new MyCharacter()).survives();
  }
}
