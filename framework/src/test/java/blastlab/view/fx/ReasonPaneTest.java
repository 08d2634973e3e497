package blastlab.view.fx;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.replay.History;
import blastlab.view.console.Rehearsal;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Isolated;

/** What the window tells who has lost. */
@Isolated("there is one screen")
@Timeout(60)
class ReasonPaneTest {
  private static final int[] BOMB = {0, 0, 1};

  @Test
  void whoHasLostReadsWhyAndLeadsToTheLastWayOut() {
    History history = new History();
    Rehearsal.play(history, Rehearsal.script(BOMB)); // and stays beside it
    try (Showing showing = Showing.of(history)) {
      showing.await(() -> showing.node("#reason").isVisible());
      assertThat(showing.text("#reason")).contains("its own bomb").endsWith("(L: look at it)");

      showing.push(KeyCode.L);

      int step = history.size() - 1;
      showing.await(() -> !showing.text("#clock").startsWith("step 0 "));
      assertThat(showing.text("#clock")).doesNotStartWith("step " + step + " ");
    }
  }

  @Test
  void whoHasWonIsToldNothing() {
    History history = new History();
    Rehearsal.play(history, Rehearsal.toTheExit());
    Reasons reasons = new Reasons(history);

    reasons.find();

    assertThat(reasons.text()).isEmpty();
    assertThat(reasons.lastWayOut()).isEmpty();
  }
}
