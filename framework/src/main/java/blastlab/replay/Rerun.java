package blastlab.replay;

import blastlab.match.Decision;
import blastlab.match.Effort;
import blastlab.match.Failure;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.scenario.Game;
import blastlab.text.InputException;
import blastlab.world.Ending;
import blastlab.world.Event;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A recorded game, played again from its header and its decisions alone. */
public final class Rerun implements MatchListener {
  private final ReplayFile replay;
  private final History history = new History();
  private final List<Effort> efforts = new ArrayList<>();
  private final Comparison comparison;
  private final Match match;
  private int step;

  private Rerun(ReplayFile replay) {
    this.replay = replay;
    Game game = replay.header().start();
    List<Supplier<RecordedCharacter>> agents = new ArrayList<>();
    for (var character : game.scenario().characters()) {
      agents.add(() -> new RecordedCharacter(replay, character.name(), () -> step));
      efforts.add(Effort.NONE);
    }
    comparison = new Comparison(replay, this::stop);
    match = new Match(game, agents, Rerun::think, cap(), MatchListener.all(this, comparison));
  }

  /** Plays a recorded game again, up to its end or the first difference. */
  public static Rerun of(ReplayFile replay) {
    Rerun rerun = new Rerun(replay);
    rerun.match.play();
    return rerun;
  }

  /** The game as it was recorded; refused if it differs when it is played again. */
  public History history() {
    comparison
        .difference()
        .ifPresent(
            difference -> {
              throw new InputException(
                  replay.place(difference.step())
                      + ": altered, or played by other rules"
                      + otherVersion()
                      + "; "
                      + difference);
            });
    return history;
  }

  /** The first difference between the game as it was recorded and as it is when played again. */
  public Optional<Difference> difference() {
    return comparison.difference();
  }

  private String otherVersion() {
    String then = replay.header().framework();
    String now = ReplayHeader.version();
    return then.equals(now) ? "" : " (recorded by version " + then + ", this is " + now + ")";
  }

  /** A game that was stopped once all had decided has to be asked that far, and no further. */
  private int cap() {
    boolean stoppedAfterDeciding = replay.end().isPresent() && wasAsked(replay.steps().size() - 1);
    return replay.size() + (stoppedAfterDeciding ? 1 : 0);
  }

  private boolean wasAsked(int at) {
    return replay.steps().get(at).directed().isPresent();
  }

  private void stop() {
    match.stop();
  }

  private static Optional<Failure> think(Runnable code) {
    try {
      code.run();
      return Optional.empty();
    } catch (RecordedFailure failure) {
      return Optional.of(failure.asFailure());
    }
  }

  // ---- what the history is told: the game as played again, with the costs as recorded ----

  @Override
  public void started(World world) {
    history.started(world);
  }

  @Override
  public void stepped(World world, List<Event> events) {
    step++;
    history.stepped(world, events);
  }

  @Override
  public void decided(World world, List<Decision> decisions) {
    List<Decision> recorded =
        step < replay.steps().size() ? replay.steps().get(step).decisions() : decisions;
    recorded.forEach(decision -> check(decision, world));
    history.decided(world, recorded);
    if (replay.end().filter(end -> end.ending() == Ending.CAP && end.steps() == step).isPresent()) {
      stop();
    }
  }

  private void check(Decision decision, World world) {
    boolean known = decision.id() >= 0 && decision.id() < efforts.size();
    boolean inside =
        decision.marks().stream()
            .allMatch(
                mark ->
                    mark.x() >= 0
                        && mark.y() >= 0
                        && mark.x() < world.width()
                        && mark.y() < world.height());
    if (!known || !inside) {
      throw new InputException(
          replay.place(step)
              + ": altered: a decision of character "
              + decision.id()
              + (known ? " colours a cell outside the world" : ", expected one of the game's"));
    }
    efforts.set(decision.id(), efforts.get(decision.id()).plus(Effort.of(decision)));
  }

  @Override
  public void failed(String name, Outcome outcome, Throwable failure) {
    history.failed(name, outcome, failure);
  }

  @Override
  public void ended(World world, Result result) {
    if (replay.end().isPresent()) {
      history.ended(world, withRecordedEfforts(result));
    }
  }

  private Result withRecordedEfforts(Result result) {
    List<Result.Seat> seats = new ArrayList<>();
    for (Result.Seat seat : result.seats()) {
      seats.add(
          new Result.Seat(
              seat.name(),
              seat.outcome(),
              seat.score(),
              seat.failure(),
              efforts.get(seats.size())));
    }
    return new Result(result.ending(), result.steps(), result.time(), seats, result.winner());
  }
}
