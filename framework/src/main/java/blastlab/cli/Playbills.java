package blastlab.cli;

import blastlab.loader.Agent;
import blastlab.replay.ReplayFile;
import blastlab.replay.ReplayHeader;
import blastlab.scenario.Game;
import blastlab.view.Playbill;
import java.util.List;
import java.util.Optional;

/** What viewers tell about games besides their worlds. */
final class Playbills {
  private Playbills() {}

  /**
   * About a game that is about to be played.
   *
   * @param again the command that shows it again, if there is one
   */
  static Playbill of(Game game, List<Agent> cast, Optional<String> again) {
    return new Playbill(
        game.scenario().name(),
        game.scenario().rules(),
        game.scenario().title(),
        game.seed().toString(),
        cast.stream().map(Agent::spec).toList(),
        again,
        Optional.empty(),
        game.stepsFirst());
  }

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
