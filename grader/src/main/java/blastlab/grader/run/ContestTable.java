package blastlab.grader.run;

import blastlab.evaluate.Round;
import blastlab.grader.results.GameResult;
import blastlab.grader.sandbox.Chair;
import blastlab.grader.tournament.Contest;
import blastlab.grader.tournament.Lifetimes;
import blastlab.grader.verdict.Verdict;
import blastlab.loader.AgentLoader;
import blastlab.loader.Lineup;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.replay.ReplayHeader;
import blastlab.scenario.Game;
import blastlab.scenario.Scenario;
import blastlab.world.CharacterEntity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Where submissions play against each other. */
final class ContestTable {
  private final Scenario scenario;
  private final Contest contest;

  ContestTable(Scenario scenario, Contest contest) {
    this.scenario = scenario;
    this.contest = contest;
  }

  /** Plays a game and records it, and tells how it went for each player by name. */
  Map<String, GameResult> play(List<Chair> chairs, Round round, Path replay) {
    Game game = scenario.start(round.seed());
    ReplayTape tape = new ReplayTape(ReplayHeader.of(game, round.rotation(), names(round)));
    Lifetimes lifetimes = new Lifetimes();
    MatchListener all = MatchListener.all(tape, lifetimes);
    Result result = match(chairs, round, game, all).play();
    tape.keep(replay);
    Map<String, GameResult> results = new LinkedHashMap<>();
    for (int place = 0; place < contest.players().size(); place++) {
      int number = (place + round.rotation()) % contest.seats();
      Result.Seat seat = result.seats().get(number);
      Outcome outcome = seat.outcome().orElseThrow();
      results.put(
          contest.players().get(place),
          new GameResult(
              round,
              Verdict.of(outcome),
              result.winner().equals(Optional.of(number)),
              seat.score(),
              lifetimes.of(seat),
              seat.failure().map(FailureText::of).orElse(""),
              Optional.empty(),
              Optional.empty(),
              seat.effort()));
    }
    return results;
  }

  private List<String> names(Round round) {
    List<String> names = new ArrayList<>(contest.players());
    while (names.size() < contest.seats()) {
      names.add(Lineup.opponent(scenario));
    }
    return Lineup.rotate(names, round.rotation());
  }

  private Match match(List<Chair> chairs, Round round, Game game, MatchListener listener) {
    List<Supplier<? extends CharacterEntity>> agents = new ArrayList<>();
    List<Thinking> thinking = new ArrayList<>();
    for (Chair chair : chairs) {
      agents.add(chair.agent());
      thinking.add(chair.thinking());
    }
    while (agents.size() < contest.seats()) {
      agents.add(new AgentLoader().load(Lineup.opponent(scenario)).factory());
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
