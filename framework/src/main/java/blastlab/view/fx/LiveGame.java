package blastlab.view.fx;

import blastlab.match.Decision;
import blastlab.match.MatchListener;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.replay.Failing;
import blastlab.replay.History;
import blastlab.view.console.StudentTrace;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.World;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A game under way: keeps its history, holds it until a window wants to see more, and knows who is
 * being waited for.
 */
public final class LiveGame implements MatchListener, Backstage, AutoCloseable {
  private final History history = new History();
  private final Gate gate = new Gate();
  private final Set<Integer> players;
  private final boolean stepsFirst;
  private final Printed printed = new Printed(() -> Math.max(0, history.size() - 1));
  private final Map<Failing, List<String>> traces = new ConcurrentHashMap<>();
  private volatile Optional<Waiting> waiting = Optional.empty();

  /**
   * A game that has not begun yet; from now on it listens to what is printed.
   *
   * @param players the ids of the characters that somebody plays by hand
   * @param stepsFirst whether the game begins with a step, before anybody has decided anything
   */
  public LiveGame(Set<Integer> players, boolean stepsFirst) {
    this.players = Set.copyOf(players);
    this.stepsFirst = stepsFirst;
  }

  History history() {
    return history;
  }

  Gate gate() {
    return gate;
  }

  /** Runs student code as it was to be run, and knows meanwhile who is being waited for. */
  public Thinking watched(String name, Thinking thinking) {
    return code -> {
      waiting = Optional.of(new Waiting(name, System.nanoTime()));
      try {
        return thinking.run(code);
      } finally {
        waiting = Optional.empty();
      }
    };
  }

  @Override
  public Optional<Waiting> waiting() {
    return waiting;
  }

  @Override
  public List<String> trace(Failing failing) {
    return traces.getOrDefault(failing, NOTHING.trace(failing));
  }

  @Override
  public List<Line> printed() {
    return printed.lines();
  }

  @Override
  public void started(World world) {
    history.started(world);
    if (stepsFirst) {
      hold(world);
    }
  }

  @Override
  public void stepped(World world, List<Event> events) {
    history.stepped(world, events);
  }

  @Override
  public void decided(World world, List<Decision> decisions) {
    history.decided(world, decisions);
    hold(world);
  }

  @Override
  public void failed(String name, Outcome outcome, Throwable failure) {
    List<String> trace = StudentTrace.of(failure);
    history.failed(name, outcome, failure);
    List<Failing> failures = history.last().failures();
    traces.put(failures.get(failures.size() - 1), trace);
  }

  @Override
  public void ended(World world, Result result) {
    history.ended(world, result);
  }

  /** Who plays by hand has had time enough to look. */
  private void hold(World world) {
    if (world.characters().stream().map(CharacterEntity::id).noneMatch(players::contains)) {
      gate.await();
    }
  }

  /** Nothing is held any more, and what is printed goes to the terminal alone. */
  @Override
  public void close() {
    gate.release();
    printed.close();
  }
}
