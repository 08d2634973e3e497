package blastlab.generate;

import blastlab.rules.bomberda.Bomberda;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Seed;
import blastlab.text.BomberdaMap;
import blastlab.text.MapText;
import blastlab.world.BombEntity;
import blastlab.world.CharacterEntity;
import blastlab.world.Ending;
import blastlab.world.Item;
import blastlab.world.MovableEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Whether a level of bomberda can be solved: a search through all turns, as far as it is let. */
final class BomberdaSolvable {
  private static final int MOST_STATES = 5_000;
  private static final int[][] MOVES = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

  private final SensedWorld start;
  private final Set<String> seen = new HashSet<>();

  BomberdaSolvable(BomberdaMap level) {
    start = SensedWorld.fromWorld(scenario(level).start(Seed.of(0)).world());
  }

  private static Scenario scenario(BomberdaMap level) {
    MapText map = new MapText("level", level.write());
    List<CharacterSpec> player = List.of(new CharacterSpec("me", '@', Optional.empty()));
    return new Scenario("level", "", Bomberda.NAME, Map.of(), map, Seed.of(0), List.of(), player);
  }

  /** The turns of a shortest solution; empty if there is none, or none was found. */
  OptionalInt turns() {
    List<SensedWorld> layer = List.of(start);
    for (int turn = 1; !layer.isEmpty() && seen.size() < MOST_STATES; turn++) {
      List<SensedWorld> next = new ArrayList<>();
      for (SensedWorld world : layer) {
        if (isWon(world, next)) {
          return OptionalInt.of(turn);
        }
      }
      layer = next;
    }
    return OptionalInt.empty();
  }

  /** Whether a turn wins; what the others lead to, and is new, is added to the next worlds. */
  private boolean isWon(SensedWorld world, List<SensedWorld> next) {
    CharacterEntity me = world.characters().get(0);
    for (int[] move : MOVES) {
      for (int bomb = 0; bomb < (world.bombs().isEmpty() ? 2 : 1); bomb++) {
        me.move(move[0], move[1]);
        if (bomb == 1) {
          me.placeBomb();
        } else {
          me.cancelBomb();
        }
        SensedWorld then = world.next().world();
        if (then.ending().equals(Optional.of(Ending.WON))) {
          return true;
        }
        if (then.ending().isEmpty() && seen.add(state(then))) {
          next.add(then);
        }
      }
    }
    return false;
  }

  /** All that matters but the time, of which a shortest solution has enough. */
  private static String state(SensedWorld world) {
    StringBuilder state = new StringBuilder();
    for (int y = 0; y < world.height(); y++) {
      for (int x = 0; x < world.width(); x++) {
        state.append(world.terrainAt(x, y).symbol());
      }
    }
    for (MovableEntity actor : world.characters()) {
      state.append((char) actor.x()).append((char) actor.y());
    }
    for (MovableEntity enemy : world.monsters()) {
      state.append('E').append((char) enemy.x()).append((char) enemy.y());
    }
    for (BombEntity bomb : world.bombs()) {
      state.append('b').append((char) bomb.x()).append((char) bomb.y()).append(bomb.timer());
    }
    for (Item treasure : world.items()) {
      state.append('.').append((char) treasure.x()).append((char) treasure.y());
    }
    return state.toString();
  }
}
