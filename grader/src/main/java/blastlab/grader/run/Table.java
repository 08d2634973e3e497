package blastlab.grader.run;

import blastlab.evaluate.Round;
import blastlab.grader.results.GameResult;
import blastlab.grader.rubric.Entry;
import blastlab.grader.sandbox.Chair;
import blastlab.loader.Agent;
import blastlab.loader.AgentLoader;
import blastlab.loader.Lineup;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.replay.ReplayHeader;
import blastlab.scenario.Game;
import blastlab.world.CharacterEntity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Where the games of an entry are played: a submission against built-in opponents. */
final class Table {
  private final Entry entry;
  private final String student;
  private final List<Agent> opponents;

  /**
   * A table.
   *
   * @param student whose submission plays, by the name that replays tell
   */
  Table(Entry entry, String student) {
    this.entry = entry;
    this.student = student;
    AgentLoader loader = new AgentLoader();
    this.opponents = entry.opponents().stream().map(loader::load).toList();
  }

  /** Plays a game and records it; its log is left to whoever holds the chair. */
  GameResult play(Chair chair, Round round, Path replay) {
    Game game = start(round);
    ReplayTape tape = new ReplayTape(ReplayHeader.of(game, round.rotation(), names(round)));
    Result result = match(chair, round, game, tape).play();
    tape.keep(replay);
    return Judge.judge(entry, round, result);
  }

  private Game start(Round round) {
    return entry.scenario().start(round.seed());
  }

  private List<String> names(Round round) {
    List<String> names = new ArrayList<>(List.of(student));
    names.addAll(entry.opponents());
    return Lineup.rotate(names, round.rotation());
  }

  private Match match(Chair chair, Round round, Game game, MatchListener listener) {
    List<Supplier<? extends CharacterEntity>> agents = new ArrayList<>(List.of(chair.agent()));
    List<Thinking> thinking = new ArrayList<>(List.of(chair.thinking()));
    for (Agent opponent : opponents) {
      agents.add(opponent.factory());
      thinking.add(Thinking.unlimited());
    }
    return new Match(
        game,
        Lineup.rotate(agents, round.rotation()),
        Lineup.rotate(thinking, round.rotation()),
        Match.NO_CAP,
        listener);
  }
}
