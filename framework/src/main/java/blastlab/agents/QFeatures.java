package blastlab.agents;

import blastlab.monsters.MonsterMoves;
import blastlab.search.DangerMap;
import blastlab.search.Distances;
import blastlab.search.Move;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.SensedWorld;
import blastlab.world.Step;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the Q-learner looks at when it judges an action in a world: a few numbers from 0 to 1 with
 * names, each taken from the world that {@code next()} says the action leads to.
 */
final class QFeatures {
  /** About as many steps as it takes to bomb a wall, get away, and come back. */
  private static final int WALL_COST = 15;

  /** By how much a goal is worth less for each step that it is away. */
  private static final double FADING = 0.98;

  /** How near a monster matters. */
  private static final int NEAR = 4;

  /** How near it may be too late. */
  private static final int DEADLY = 2;

  /** For how many steps a monster's chase is looked at. */
  private static final int CHASE = 4;

  private final SensedWorld world;
  private final CharacterEntity me;
  private final Optional<Distances> way;

  /** The features of what a character may do in a world. */
  QFeatures(SensedWorld world, CharacterEntity character) {
    this.world = world;
    this.me = world.me(character);
    this.way = world.exit().map(exit -> Distances.uniformCost(world, exit, WALL_COST));
  }

  /** All it may do. */
  List<Action> actions() {
    return Action.legal(world, me);
  }

  /** What an action looks like. */
  Map<String, Double> of(Action action) {
    SensedWorld copy = SensedWorld.fromWorld(world);
    action.direct(copy.me(me));
    return of(copy.next());
  }

  private Map<String, Double> of(Step step) {
    SensedWorld after = step.world();
    CharacterEntity there = after.me(me);
    Map<String, Double> features = new LinkedHashMap<>();
    features.put("bias", 1.0);
    if (!there.isInWorld()) {
      features.put(hasEscaped(step) ? "escapes" : "dies", 1.0);
      return features;
    }
    DangerMap danger = DangerMap.of(after);
    if (danger.stepsToSafety(there.x(), there.y()) == Distances.UNREACHABLE) {
      features.put("trapped in a blast", 1.0);
    }
    if (way.isPresent()) {
      double steps = steps(way.get(), after, danger, there);
      features.put("near the exit", Math.pow(FADING, steps));
    }
    if (!after.monsters().isEmpty()) {
      addMonsters(features, after, there);
    }
    return features;
  }

  private boolean hasEscaped(Step step) {
    return step.events().stream()
        .anyMatch(event -> event.type() == Event.Type.CHARACTER_FOUND_EXIT && event.ends(me));
  }

  /** How long it takes to the exit; where a bomb opens the next wall it only has to wait. */
  private static int steps(
      Distances way, SensedWorld after, DangerMap danger, CharacterEntity there) {
    int steps = way.from(there.x(), there.y());
    for (Cell cell : way.path(cell(there))) {
      if (after.wallAt(cell.x(), cell.y())) {
        boolean burns = after.explosionAt(cell.x(), cell.y()).isPresent();
        int wait = burns ? 0 : danger.stepsUntilBlast(cell.x(), cell.y());
        return steps - Math.max(0, WALL_COST - wait);
      }
    }
    return steps;
  }

  private static void addMonsters(
      Map<String, Double> features, SensedWorld after, CharacterEntity there) {
    Distances mine = Distances.breadthFirst(after, cell(there));
    for (MonsterEntity monster : after.monsters()) {
      int distance = mine.from(monster.x(), monster.y());
      if (distance <= NEAR && isCornered(after, cell(there), cell(monster), CHASE)) {
        features.put("cornered", 1.0);
      }
      if (distance <= DEADLY) {
        features.merge("monster within " + distance, 1.0, Double::sum);
        features.merge("caught next", chance(after, monster, there), Double::sum);
      }
    }
  }

  /** How likely it is that a monster goes where the character stands. */
  private static double chance(SensedWorld after, MonsterEntity monster, CharacterEntity there) {
    List<Move> moves = MonsterMoves.of(after, monster);
    long deadly = moves.stream().filter(m -> m.from(cell(monster)).equals(cell(there))).count();
    return (double) deadly / moves.size();
  }

  /** Whether a monster that comes straight at it for so many steps would catch it. */
  private static boolean isCornered(SensedWorld after, Cell mine, Cell monster, int steps) {
    if (steps == 0) {
      return false;
    }
    Cell ahead = Move.towards(mine.x() - monster.x(), mine.y() - monster.y()).from(monster);
    Cell theirs = after.wallAt(ahead.x(), ahead.y()) ? monster : ahead;
    for (Move move : Move.legal(after, mine.x(), mine.y())) {
      Cell cell = move.from(mine);
      boolean apart =
          Math.max(Math.abs(cell.x() - theirs.x()), Math.abs(cell.y() - theirs.y())) > 1;
      if (after.exitAt(cell.x(), cell.y())
          || (apart && !isCornered(after, cell, theirs, steps - 1))) {
        return false;
      }
    }
    return true;
  }

  private static Cell cell(MovableEntity entity) {
    return new Cell(entity.x(), entity.y());
  }
}
