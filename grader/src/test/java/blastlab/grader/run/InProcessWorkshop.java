package blastlab.grader.run;

import blastlab.grader.rubric.Limits;
import blastlab.grader.sandbox.Chair;
import blastlab.grader.sandbox.Compilation;
import blastlab.loader.Agent;
import blastlab.loader.AgentLoader;
import blastlab.match.Failure;
import blastlab.match.Outcome;
import blastlab.match.Thinking;
import blastlab.text.InputException;
import blastlab.world.CharacterEntity;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** A workshop for tests of all but the isolation: everything happens in this very process. */
final class InProcessWorkshop implements Workshop {
  private final AtomicInteger games = new AtomicInteger();

  /** How many games were sat down to. */
  int games() {
    return games.get();
  }

  @Override
  public Compilation compile(Path sources, Path classes, Optional<String> agent) {
    try {
      String spec = sources + agent.map(name -> "#" + name).orElse("");
      Agent found = new AgentLoader().load(spec);
      Files.writeString(Files.createDirectories(classes).resolve("spec"), spec);
      return new Compilation.Compiled(found.type().getName());
    } catch (InputException e) {
      return e.getMessage().contains("can't be compiled")
          ? new Compilation.DidNotCompile("wrong")
          : new Compilation.NoAgent("none");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Compilation inspect(Path classes, Optional<String> agent) {
    return new Compilation.NoAgent("classes are for the real workshop");
  }

  @Override
  public Player open(Path classes, String name, Limits limits) {
    Agent agent = new AgentLoader().load(spec(classes));
    return new Player() {
      @Override
      public Chair sit() {
        games.incrementAndGet();
        return new InProcessChair(agent);
      }

      @Override
      public void close() {}
    };
  }

  private static String spec(Path classes) {
    try {
      return Files.readString(classes.resolve("spec"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public List<String> unenforced() {
    return List.of("everything happens in one process");
  }

  @Override
  public void close() {}

  private record InProcessChair(Agent chosen) implements Chair {
    @Override
    public Supplier<CharacterEntity> agent() {
      return () -> chosen.factory().get();
    }

    @Override
    public Thinking thinking() {
      Failure slow = new Failure(Outcome.TIMED_OUT, new TimeoutException("too slow"));
      return is("Slow") ? code -> Optional.of(slow) : Thinking.unlimited();
    }

    @Override
    public String leave() {
      return is("Talker") ? "hello\n" : "";
    }

    private boolean is(String name) {
      return chosen.type().getSimpleName().equals(name);
    }

    @Override
    public void close() {}
  }
}
