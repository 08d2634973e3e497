package blastlab.cli;

import blastlab.replay.ReplayFile;
import blastlab.replay.ReplayHeader;
import blastlab.view.Playbill;
import java.util.Optional;

/** What viewers tell about games besides their worlds. */
final class Playbills {
  private Playbills() {}

  /** About a recorded game. */
  static Playbill of(ReplayFile replay) {
    ReplayHeader header = replay.header();
    return new Playbill(
        header.scenario().name(),
        header.scenario().rules(),
        header.scenario().title(),
        header.seed().toString(),
        header.agents(),
        Optional.empty(),
        Optional.of(replay.name()),
        header.start().stepsFirst());
  }
}
