package blastlab.agents;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.loader.AgentLoader;
import blastlab.match.Outcome;
import blastlab.testing.GameTest;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the Q-learner can do with the weights that it comes with. */
class QLearnerCharacterTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "scenario1/variant1",
        "scenario1/variant2",
        "scenario1/variant3",
        "scenario2/variant1"
      })
  void mostlyGetsOutAlive(String scenario) {
    List<Outcome> outcomes =
        LongStream.rangeClosed(1, 10).mapToObj(s -> play(scenario, s)).toList();

    assertThat(outcomes).filteredOn(Outcome::isWin).hasSizeGreaterThanOrEqualTo(8);
  }

  private static Outcome play(String scenario, long seed) {
    var agent = new AgentLoader().load("builtin:qlearner").factory().get();
    var result = GameTest.onScenario(scenario).seed(seed).play(agent).result();
    return result.seats().get(0).outcome().orElseThrow();
  }
}
