package blastlab.grader.sandbox;

import blastlab.match.Thinking;
import blastlab.world.CharacterEntity;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A submission that plays: all the processes that its agent runs in.
 *
 * <pre>{@code
 * Compilation compilation = Contestant.compile(sandbox, sources, classes, Optional.empty());
 * try (Contestant contestant = Contestant.open(sandbox, allowance, classes, compiled.agentClass())) {
 *   for each game:
 *     try (Chair chair = contestant.sit()) {
 *       new Match(game, List.of(chair.agent()), chair.thinking(), Match.NO_CAP, listener).play();
 *       String printed = chair.leave();
 *     }
 * }
 * }</pre>
 *
 * <p>It may sit on several chairs at once, in several threads; each has a process of its own.
 */
public final class Contestant implements AutoCloseable {
  private final Sandbox sandbox;
  private final Allowance allowance;
  private final Path classes;
  private final String agentClass;
  private final Deque<Worker> idle = new ArrayDeque<>();
  private final Deque<Worker> all = new ArrayDeque<>();
  private int started;

  private Contestant(Sandbox sandbox, Allowance allowance, Path classes, String agentClass) {
    this.sandbox = sandbox;
    this.allowance = allowance;
    this.classes = classes;
    this.agentClass = agentClass;
  }

  /**
   * Compiles a submission and finds its agent, in a process of its own; none of its code is run.
   *
   * @param sources the folder of its sources; tests among them are left out
   * @param classes the folder to put the classes into
   * @param agentClass which class the agent is, if the submission says so
   */
  public static Compilation compile(
      Sandbox sandbox, Path sources, Path classes, Optional<String> agentClass) {
    return new Compiler(sandbox).compile(sources, classes, agentClass);
  }

  /** Finds the agent among classes that were compiled elsewhere. */
  public static Compilation inspect(Sandbox sandbox, Path classes, Optional<String> agentClass) {
    return new Compiler(sandbox).inspect(classes, agentClass);
  }

  /** Opens a submission that {@link #compile} has found good. */
  public static Contestant open(
      Sandbox sandbox, Allowance allowance, Path classes, String agentClass) {
    return new Contestant(sandbox, allowance, sandbox.publish(classes), agentClass);
  }

  /** A chair for the coming game, in a process that has nothing left of games before. */
  public Chair sit() {
    return new Place(worker());
  }

  private Worker worker() {
    synchronized (this) {
      if (!idle.isEmpty()) {
        return idle.pop();
      }
    }
    Worker worker = Worker.start(sandbox, allowance, classes);
    WarmUp.play(worker);
    synchronized (this) {
      all.add(worker);
      started++;
    }
    return worker;
  }

  /** How many processes it has needed so far. */
  synchronized int started() {
    return started;
  }

  private synchronized void giveBack(Worker worker, boolean usable) {
    if (usable) {
      idle.push(worker);
    } else {
      all.remove(worker);
      worker.close();
    }
  }

  /** Ends all processes. */
  @Override
  public synchronized void close() {
    all.forEach(Worker::close);
    all.clear();
    idle.clear();
    Folders.delete(classes);
  }

  private final class Place implements Chair {
    private final Worker worker;
    private final Seating seating;
    private boolean left;

    Place(Worker worker) {
      this.worker = worker;
      this.seating = new Seating(worker, allowance, agentClass);
    }

    @Override
    public Supplier<CharacterEntity> agent() {
      return seating::makeAgent;
    }

    @Override
    public Thinking thinking() {
      return seating::run;
    }

    @Override
    public String leave() {
      if (left) {
        return "";
      }
      left = true;
      boolean usable = seating.end().isEmpty();
      String printed = worker.process().takeLog(allowance.outputBytes());
      giveBack(worker, usable);
      return printed;
    }

    @Override
    public void close() {
      leave();
    }
  }
}
