package blastlab.agents;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.testing.GameTest;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the minimax agent takes for good and bad, seen by the first of two characters. */
class DuelEvaluationTest {
  private static SensedWorld world(String map) {
    return GameTest.onMap(map).world();
  }

  private static int value(SensedWorld world) {
    CharacterEntity me = world.cast().get(0);
    Optional<CharacterEntity> rival = Optional.of(world.cast().get(1));
    return new DuelEvaluation(world, me, rival).of(world, 0);
  }

  private static SensedWorld afterBombOf(SensedWorld world, int seat) {
    world.cast().get(seat).placeBomb();
    return world.next().world();
  }

  @Test
  void nearerToTheRivalIsBetter() {
    int near = value(world("+--------+\n| C D    |\n|        |\n+--------+\n"));
    int far = value(world("+--------+\n| C   D  |\n|        |\n+--------+\n"));

    assertThat(near).isGreaterThan(far);
  }

  @Test
  void aWallThatTheOwnBombWillHitIsWorthItsPoints() {
    String withWall = "+------+\n|C     |\n|      |\n|      |\n|W    D|\n+------+\n";
    int wall = value(afterBombOf(world(withWall), 0));
    int noWall = value(afterBombOf(world(withWall.replace('W', ' ')), 0));

    assertThat(wall - noWall).isEqualTo(10);
  }

  @Test
  void toBeCaughtIsWorseThanToCatchIsGood() {
    String cells = "+-----+\n|C W D|\n+-----+\n";
    int caught = value(afterBombOf(world(cells), 0));
    int caughtRival = value(afterBombOf(world(cells), 1));

    assertThat(caught).isLessThan(-50_000);
    assertThat(caughtRival).isBetween(10_000, -caught);
  }

  @Test
  void whoIsDeadHasLostWhateverThePoints() {
    SensedWorld world = world("+-----+\n|C W D|\n+-----+\n");
    SensedWorld caught = afterBombOf(world, 0);
    SensedWorld dead = caught;
    while (dead.cast().get(0).isInWorld()) {
      dead = dead.next().world();
    }

    assertThat(value(dead)).isLessThan(value(caught));
  }
}
