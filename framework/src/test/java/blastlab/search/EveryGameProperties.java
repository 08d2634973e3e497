package blastlab.search;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.Ending;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.SensedWorld;
import blastlab.world.Terrain;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What the kit says about arena, bomberda, duel and rooms is what {@code next()} then does. */
class EveryGameProperties {
  private static final int STEPS = 26; // until all is calm, and then to the farthest cell
  private static final int FUSE = 6; // by then all has blasted

  @Provide
  Arbitrary<String> rules() {
    return Arbitraries.of(RandomGames.RULES);
  }

  // ---- moves ----

  @Property(tries = 300)
  void movesAreLegalIfTheyLeadSomewhere(@ForAll("rules") String rules, @ForAll long seed) {
    SensedWorld world = RandomGames.world(rules, seed);
    for (CharacterEntity character : world.characters()) {
      for (Move move : Move.ALL) {
        boolean leads = leads(world, character, move);
        boolean waits = move.isStill() && (!world.mustMove() || isStuck(world, character));
        assertThat(Move.legal(world, character).contains(move))
            .as("%s by %s in%n%s", character, move, world)
            .isEqualTo(waits || (leads && !move.isStill()));
      }
    }
  }

  @Property(tries = 200)
  void choppersGoWhereTheyMay(@ForAll long seed) {
    SensedWorld world = RandomGames.world("rooms", seed);
    for (MonsterEntity chopper : world.monsters()) {
      for (Move move : Move.ALL) {
        assertThat(Move.legal(world, chopper).contains(move))
            .as("%s by %s in%n%s", chopper, move, world)
            .isEqualTo(leads(world, chopper, move));
      }
    }
  }

  @Property(tries = 200)
  void bomberdasEnemyIsSentWhereItMayGo(@ForAll long seed) {
    SensedWorld world = RandomGames.world("bomberda", seed);
    CharacterEntity player = world.characters().get(0);
    MonsterEntity enemy = world.monsters().isEmpty() ? null : world.monsters().get(0);
    for (Move move : Move.legal(world, player)) {
      player.move(move.dx(), move.dy());
      SensedWorld next = world.next().world();
      if (enemy != null && !move.isStill() && next.me(player).isInWorld()) {
        Move mirrored = Move.of(-move.dx(), -move.dy());
        boolean sent = Move.legal(world, enemy).contains(mirrored);
        assertThat(next.monsters())
            .filteredOn(monster -> monster.x() != enemy.x() || monster.y() != enemy.y())
            .hasSize(sent && !next.monsters().isEmpty() ? 1 : 0);
      }
    }
  }

  // ---- danger, for one who is alone ----

  @Property(tries = 300)
  void cellsBurnWhenItSaysSo(@ForAll("rules") String rules, @ForAll long seed) {
    SensedWorld world = RandomGames.world(rules, seed);
    DangerMap danger = DangerMap.of(world);
    SensedWorld future = world.withOnly(List.of());
    for (int steps = 0; steps <= FUSE; steps++) {
      for (int x = 0; x < world.width(); x++) {
        for (int y = 0; y < world.height(); y++) {
          boolean sits = world.bombAt(x, y).isPresent() && !world.charactersAt(x, y).isEmpty();
          boolean burns =
              future.explosionAt(x, y).isPresent() || (sits && danger.isBurning(x, y, steps));
          String where = "(%d,%d) after %d steps of%n%s".formatted(x, y, steps, world);
          assertThat(danger.isBurning(x, y, steps)).as(where).isEqualTo(burns);
          assertThat(danger.isDeadly(x, y, steps)).as(where).isEqualTo(burns && steps > 0);
          if (burns && steps > 0) {
            assertThat(danger.isSafe(x, y, steps)).as(where).isFalse();
            assertThat(danger.stepsUntilBlast(x, y)).as(where).isLessThanOrEqualTo(steps);
          }
        }
      }
      future = future.next().world();
    }
    world.bombs().stream()
        .filter(bomb -> bomb.timer() >= 0)
        .forEach(
            bomb ->
                assertThat(danger.stepsUntilBlast(bomb.x(), bomb.y())).isBetween(1, bomb.timer()));
  }

  @Property(tries = 100)
  void safeCellsAreWhereOneCanGetAlive(@ForAll("rules") String rules, @ForAll long seed) {
    SensedWorld world = alone(RandomGames.world(rules, seed));
    CharacterEntity me = world.characters().get(0);
    DangerMap danger = DangerMap.of(world);
    SafeCells safe = SafeCells.of(danger, me.x(), me.y());
    Map<Cell, Integer> reached = new HashMap<>();
    Map<Cell, Integer> lasting = new HashMap<>();
    explore(world, danger, reached, lasting);

    boolean mayMiss = hasFragileFloor(world);
    for (int x = 0; x < world.width(); x++) {
      for (int y = 0; y < world.height(); y++) {
        Cell cell = new Cell(x, y);
        int first = reached.getOrDefault(cell, Distances.UNREACHABLE);
        int stay = lasting.getOrDefault(cell, Distances.UNREACHABLE);
        String where = "%s from %s in%n%s%s".formatted(cell, me, world, world.bombs());
        if (!mayMiss) {
          assertThat(safe.stepsTo(x, y)).as(where).isEqualTo(first);
          assertThat(safe.stepsToStay(x, y)).as(where).isEqualTo(stay);
        }
      }
    }
    if (!mayMiss) {
      assertThat(safe.cells()).containsExactlyInAnyOrderElementsOf(lasting.keySet());
      assertThat(danger.stepsToSafety(me.x(), me.y()))
          .isEqualTo(lasting.values().stream().min(Integer::compare).orElse(Distances.UNREACHABLE));
    }
    plansLeadThere(world, me, safe);
  }

