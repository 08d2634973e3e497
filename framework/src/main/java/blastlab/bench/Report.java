package blastlab.bench;

import java.util.Map;
import java.util.Optional;

/**
 * All that was measured.
 *
 * @param speeds how fast each case is, in their order
 * @param threads how many threads there were where all cores were used
 * @param coldStart how Java starts, if another one could be started to measure it
 * @param machine where this was
 */
public record Report(
    Map<BenchCase, Speed> speeds, int threads, Optional<ColdStart> coldStart, Machine machine) {}
