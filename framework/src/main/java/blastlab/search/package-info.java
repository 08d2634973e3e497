/**
 * What every agent that searches wants to have: legal moves, shortest paths, danger from bombs,
 * safe cells, and all that the others may do.
 *
 * <p>Made with the public API of {@code world} only, as an agent would do it.
 *
 * <p>The examples of this package are compiled and run by its tests. They all speak of this world,
 * in which {@code me} is the character {@code c}, {@code other} is {@code d}, {@code monster} is
 * {@code S}, and {@code exit} is the cell of {@code E}; (0,0) is at the top left. The bomb, which
 * is mine, waits for three steps more, goes off in the next, and burns for two.
 *
 * <pre>
 * bomb_time 5
 * expl_duration 1
 * expl_range 2
 * +-------+
 * |c   W  |
 * |WWW WW |
 * |  3   E|
 * | W W   |
 * |d    S |
 * +-------+
 * </pre>
 */
package blastlab.search;
