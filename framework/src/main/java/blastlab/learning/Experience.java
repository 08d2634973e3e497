package blastlab.learning;

import blastlab.world.Event;
import blastlab.world.SensedWorld;
import java.util.List;

/**
 * What came of one decision. Both worlds are for the agent alone, to search through as in {@code
 * act}.
 *
 * @param before the world in which it decided, as {@code act} was given it
 * @param dx the direction that it took, -1, 0 or 1 in each part
 * @param dy see {@code dx}
 * @param bomb whether it wished to place a bomb
 * @param after the world in which it decides next, with the monsters' coming moves; if its game is
 *     over, the world right after its last step
 * @param events what happened in the step between these worlds, to anybody
 * @param reward by how much its score has changed
 * @param over whether its game is over: it is dead, has escaped, or time is up
 */
public record Experience(
    SensedWorld before,
    int dx,
    int dy,
    boolean bomb,
    SensedWorld after,
    List<Event> events,
    int reward,
    boolean over) {}
