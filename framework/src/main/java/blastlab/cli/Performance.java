package blastlab.cli;

import blastlab.loader.Agent;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.scenario.Game;
import blastlab.world.CharacterEntity;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game that is played while it is shown.
 *
 * @param limit how many milliseconds a decision may take, if there is a limit
 */
record Performance(Game game, List<Agent> cast, Optional<Integer> limit, PrintWriter err) {

  /** Plays it to its end, and tells how it ended. */
  Result on(Stage stage, Recording recording) {
    Match match =
        new Match(
            game,
            cast.stream().map(Agent::factory).toList(),
            thinking(stage),
            Match.NO_CAP,
            MatchListener.all(recording.listener(), stage.listener()));
    stage.onQuit(match::stop);
    StopNote note = new StopNote(err, stage::close);
    Result result;
    try {
      result = match.play();
    } finally {
      note.close();
    }
    stage.finish(result); // which may wait for somebody to close a window
    return result;
  }

  private List<Thinking> thinking(Stage stage) {
    List<Thinking> all = new ArrayList<>();
    for (CharacterEntity one : game.world().cast()) {
      all.add(stage.watched(one.name(), thinking(cast.get(one.id()))));
    }
    return all;
  }

  /** Who sits at the keyboard may take as long as it takes. */
  private Thinking thinking(Agent agent) {
    return limit.isEmpty() || Keyboard.isPlayedBy(agent.spec())
        ? Thinking.unlimited()
        : Thinking.limited(Duration.ofMillis(limit.get()));
  }
}
