package blastlab.grader.sandbox;

import blastlab.match.Failure;
import blastlab.match.Outcome;
import blastlab.remote.Link;
import blastlab.remote.RemoteCharacter;
import blastlab.remote.RemoteFailure;
import blastlab.remote.TimeBank;
import blastlab.world.CharacterEntity;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Optional;

/**
 * An agent's game in a process: its time, its work, and whether the process is good for another.
 */
final class Seating implements Link {
  private static final Duration END = Duration.ofSeconds(5);

  private final Worker worker;
  private final Allowance allowance;
  private final String agentClass;
  private final TimeBank time;
  private final Idleness idleness;
  private boolean usable = true;

  Seating(Worker worker, Allowance allowance, String agentClass) {
    this.worker = worker;
    this.allowance = allowance;
    this.agentClass = agentClass;
    this.time = new TimeBank(allowance.decision(), allowance.bank(), allowance.game());
    this.idleness = new Idleness(worker.process()::cpuNanos, time);
  }

  CharacterEntity makeAgent() {
    return new RemoteCharacter(this, agentClass, allowance.start(), time, allowance.nextCalls());
  }

  @Override
  public ByteBuffer ask(ByteBuffer question, long nanos) {
    idleness.asked();
    try {
      return worker.line().ask(question, nanos);
    } finally {
      idleness.answered();
    }
  }

  /** How its code is run: in the thread of the game, as its process is limited enough. */
  Optional<Failure> run(Runnable code) {
    Optional<Failure> failure = RemoteFailure.thinking().run(code);
    if (failure.filter(f -> f.outcome() != Outcome.CRASHED).isPresent()) {
      usable = false;
    }
    return failure;
  }

  /** Ends the game, and says why the process may not be used for another, if so. */
  Optional<String> end() {
    return usable
        ? RemoteCharacter.endGame(worker.line(), END)
        : Optional.of("its agent has failed");
  }
}
