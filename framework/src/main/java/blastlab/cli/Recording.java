package blastlab.cli;

import blastlab.loader.Agent;
import blastlab.match.MatchListener;
import blastlab.replay.ReplayHeader;
import blastlab.replay.ReplayWriter;
import blastlab.scenario.Game;
import java.util.List;

/** Who takes a game down for a replay, if the user wants one. */
record Recording(MatchListener listener, Runnable end) implements AutoCloseable {

  /**
   * Begins a replay of a game that is about to be played.
   *
   * @param file where to; null if the user has named none
   */
  static Recording of(Game game, List<Agent> cast, int rotation, String file) {
    if (file == null) {
      return new Recording(new MatchListener() {}, () -> {});
    }
    List<String> agents = cast.stream().map(Agent::spec).toList();
    ReplayWriter writer =
        ReplayWriter.to(OutputFile.named(file), ReplayHeader.of(game, rotation, agents));
    return new Recording(writer, writer::close);
  }

  @Override
  public void close() {
    end.run();
  }
}
