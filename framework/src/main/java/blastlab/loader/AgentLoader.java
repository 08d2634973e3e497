package blastlab.loader;

import blastlab.agents.IdleCharacter;
import blastlab.text.InputException;
import blastlab.text.Nearest;
import blastlab.world.CharacterEntity;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Finds agents by what users call them. */
public final class AgentLoader {
  private static final String PREFIX = "builtin:";

  private final Map<String, Builtin> builtins = new LinkedHashMap<>();

  /** An agent that comes with Blastlab. */
  public record Builtin(
      String name, String description, Supplier<? extends CharacterEntity> factory) {}

  /** A loader that knows the agents that need nothing from outside. */
  public AgentLoader() {
    add(new Builtin("idle", "does nothing at all", IdleCharacter::new));
  }

  /** Adds a built-in agent, such as one that listens to this program's keyboard. */
  public AgentLoader add(Builtin builtin) {
    builtins.put(builtin.name(), builtin);
    return this;
  }

  /** All built-in agents. */
  public List<Builtin> builtins() {
    return List.copyOf(builtins.values());
  }

  /** The agent that the user means by {@code spec}. */
  public Agent load(String spec) {
    String name = spec.startsWith(PREFIX) ? spec.substring(PREFIX.length()) : spec;
    Builtin builtin = builtins.get(name);
    if (builtin == null) {
      throw new InputException("no agent '" + spec + "'; " + Nearest.hint(name, builtins.keySet()));
    }
    return new Agent(spec, builtin.factory());
  }
}
