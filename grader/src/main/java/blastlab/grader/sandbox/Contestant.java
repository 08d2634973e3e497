package blastlab.grader.sandbox;

import java.nio.file.Path;
import java.util.Optional;

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
 */
public final class Contestant implements AutoCloseable {
  private Contestant() {}

  /**
   * Compiles a submission and finds its agent, in a process of its own; none of its code is run.
   *
   * @param sources the folder of its sources, tests among them are left out
   * @param classes the folder to put the classes into
   * @param agentClass which class the agent is, if the submission says so
   */
  public static Compilation compile(
      Sandbox sandbox, Path sources, Path classes, Optional<String> agentClass) {
    return new Compilation.NoAgent("to come");
  }

  /** Finds the agent among classes that were compiled elsewhere. */
  public static Compilation inspect(Sandbox sandbox, Path classes, Optional<String> agentClass) {
    return new Compilation.NoAgent("to come");
  }

  /** Opens a submission that {@link #compile} has found good; for one game at a time. */
  public static Contestant open(
      Sandbox sandbox, Allowance allowance, Path classes, String agentClass) {
    return new Contestant();
  }

  /** A chair for the coming game, in a process that has nothing left of games before. */
  public Chair sit() {
    return null;
  }

  /** Ends all processes. */
  @Override
  public void close() {}
}
