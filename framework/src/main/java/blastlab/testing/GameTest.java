package blastlab.testing;

import blastlab.match.Match;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.scenario.ScenarioLibrary;
import blastlab.scenario.Seed;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * A game to test an agent with.
 *
 * <pre>{@code
 * GameTest.onMap("""
 *     +------+
 *     |C  W E|
 *     +------+
 *     """)
 *     .play(new MyCharacter())
 *     .escapes();
 * }</pre>
 *
 * <p>The map is one of the course game. Letters in it place the character {@code C} (more of them:
 * {@code D}, {@code F}, {@code G}) and monsters: {@code S} stupid, {@code A} aggressive, {@code P}
 * self-preserving. The four parameters above the grid may be left out: a game then lasts 500 steps
 * at most, and bombs are those of the course's scenarios.
 */
public final class GameTest {
  private final Scenario scenario;
  private final List<MonsterSpec> monsters;
  private Seed seed;
  private int steps = Match.NO_CAP;

  private GameTest(Scenario scenario) {
    this.scenario = scenario;
    this.monsters = new ArrayList<>(scenario.monsters());
    this.seed = scenario.seed();
  }

  /** A game on a map that is given as text. */
  public static GameTest onMap(String map) {
    return new GameTest(TestMap.read(map));
  }

  /** The game of a scenario, such as {@code scenario1/variant2}. */
  public static GameTest onScenario(String name) {
    return new GameTest(new ScenarioLibrary().find(name));
  }

  /** Sets the seed of the monsters' and the agents' chance; 123 if it is not set. */
  public GameTest seed(long number) {
    seed = Seed.of(number);
    return this;
  }

  /** Adds a monster. */
  public GameTest monster(MonsterKind kind, int x, int y) {
    monsters.add(kind.at(TestMap.nameFor(kind, monsters), x, y));
    return this;
  }

  /**
   * Stops the game after so many steps. As the first step is made before anybody is asked, an
   * agent's first decision is seen after the second.
   */
  public GameTest steps(int most) {
    steps = most;
    return this;
  }

  /** The world at its start, to test the parts of an agent that look at a world. */
  public SensedWorld world() {
    return SensedWorld.fromWorld(scenario().start(seed).world());
  }

  /** Plays the game with an agent for each character, in the order of their letters. */
  public PlayedGame play(CharacterEntity... agents) {
    int places = scenario.characters().size();
    if (agents.length != places) {
      throw new IllegalArgumentException(
          "play() was given " + agents.length + " agents, expected " + places + " on this map");
    }
    Recording recording = new Recording();
    List<Supplier<CharacterEntity>> makers =
        Arrays.stream(agents).<Supplier<CharacterEntity>>map(agent -> () -> agent).toList();
    Result result =
        new Match(scenario().start(seed), makers, Thinking.unlimited(), steps, recording).play();
    return new PlayedGame(recording, result, seed, 0);
  }

  private Scenario scenario() {
    return new Scenario(
        scenario.name(),
        scenario.title(),
        scenario.rules(),
        scenario.settings(),
        scenario.map(),
        scenario.seed(),
        monsters,
        scenario.characters());
  }
}
