package blastlab.agents;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.search.Move;
import blastlab.testing.GameTest;
import blastlab.world.SensedWorld;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the Q-learner sees in an action. */
class QFeaturesTest {
  private static Map<String, Double> features(String map, int dx, int dy, boolean bomb) {
    return features(GameTest.onMap(map).world(), dx, dy, bomb);
  }

  private static Map<String, Double> features(SensedWorld world, int dx, int dy, boolean bomb) {
    return new QFeatures(world, world.characters().get(0)).of(new Action(Move.of(dx, dy), bomb));
  }

  @Test
  void theExitAndDeathAreToldApart() {
    String map =
        """
        +---+
        |ECS|
        +---+
        """;

    assertThat(features(map, -1, 0, false)).isEqualTo(Map.of("bias", 1.0, "escapes", 1.0));
    assertThat(features(map, 1, 0, false)).isEqualTo(Map.of("bias", 1.0, "dies", 1.0));
  }

  @Test
  void theExitIsWorthLessTheFartherItIs() {
    String map =
        """
        +-----+
        |C   E|
        +-----+
        """;

    assertThat(features(map, 1, 0, false)).containsEntry("near the exit", Math.pow(0.98, 3));
    assertThat(features(map, 0, 0, false)).containsEntry("near the exit", Math.pow(0.98, 4));
  }

  @Test
  void aBombAtAWallBringsTheExitNearer() {
    String map =
        """
        +-----+
        | CW E|
        |  W  |
        +-----+
        """;
    Map<String, Double> waiting = features(map, 0, 0, false);
    Map<String, Double> bombing = features(map, 0, 0, true);

    assertThat(bombing.get("near the exit")).isGreaterThan(waiting.get("near the exit"));
    assertThat(bombing).as("there is time to get away").doesNotContainKey("trapped in a blast");
  }

  @Test
  void aBombWithNoWayOutIsATrap() {
    String map =
        """
        +----+
        |C WE|
        |WWWW|
        +----+
        """;

    assertThat(features(map, 0, 0, true)).containsEntry("trapped in a blast", 1.0);
  }

  @Test
  void monstersMatterWhenTheyAreNear() {
    String far =
        """
        +--------+
        |C      S|
        |       E|
        +--------+
        """;
    String near =
        """
        +--------+
        |C A     |
        |       E|
        +--------+
        """;

    assertThat(features(far, 0, 0, false)).containsOnlyKeys("bias", "near the exit");
    assertThat(features(near, 0, 0, false)).containsKeys("monster within 2", "caught next");
    assertThat(features(near, 1, 0, false)).containsKeys("monster within 1", "caught next");
  }

  @Test
  void aCornerWithAMonsterInFrontIsADeadEnd() {
    String corner =
        """
        +-------+
        |C A    |
        |WWW    |
        |      E|
        +-------+
        """;
    String open =
        """
        +-------+
        |       |
        |       |
        |       |
        |       |
        |       |
        |   C   |
        |       |
        |   A   |
        |      E|
        +-------+
        """;

    assertThat(features(corner, 0, 0, false)).containsEntry("cornered", 1.0);
    assertThat(features(open, 0, 0, false)).doesNotContainKey("cornered");
  }

  @Test
  void oneBombAtATimeAndNoMoveIntoAWall() {
    SensedWorld world =
        GameTest.onMap(
                """
                +--+
                |CE|
                |WW|
                +--+
                """)
            .world();
    QFeatures armed = new QFeatures(world, world.characters().get(0));
    world.characters().get(0).placeBomb();
    SensedWorld after = world.next().world();
    QFeatures waiting = new QFeatures(after, after.characters().get(0));

    assertThat(armed.actions())
        .containsExactly(
            new Action(Move.of(0, 0), false),
            new Action(Move.of(0, 0), true),
            new Action(Move.of(1, 0), false),
            new Action(Move.of(1, 0), true));
    assertThat(waiting.actions())
        .containsExactly(new Action(Move.of(0, 0), false), new Action(Move.of(1, 0), false));
  }
}
