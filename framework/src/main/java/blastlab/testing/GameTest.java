package blastlab.testing;

import blastlab.agents.IdleCharacter;
import blastlab.match.Match;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.scenario.Game;
import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import blastlab.scenario.Seed;
import blastlab.world.CharacterEntity;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A small game to test an agent with:
 *
 * <pre>{@code
 * GameTest.onMap(
 *         """
 *         +----+
 *         |C  E|
 *         +----+
 *         """)
 *     .play(new MyCharacter())
 *     .escapes();
 * }</pre>
 *
 * <p>In the grid {@code C} is where the agent starts, {@code O} another character that does
 * nothing, {@code S} a monster that wanders, {@code P} one that looks after itself, {@code A} an
 * aggressive one; {@code W} and {@code E} are walls and the exit as in any map. The four parameters
 * may stand above the grid; without them a game lasts 200 steps, bombs tick for 10, explosions stay
 * for 2 and reach 4 cells.
 */
public final class GameTest {
  private final Scenario scenario;
  private final Seed seed;
  private final int steps;

  private GameTest(Scenario scenario, Seed seed, int steps) {
    this.scenario = scenario;
    this.seed = seed;
    this.steps = steps;
  }

  /** A game on a map that is drawn in the test. */
  public static GameTest onMap(String map) {
    Scenario drawn = new DrawnMap(map).scenario();
    return new GameTest(drawn, drawn.seed(), Match.NO_CAP);
  }

  /** A game of a scenario, by its name or file; the agent takes its first character. */
  public static GameTest onScenario(String name) {
    Scenario found = new ScenarioLibrary().find(name);
    return new GameTest(found, found.seed(), Match.NO_CAP);
  }

  /** The same game with another seed, for monsters and for the agent's own random numbers. */
  public GameTest seed(long number) {
    return new GameTest(scenario, Seed.of(number), steps);
  }

  /** The same game, stopped after so many steps. */
  public GameTest steps(int most) {
    return new GameTest(scenario, seed, most);
  }

  /** Plays it, with this agent in the first place and nobody who acts in the others. */
  public PlayedGame play(CharacterEntity agent) {
    Game game = scenario.start(seed);
    List<Supplier<CharacterEntity>> agents = new ArrayList<>();
    agents.add(() -> agent);
    while (agents.size() < scenario.characters().size()) {
      agents.add(IdleCharacter::new);
    }
    Chronicle chronicle = new Chronicle();
    Result result = new Match(game, agents, Thinking.unlimited(), steps, chronicle).play();
    return new PlayedGame(game.world(), result, chronicle);
  }
}
