package blastlab.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.Stage;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The lines that an agent leaves for those who watch. */
class LogTest {
  private final RealWorld world = Stage.of("|a  |\n").world();
  private final CharacterEntity agent = new Agent();

  @Test
  void areKeptInOrder() {
    world.show(agent, 0, new Random(1));
    agent.log("first");
    agent.log("second");

    assertThat(agent.logLines()).containsExactly("first", "second");
  }

  @Test
  void areForgottenBeforeTheNextDecision() {
    world.show(agent, 0, new Random(1));
    agent.log("first");
    world.show(agent, 0, new Random(1));

    assertThat(agent.logLines()).isEmpty();
  }

  @Test
  void ofADecisionTheFirstHundredAreKept() {
    world.show(agent, 0, new Random(1));
    for (int i = 1; i <= 101; i++) {
      agent.log("line " + i);
    }

    assertThat(agent.logLines()).hasSize(100).endsWith("line 100");
  }

  @Test
  void ofALineTheFirst500CharactersAreKept() {
    world.show(agent, 0, new Random(1));
    agent.log("x".repeat(499) + "yz");

    assertThat(agent.logLines()).containsExactly("x".repeat(499) + "y");
  }

  @Test
  void nothingIsALineToo() {
    world.show(agent, 0, new Random(1));
    agent.log(null);

    assertThat(agent.logLines()).containsExactly("null");
  }

  @Test
  void areForAgentsThatDecideOnly() {
    CharacterEntity dummy = world.show(agent, 0, new Random(1)).me(agent);

    assertThat(dummy.logLines()).isEmpty();
    assertThatThrownBy(() -> new Agent().log("too early"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("log() can be used from the first act() on");
  }

  private static final class Agent extends CharacterEntity {}
}
