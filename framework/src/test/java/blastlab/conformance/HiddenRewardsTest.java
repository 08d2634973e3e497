package blastlab.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.SeatedScenario;
import blastlab.scenario.Game;
import blastlab.scenario.Seed;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import blastlab.world.Step;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/**
 * What the rocks of an arena hide can't be found in a sensed world by any means: two games that
 * differ only in that look the same to everybody, until a rock is gone that makes a difference.
 */
class HiddenRewardsTest {
  private static final int PLAYERS = 3;
  private static final int LOOK_AHEAD = 5;
  private static final int COMPARED = 8;
  private static final List<String> SECRETS =
      List.of("coin 5", "coin 50", "more_bombs", "stronger_bombs");

  @Property(tries = 60)
  void gamesThatDifferInWhatIsHiddenLookTheSame(@ForAll long seed) {
    Random random = new Random(seed);
    String board = board(random);
    String secret = SECRETS.get(random.nextInt(SECRETS.size()));
    Sight one = new Sight(board, "H rock " + secret + "\n", board, seed);
    Sight none = new Sight(board, "", board.replace('H', '%'), seed);
    Sight other = new Sight(board, "H rock coin 6\n", board, seed);

    assertThat(one.seen).isNotEmpty().isEqualTo(none.seen).isEqualTo(other.seen);
  }

  @Test
  void theRealWorldsDoDiffer() {
    World rich = game("H rock coin 5\n1H2.3\n", 1).world();
    World poor = game("1%2.3\n", 1).world();

    assertThat(rich).hasToString(poor.toString());
    assertThat(Reachable.contentsOf(rich)).isNotEqualTo(Reachable.contentsOf(poor));
  }

  @Test
  void whatComesToLightIsSeenByAll() {
    World rich = game("A coin 5\n1A2.3\n", 1).world();
    World poor = game("1.2.3\n", 1).world();

    assertThat(Reachable.contentsOf(SensedWorld.fromWorld(rich)))
        .isNotEqualTo(Reachable.contentsOf(SensedWorld.fromWorld(poor)));
  }

  /** All that random agents can see of a game as long as all rocks stand that make a difference. */
  private static final class Sight {
    private final List<String> seen = new ArrayList<>();
    private final List<SensedWorld> worlds = new ArrayList<>();
    private final String[] rows;

    Sight(String secrets, String legend, String board, long seed) {
      rows = secrets.split("\n");
      new RandomGame(game(legend + board, seed)).onAct((agent, world) -> look(agent, world)).play();
    }

    private void look(CharacterEntity agent, SensedWorld world) {
      if (secretsAreSafe(world)) {
        add(world);
        seen.addAll(Reachable.contentsOf(world.me(agent)));
        worlds.add(0, SensedWorld.fromWorld(world));
        worlds.stream().limit(COMPARED).forEach(w -> seen.add(w.equals(world) + " equal"));
        lookAhead(SensedWorld.fromWorld(world), new Random(worlds.size()));
      }
    }

    /** In what is to come, rocks go, and still nothing comes to light. */
    private void lookAhead(SensedWorld world, Random random) {
      for (int i = 0; i < LOOK_AHEAD; i++) {
        RandomAgent.direct(world, random);
        Step step = world.next();
        seen.add(step.events().toString());
        seen.addAll(Reachable.contentsOf(step));
        add(step.world());
        world = step.world();
      }
    }

    private void add(SensedWorld world) {
      seen.add(Facts.of(world));
      seen.addAll(Reachable.contentsOf(world));
    }

    private boolean secretsAreSafe(World world) {
      return IntStream.range(0, world.height() * world.width())
          .allMatch(
              i -> {
                int x = i % world.width();
                int y = i / world.width();
                return rows[y].charAt(x) != 'H' || world.wallAt(x, y);
              });
    }
  }

  private static Game game(String map, long seed) {
    Map<String, Integer> settings = Map.of("turns", 20, "range", 1, "points_per_rock", 3);
    return SeatedScenario.of("arena", settings, map, "a", "b", "c").start(Seed.of(seed));
  }

  /** Seven by five squares with many rocks, some of which hide something. */
  private static String board(Random random) {
    StringBuilder cells = new StringBuilder();
    for (int i = 0; i < 35; i++) {
      cells.append("....#%%%%H".charAt(random.nextInt(10)));
    }
    for (int i = 0; i < PLAYERS; i++) {
      cells.setCharAt(3 + 12 * i + random.nextInt(4), (char) ('1' + i));
    }
    return cells.toString().replaceAll("(.{7})", "$1\n");
  }
}
