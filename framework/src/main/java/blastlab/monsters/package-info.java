/**
 * The monsters of the scenarios, how they choose their moves, and the chance they draw from. Uses
 * {@code world} and {@code search}.
 */
package blastlab.monsters;
