package blastlab.view.console;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.replay.History;
import blastlab.world.BombWish;
import blastlab.world.RealWorld;
import org.junit.jupiter.api.Test;

class ScoresTest {
  private final RealWorld world = Rehearsal.game().world();

  @Test
  void whoIsGoneIsCalledSoInAnyWindow() {
    world.decide(0, 1, 0, BombWish.NONE);
    world.step();
    assertThat(line(60)).isEqualTo("C me  -8       - next      - ms  builtin:script");

    world.step();

    assertThat(line(60)).matches("C me +\\d+ +gone  builtin:script");
    assertThat(line(5)).matches("C me +\\d+  builtin:script \\(gone\\)");
  }

  private String line(int width) {
    History history = new History();
    history.started(world);
    return Scores.of(world, Rehearsal.BILL, new Story(history), Ink.NONE, width).get(0);
  }
}
