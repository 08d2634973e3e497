package blastlab.grader.run;

import blastlab.grader.rubric.Limits;
import blastlab.grader.sandbox.Allowance;
import blastlab.grader.sandbox.Chair;
import blastlab.grader.sandbox.Compilation;
import blastlab.grader.sandbox.Contestant;
import blastlab.grader.sandbox.Sandbox;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The real workshop: processes of their own, cut off as far as this machine allows. */
public final class SandboxWorkshop implements Workshop {
  private final Sandbox sandbox;

  private SandboxWorkshop(Sandbox sandbox) {
    this.sandbox = sandbox;
  }

  /**
   * Opens it.
   *
   * @param required whether to refuse where not all can be enforced
   */
  public static SandboxWorkshop open(boolean required) {
    return new SandboxWorkshop(required ? Sandbox.required() : Sandbox.open());
  }

  @Override
  public Compilation compile(Path sources, Path classes, Optional<String> agent) {
    return Contestant.compile(sandbox, sources, classes, agent);
  }

  @Override
  public Compilation inspect(Path classes, Optional<String> agent) {
    return Contestant.inspect(sandbox, classes, agent);
  }

  @Override
  public Player open(Path classes, String agent, Limits limits) {
    Contestant contestant = Contestant.open(sandbox, allowance(limits), classes, agent);
    return new Player() {
      @Override
      public Chair sit() {
        return contestant.sit();
      }

      @Override
      public void close() {
        contestant.close();
      }
    };
  }

  private static Allowance allowance(Limits limits) {
    Allowance usual = Allowance.USUAL;
    return new Allowance(
        Duration.ofMillis(limits.decisionMillis()),
        Duration.ofMillis(limits.bankMillis()),
        Duration.ofMillis(limits.gameMillis()),
        usual.start(),
        limits.memoryMb(),
        limits.outputKb() << 10,
        usual.threads(),
        limits.nextCalls().map(OptionalLong::of).orElse(OptionalLong.empty()));
  }

  @Override
  public List<String> unenforced() {
    return sandbox.unenforced();
  }

  @Override
  public void close() {
    sandbox.close();
  }
}
