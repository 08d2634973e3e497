package blastlab.world;

import static blastlab.world.CellColor.BLUE;
import static blastlab.world.CellColor.GREEN;
import static blastlab.world.CellColor.RED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.Stage;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The cells that an agent colours. */
class CellColorsTest {
  private final RealWorld world = Stage.of("|a  |\n").world();
  private final CharacterEntity agent = new Agent();

  @Test
  void areKeptInOrder() {
    world.show(agent, 0, new Random(1));
    agent.setCellColor(2, 0, RED.on(GREEN));
    agent.setCellColor(1, 0, BLUE.on(RED));

    assertThat(agent.cellMarks())
        .containsExactly(
            new CellMark(2, 0, new CellStyle(RED, GREEN)),
            new CellMark(1, 0, new CellStyle(BLUE, RED)));
  }

  @Test
  void areForgottenBeforeTheNextDecision() {
    world.show(agent, 0, new Random(1));
    agent.setCellColor(2, 0, RED.on(GREEN));
    world.show(agent, 0, new Random(1));

    assertThat(agent.cellMarks()).isEmpty();
  }

  @Test
  void mustBeInsideTheWorld() {
    world.show(agent, 0, new Random(1));

    assertThatThrownBy(() -> agent.setCellColor(3, 0, RED.on(GREEN)))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("cell (3,0) is outside the world, which is 3 wide and 1 high");
  }

  @Test
  void areNotForDummies() {
    CharacterEntity dummy = world.show(agent, 0, new Random(1)).me(agent);

    assertThat(dummy.cellMarks()).isEmpty();
    assertThatThrownBy(() -> dummy.setCellColor(0, 0, RED.on(GREEN)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "only an agent that decides can colour cells: this.setCellColor(...) from act() on");
  }

  private static final class Agent extends CharacterEntity {}
}
