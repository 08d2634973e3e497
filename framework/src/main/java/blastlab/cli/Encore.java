package blastlab.cli;

import blastlab.loader.Agent;
import blastlab.replay.ReplayFile;
import blastlab.scenario.Game;
import blastlab.scenario.Scenario;
import blastlab.view.Playbill;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A recorded game that is played on from one of its steps. */
final class Encore {
  private final Game game;
  private final ReplayFile replay;
  private final int at;
  private final List<String> named;
  private final List<Agent> cast;

  /**
   * The game that goes on.
   *
   * @param scenario starts where it does
   * @param named the agents that the user has named
   * @param cast who plays, seat by seat
   */
  Encore(Scenario scenario, ReplayFile replay, int at, List<String> named, List<Agent> cast) {
    this.game = scenario.start(replay.header().seed());
    this.replay = replay;
    this.at = at;
    this.named = named;
    this.cast = cast;
  }

  Recording recording(String file) {
    return Recording.of(game, cast, replay.header().rotation(), file);
  }

  Performance performance(PrintWriter err) {
    return new Performance(game, cast, Optional.empty(), err);
  }

  Playbill bill() {
    return Playbills.of(game, cast, again());
  }

  /** The command that shows it again; none if somebody at the keyboard has played. */
  private Optional<String> again() {
    List<String> words = new ArrayList<>(List.of("blastlab", "replay"));
    words.add(Shell.quote(replay.name()));
    words.addAll(List.of("--at", String.valueOf(at)));
    named.forEach(agent -> words.addAll(List.of("--agent", Shell.quote(agent))));
    words.add("--step");
    return named.stream().anyMatch(Keyboard::isPlayedBy)
        ? Optional.empty()
        : Optional.of(String.join(" ", words));
  }
}
