package blastlab.loader;

import blastlab.world.CharacterEntity;
import java.util.function.Supplier;

/**
 * An agent that a user has chosen.
 *
 * @param spec what the user called it
 * @param factory makes a fresh one for each game; may throw whatever the agent's constructor throws
 */
public record Agent(String spec, Supplier<? extends CharacterEntity> factory) {}
