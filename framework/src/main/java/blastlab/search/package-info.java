/**
 * What every agent that searches wants to have: legal moves, shortest paths, danger from bombs.
 *
 * <p>Made with the public API of {@code world} only, as an agent would do it.
 */
package blastlab.search;
