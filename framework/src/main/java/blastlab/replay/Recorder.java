package blastlab.replay;

import blastlab.match.Decision;
import blastlab.match.MatchListener;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.world.Event;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Takes down a game, step by step: what a replay is made of, and what it is compared with. */
abstract class Recorder implements MatchListener {
  private final List<Failing> failures = new ArrayList<>();
  private final List<String> absent = new ArrayList<>();
  private Optional<RecordedStep> pending = Optional.empty();
  private int steps;

  /** Takes a step: as soon as all have decided, or as it is sure that nobody will. */
  abstract void take(RecordedStep step);

  /** Takes the end. */
  abstract void take(RecordedEnd end);

  @Override
  public void started(World world) {
    begin(world, List.of());
  }

  @Override
  public void entered(World world) {
    failures.forEach(failing -> absent.add(failing.name()));
  }

  @Override
  public void stepped(World world, List<Event> events) {
    finish(List.of(), OptionalLong.empty());
    steps++;
    begin(world, events);
  }

  @Override
  public void decided(World world, List<Decision> decisions) {
    finish(decisions, OptionalLong.of(world.stateHash()));
  }

  @Override
  public void failed(String name, Outcome outcome, Throwable failure) {
    failures.add(Failing.of(name, outcome, failure));
  }

  @Override
  public void ended(World world, Result result) {
    List<Failing> late = failures.stream().filter(failing -> isIn(world, failing)).toList();
    if (pending.isPresent()) {
      failures.removeAll(late); // others have left the world, before it was over
      finish(List.of(), OptionalLong.empty());
    }
    take(RecordedEnd.of(result, late));
  }

  /** Whose code fails before the end has to go; who is told of the end stays. */
  private static boolean isIn(World world, Failing failing) {
    return world.characters().stream().anyMatch(one -> one.name().equals(failing.name()));
  }

  private void begin(World world, List<Event> events) {
    pending =
        Optional.of(
            new RecordedStep(
                steps,
                world.time(),
                world.stateHash(),
                List.copyOf(world.scores().values()),
                events.stream().map(Happening::of).toList(),
                List.of(),
                OptionalLong.empty(),
                List.of(),
                List.of()));
  }

  private void finish(List<Decision> decisions, OptionalLong directed) {
    if (pending.isPresent()) {
      RecordedStep half = pending.get();
      pending = Optional.empty();
      take(
          new RecordedStep(
              half.step(),
              half.time(),
              half.hash(),
              half.scores(),
              half.events(),
              decisions,
              directed,
              failures,
              absent));
      failures.clear();
      absent.clear();
    }
  }
}
