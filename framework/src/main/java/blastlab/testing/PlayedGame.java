package blastlab.testing;

import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.World;

/**
 * A game that is over, and what is expected of it. An expectation that does not hold is an {@link
 * AssertionError} that shows the last picture and all events; if the agent crashed, its exception
 * is the cause.
 */
public final class PlayedGame {
  private final World world;
  private final Result result;
  private final Chronicle chronicle;

  PlayedGame(World world, Result result, Chronicle chronicle) {
    this.world = world;
    this.result = result;
    this.chronicle = chronicle;
  }

  /** How the game ended. */
  public Result result() {
    return result;
  }

  /** The world at its end. */
  public World world() {
    return world;
  }

  /** The agent found the exit. */
  public PlayedGame escapes() {
    return endsAs(Outcome.ESCAPED);
  }

  /** The agent was still in the world at the end, or has escaped. */
  public PlayedGame survives() {
    boolean alive = agent().isInWorld() || seat().outcome().filter(Outcome::isWin).isPresent();
    return expect(alive, "the agent to survive");
  }

  /** The game ended in this way for the agent. */
  public PlayedGame endsAs(Outcome outcome) {
    return expect(seat().outcome().filter(outcome::equals).isPresent(), outcome.name());
  }

  /** The agent was at this place at the end. */
  public PlayedGame endsAt(int x, int y) {
    return expect(agent().x() == x && agent().y() == y, "the agent at " + new Cell(x, y));
  }

  /** The agent was at this place at some time. */
  public PlayedGame visits(int x, int y) {
    Cell cell = new Cell(x, y);
    return expect(chronicle.visited().contains(cell), "the agent to come by " + cell);
  }

  /** The agent placed a bomb at some time. */
  public PlayedGame placesBomb() {
    return expect(chronicle.hasBombed(), "a bomb of the agent");
  }

  /** The agent never placed a bomb. */
  public PlayedGame placesNoBomb() {
    return expect(!chronicle.hasBombed(), "no bomb of the agent");
  }

  /** The agent had at least so many points at the end. */
  public PlayedGame scoresAtLeast(int points) {
    return expect(seat().score() >= points, "a score of at least " + points);
  }

  /** The game took at most so many steps. */
  public PlayedGame takesAtMost(int steps) {
    return expect(result.steps() <= steps, "at most " + steps + " steps");
  }

  private PlayedGame expect(boolean holds, String expected) {
    if (holds) {
      return this;
    }
    throw new AssertionError(
        "expected "
            + expected
            + ", but after "
            + result.steps()
            + " steps: "
            + seat().outcome().map(Outcome::name).orElse("still playing")
            + " at "
            + new Cell(agent().x(), agent().y())
            + ", score "
            + seat().score()
            + "\n"
            + world
            + String.join("\n", chronicle.events()),
        seat().failure().orElse(null));
  }

  private CharacterEntity agent() {
    return world.cast().get(0);
  }

  private Result.Seat seat() {
    return result.seats().get(0);
  }
}
