package blastlab.agents;

import blastlab.search.DangerMap;
import blastlab.search.Distances;
import blastlab.search.Move;
import blastlab.search.Neighbourhood;
import blastlab.world.BombEntity;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.SensedWorld;
import java.util.Optional;

/**
 * The evaluation function of {@link MinimaxCharacter}: how good a world is for a character and how
 * bad for its rival, where the search has to stop.
 *
 * <p>What counts, most important first: to be alive, or to have escaped; to have a way out of all
 * blasts; points, with those for walls that bombs are about to hit; room to move, and a distance
 * from monsters; to be near the exit, or near the rival where there is none.
 */
final class DuelEvaluation {
  private static final int OVER = 1_000_000;
  private static final int KILLED = 500_000; // less, as dying together is no win
  private static final int CAUGHT = 100_000;
  private static final int CATCH = 50_000;
  private static final int WALL_POINTS = 10;
  private static final int SAFE_CELL = 2;
  private static final int[] NEAR_MONSTER = {90, 90, 90, 40, 15}; // by distance

  /** About as many steps as it takes to bomb a wall, get away, and come back. */
  private static final int WALL_COST = 15;

  private final CharacterEntity self;
  private final Optional<CharacterEntity> rival;
  private final Distances way;

  DuelEvaluation(SensedWorld world, CharacterEntity self, Optional<CharacterEntity> rival) {
    this.self = self;
    this.rival = rival;
    Cell goal = world.exit().orElseGet(() -> cell(rival.orElse(self)));
    this.way = Distances.uniformCost(world, goal, WALL_COST);
  }

  /**
   * How good a world is.
   *
   * @param depth how many steps the search had left: what is good should come soon, the rest late
   */
  int of(SensedWorld world, int depth) {
    CharacterEntity me = world.me(self);
    if (!me.isInWorld()) {
      boolean escaped = world.exitAt(me.x(), me.y()) && world.monstersAt(me.x(), me.y()).isEmpty();
      return escaped ? OVER + depth : -OVER - depth;
    }
    DangerMap danger = DangerMap.of(world);
    int value = ofPlace(world, danger, me) + ofPoints(world, me) - way.from(me.x(), me.y());
    value -= ofMonsters(world, me) + (isCaught(danger, me) ? CAUGHT : 0);
    return value - rival.map(other -> ofRival(world, danger, world.me(other), depth)).orElse(0);
  }

  private int ofRival(SensedWorld world, DangerMap danger, CharacterEntity other, int depth) {
    if (!other.isInWorld()) {
      return -KILLED - depth;
    }
    int value = ofPlace(world, danger, other) + ofPoints(world, other);
    return value - (isCaught(danger, other) ? CATCH : 0);
  }

  private static boolean isCaught(DangerMap danger, CharacterEntity character) {
    return danger.stepsToSafety(character.x(), character.y()) == Distances.UNREACHABLE;
  }

  /** Room to move: cells around that no bomb will hit. */
  private static int ofPlace(SensedWorld world, DangerMap danger, CharacterEntity character) {
    int room = 0;
    for (Move move : Move.legal(world, character)) {
      room += danger.isSafe(character.x() + move.dx(), character.y() + move.dy(), 0) ? 1 : 0;
    }
    return SAFE_CELL * room;
  }

  private static int ofMonsters(SensedWorld world, CharacterEntity me) {
    int fear = 0;
    for (MonsterEntity monster : world.monsters()) {
      int distance = Neighbourhood.EIGHT.distance(cell(me), cell(monster));
      fear += distance < NEAR_MONSTER.length ? NEAR_MONSTER[distance] : 0;
    }
    return fear;
  }

  /** Points so far, and those for the walls that a character's bombs will hit. */
  private static int ofPoints(SensedWorld world, CharacterEntity owner) {
    int points = owner.score();
    for (BombEntity bomb : world.bombs()) {
      if (bomb.owners().contains(owner)) {
        for (Move arm : Neighbourhood.FOUR.moves()) {
          points += hitsWall(world, bomb, arm) ? WALL_POINTS : 0;
        }
      }
    }
    return points;
  }

  private static boolean hitsWall(SensedWorld world, BombEntity bomb, Move arm) {
    int x = bomb.x() + arm.dx();
    int y = bomb.y() + arm.dy();
    for (int i = 1; i <= bomb.range() && isInside(world, x, y); i++) {
      if (world.wallAt(x, y)) {
        return world.explosionAt(x, y).isEmpty();
      }
      x += arm.dx();
      y += arm.dy();
    }
    return false;
  }

  private static boolean isInside(SensedWorld world, int x, int y) {
    return x >= 0 && y >= 0 && x < world.width() && y < world.height();
  }

  private static Cell cell(MovableEntity entity) {
    return new Cell(entity.x(), entity.y());
  }
}
