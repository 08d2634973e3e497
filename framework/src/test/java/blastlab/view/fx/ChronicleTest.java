package blastlab.view.fx;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.match.Outcome;
import blastlab.replay.History;
import blastlab.view.console.Rehearsal;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChronicleTest {
  private final History history = new History();
  private final Chronicle chronicle = new Chronicle(history);

  @Test
  void tellsWhatHappenedWithoutWhatEverybodySees() {
    Rehearsal.play(history, Rehearsal.toTheExit());

    assertThat(chronicle.update()).isTrue();
    assertThat(chronicle.update()).isFalse();
    assertThat(chronicle.incidents())
        .containsExactly(new Incident(3, Incident.Kind.TRIUMPH, "me found the exit at (2,0)"));
    assertThat(chronicle.scores()).hasSize(history.size());
  }

  @Test
  void aFailureThatComesLateIsToldOnce() {
    history.started(Rehearsal.game().world());
    history.stepped(Rehearsal.game().world(), List.of());
    chronicle.update();

    history.failed("me", Outcome.CRASHED, new IllegalStateException("enough"));
    chronicle.update();
    history.stepped(Rehearsal.game().world(), List.of());
    chronicle.update();

    assertThat(chronicle.incidents())
        .containsExactly(new Incident(1, Incident.Kind.FAILURE, "me's code crashed: enough"));
    assertThat(chronicle.scores()).hasSize(3);
  }

  @Test
  void findsTheEventsBeforeAndAfter() {
    Rehearsal.play(history, Rehearsal.toTheExit());
    chronicle.update();

    assertThat(chronicle.next(0)).isEqualTo(3);
    assertThat(chronicle.next(3)).isEqualTo(3);
    assertThat(chronicle.previous(3)).isEqualTo(3);
    assertThat(chronicle.previous(4)).isEqualTo(3);
  }
}