  // ---- danger, among others who stand still and stop no blast ----

  @Property(tries = 200)
  void plansGoRoundWhoIsInTheWay(@ForAll boolean inDuel, @ForAll long seed) {
    SensedWorld world = RandomGames.world(inDuel ? "duel" : "arena", seed);
    for (CharacterEntity character : world.characters()) {
      plansLeadThere(world, character, SafeCells.of(world, character));
    }
  }

  private static void plansLeadThere(SensedWorld world, CharacterEntity me, SafeCells safe) {
    for (Cell goal : safe.cells()) {
      List<Move> plan = safe.plan(goal.x(), goal.y());
      assertThat(plan).hasSize(safe.stepsToStay(goal.x(), goal.y()));
      SensedWorld future = world;
      for (Move move : plan) {
        future = next(future, me, move);
      }
      for (int i = 0; i < FUSE && !world.mustMove(); i++) {
        future = next(future, me, Move.of(0, 0));
      }
      CharacterEntity there = future.me(me);
      String what = "%s by %s in%n%s%s".formatted(me, plan, world, world.bombs());
      assertThat(new Cell(there.x(), there.y())).as(what).isEqualTo(goal);
      assertThat(there.isInWorld()).as(what).isTrue();
    }
  }

  // ---- trying it out ----

  private static SensedWorld alone(SensedWorld world) {
    return world.withOnly(world.characters().subList(0, 1));
  }

  private static void explore(
      SensedWorld start, DangerMap danger, Map<Cell, Integer> reached, Map<Cell, Integer> lasting) {
    CharacterEntity me = start.characters().get(0);
    Map<Cell, SensedWorld> alive = new LinkedHashMap<>(Map.of(new Cell(me.x(), me.y()), start));
    for (int step = 0; step < STEPS; step++) {
      Map<Cell, SensedWorld> next = new LinkedHashMap<>();
      for (Map.Entry<Cell, SensedWorld> entry : alive.entrySet()) {
        Cell cell = entry.getKey();
        reached.putIfAbsent(cell, step);
        boolean stays =
            start.mustMove()
                ? danger.isSafe(cell.x(), cell.y(), step)
                : survives(entry.getValue(), me);
        if (stays) {
          lasting.putIfAbsent(cell, step);
        }
        for (Move move : Move.ALL) {
          SensedWorld result = next(entry.getValue(), me, move);
          CharacterEntity there = result.me(me);
          if (there.isInWorld() && !result.ending().equals(Optional.of(Ending.LOST))) {
            next.putIfAbsent(new Cell(there.x(), there.y()), result);
          }
        }
      }
      alive = next;
    }
  }

  private static boolean survives(SensedWorld world, CharacterEntity me) {
    SensedWorld future = world;
    for (int i = 0; i < FUSE; i++) {
      future = next(future, me, Move.of(0, 0));
    }
    return future.me(me).isInWorld();
  }

  /** The next world if one makes a move while all others stand still. */
  private static SensedWorld next(SensedWorld world, MovableEntity entity, Move move) {
    SensedWorld copy = SensedWorld.fromWorld(world);
    copy.characters().stream().filter(entity::equals).forEach(c -> c.move(move.dx(), move.dy()));
    copy.monsters().stream().filter(entity::equals).forEach(m -> m.move(move.dx(), move.dy()));
    return copy.next().world();
  }

  /** Whether a move leads to where it points, be that the end of who makes it. */
  private static boolean leads(SensedWorld world, MovableEntity entity, Move move) {
    SensedWorld next = next(world, entity, move);
    MovableEntity there =
        entity instanceof CharacterEntity character
            ? next.me(character)
            : next.monsters().stream().filter(entity::equals).findFirst().orElse(null);
    return there != null
        ? there.x() == entity.x() + move.dx() && there.y() == entity.y() + move.dy()
        : Move.legal(world, (MonsterEntity) entity).contains(move); // blown up, so nobody knows
  }

  private static boolean isStuck(SensedWorld world, CharacterEntity character) {
    return Neighbourhood.FOUR.moves().stream()
        .allMatch(move -> world.wallAt(character.x() + move.dx(), character.y() + move.dy()));
  }

  private static boolean hasFragileFloor(SensedWorld world) {
    for (int x = 0; x < world.width(); x++) {
      for (int y = 0; y < world.height(); y++) {
        if (world.terrainAt(x, y) == Terrain.FRAGILE) {
          return true;
        }
      }
    }
    return false;
  }
}
