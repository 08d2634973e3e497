package blastlab.search;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Stage;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.SensedWorld;
import blastlab.world.Step;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Safe cells are those that a character really gets to, tried out with {@code next()}. */
class SafeCellsProperties {
  private static final int STEPS = 36; // until all is calm, and then to the farthest cell

  @Provide
  Arbitrary<Stage> stages() {
    return RandomWorlds.stages();
  }

  @Property(tries = 150)
  void theyAreWhereACharacterCanGetAlive(@ForAll("stages") Stage stage) {
    SensedWorld world = SensedWorld.fromWorld(stage.world());
    Assume.that(!world.characters().isEmpty());
    SafeCells safe = SafeCells.of(world, world.characters().get(0));

    Map<Cell, Integer> reached = new HashMap<>();
    Map<Cell, Integer> lasting = new HashMap<>();
    explore(world, reached, lasting);

    for (int x = 0; x < world.width(); x++) {
      for (int y = 0; y < world.height(); y++) {
        Cell cell = new Cell(x, y);
        String where = cell + " of\n" + world;
        assertThat(safe.stepsTo(x, y))
            .as(where)
            .isEqualTo(reached.getOrDefault(cell, Distances.UNREACHABLE));
        assertThat(safe.stepsToStay(x, y))
            .as(where)
            .isEqualTo(lasting.getOrDefault(cell, Distances.UNREACHABLE));
      }
    }
    assertThat(safe.cells()).containsExactlyInAnyOrderElementsOf(lasting.keySet());
    assertThat(safe.count()).isEqualTo(lasting.size());
    assertThat(DangerMap.of(world).stepsToSafety(0, 0))
        .isEqualTo(lasting.values().stream().min(Integer::compare).orElse(Distances.UNREACHABLE));
  }

  @Property(tries = 150)
  void plansLeadThere(@ForAll("stages") Stage stage) {
    SensedWorld world = SensedWorld.fromWorld(stage.world());
    Assume.that(!world.characters().isEmpty());
    SafeCells safe = SafeCells.of(world, world.characters().get(0));
    for (Cell goal : safe.cells()) {
      List<Move> plan = safe.plan(goal.x(), goal.y());
      assertThat(plan).hasSize(safe.stepsToStay(goal.x(), goal.y()));
      SensedWorld future = world;
      for (Move move : plan) {
        future = move(future, move).world();
      }
      CharacterEntity me = future.me(world.characters().get(0));
      assertThat(new Cell(me.x(), me.y())).as(plan + "\n" + world).isEqualTo(goal);
      assertThat(me.isInWorld() || world.exitAt(goal.x(), goal.y())).isTrue();
    }
  }

  /** Goes wherever one can, step by step; where one is alive, the fires are the same for all. */
  private static void explore(
      SensedWorld start, Map<Cell, Integer> reached, Map<Cell, Integer> lasting) {
    Map<Cell, SensedWorld> alive = new LinkedHashMap<>(Map.of(new Cell(0, 0), start));
    for (int step = 0; step < STEPS; step++) {
      Map<Cell, SensedWorld> next = new LinkedHashMap<>();
      for (Map.Entry<Cell, SensedWorld> entry : alive.entrySet()) {
        SensedWorld world = entry.getValue();
        if (move(world, Move.of(0, 0)).world().characters().isEmpty()) {
          continue; // lost, wherever it goes
        }
        reached.putIfAbsent(entry.getKey(), step);
        if (survives(world)) {
          lasting.putIfAbsent(entry.getKey(), step);
        }
        for (Move move : Move.ALL) {
          Step result = move(world, move);
          CharacterEntity me = result.world().cast().get(0);
          Cell cell = new Cell(me.x(), me.y());
          if (me.isInWorld()) {
            next.putIfAbsent(cell, result.world());
          } else if (hasEscaped(result)) {
            reached.putIfAbsent(cell, step + 1);
            lasting.putIfAbsent(cell, step + 1);
          }
        }
      }
      alive = next;
    }
  }

  private static boolean survives(SensedWorld world) {
    SensedWorld future = world;
    for (int i = 0; i < STEPS / 2 && !future.characters().isEmpty(); i++) {
      future = move(future, Move.of(0, 0)).world();
    }
    return !future.characters().isEmpty();
  }

  private static Step move(SensedWorld world, Move move) {
    world.cast().get(0).move(move.dx(), move.dy());
    return world.next();
  }

  private static boolean hasEscaped(Step step) {
    return step.events().stream().anyMatch(e -> e.type() == Event.Type.CHARACTER_FOUND_EXIT);
  }
}
