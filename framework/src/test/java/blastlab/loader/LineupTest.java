package blastlab.loader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.agents.IdleCharacter;
import blastlab.text.InputException;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineupTest {
  private static final Agent ONE = new Agent("one", IdleCharacter::new);
  private static final Agent TWO = new Agent("two", IdleCharacter::new);

  @Test
  void opponentsTakeTheSeatsThatAreLeft() {
    assertThat(Lineup.fill("arena", 4, List.of(ONE, TWO), new AgentLoader()))
        .extracting(Agent::spec)
        .containsExactly("one", "two", Lineup.DEFAULT_OPPONENT, Lineup.DEFAULT_OPPONENT);
  }

  @Test
  void moreAgentsThanSeatsAreRefused() {
    assertThatThrownBy(() -> Lineup.fill("duet", 1, List.of(ONE, TWO), new AgentLoader()))
        .isInstanceOf(InputException.class)
        .hasMessage("2 agents, expected at most 1 for duet");
  }
}
