package blastlab.evaluate;

import blastlab.scenario.Seed;

/**
 * Which of the games of a trial.
 *
 * @param rotation how many seats further on everybody sits than in the line-up
 */
public record Round(Seed seed, int rotation) {}
