package blastlab.bench;

import java.util.OptionalLong;

/**
 * How fast a case is.
 *
 * @param next how often a second {@code next()} can be called, in one thread
 * @param copies how often a second a world can be copied, in one thread
 * @param bytesPerNext how much memory a call of {@code next()} takes; empty if nobody knows
 * @param nextOnAllCores like {@code next}, in a thread for each core, all added up
 * @param copiesOnAllCores like {@code copies}, in a thread for each core, all added up
 */
public record Speed(
    long next,
    long copies,
    OptionalLong bytesPerNext,
    long nextOnAllCores,
    long copiesOnAllCores) {}
