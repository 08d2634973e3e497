package blastlab.replay;

import blastlab.match.Outcome;

/**
 * That a character's code failed.
 *
 * @param name the character's
 * @param outcome how it failed
 * @param message what was said about it
 */
public record Failing(String name, Outcome outcome, String message) {}
