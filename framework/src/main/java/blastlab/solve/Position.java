package blastlab.solve;

import static blastlab.solve.Level.NOWHERE;

import blastlab.world.BombEntity;
import blastlab.world.World;

/**
 * A state of the game between two turns, without its clock. A search has one such object: it
 * unpacks one state after the other into it and moves it on.
 */
final class Position {
  /** A bomb's counter when it is placed. */
  private static final int FUSE = 3;

  /**
   * How far a blast leaves its player: one step is too near, two are not to be had in FUSE moves.
   */
  private static final int SAFE_DISTANCE = 3;

  private static final int CELL_BITS = 20;
  private static final int CELL_MASK = (1 << CELL_BITS) - 1;
  private static final int COUNTER_MASK = 3;

  /** There can't be more cells, since three of them share a word with some bits more. */
  static final int MOST_CELLS = CELL_MASK;

  private final Level level;
  private final Ground ground;
  private int player;
  private int enemy = NOWHERE;
  private int treasure = NOWHERE;
  private int bomb = NOWHERE;
  private int counter;

  /** The position that a world shows, which has come from the level. */
  Position(Level level, World world) {
    this.level = level;
    ground = new Ground(level, world);
    world.characters().forEach(c -> player = level.cell(c.x(), c.y()));
    world.monsters().forEach(m -> enemy = level.cell(m.x(), m.y()));
    world.items().forEach(item -> treasure = level.cell(item.x(), item.y()));
    for (BombEntity lying : world.bombs()) {
      bomb = level.cell(lying.x(), lying.y());
      counter = lying.timer();
    }
  }

  // ---- one turn ----

  /** Plays the turns of player, enemy and bomb; says whether the game goes on. */
  boolean go(Direction way, boolean withBomb) {
    int to = level.neighbour(player, way);
    if (ground.isBlocked(to)) {
      return false;
    }
    if (withBomb && counter == 0) {
      bomb = player;
      counter = FUSE;
    }
    ground.leave(player);
    player = to;
    return player != enemy && goesOnAfterEnemy(way.opposite()) && goesOnAfterBomb();
  }

  private boolean goesOnAfterEnemy(Direction way) {
    int to = enemy == NOWHERE ? NOWHERE : level.neighbour(enemy, way);
    if (!ground.isBlocked(to)) {
      ground.leave(enemy);
      enemy = to;
    }
    return enemy != player;
  }

  private boolean goesOnAfterBomb() {
    if (counter == 0 || --counter > 0) {
      return true;
    }
    boolean playerIsHit = isHit(bomb);
    for (Direction way : Direction.ALL) {
      playerIsHit |= isHit(level.neighbour(bomb, way));
    }
    bomb = NOWHERE;
    return !playerIsHit;
  }

  /** Lets the blast reach a cell, and says whether the player is there. */
  private boolean isHit(int cell) {
    if (cell != NOWHERE) {
      ground.blast(cell);
      if (cell == enemy) {
        treasure = treasure == NOWHERE ? cell : treasure;
        enemy = NOWHERE;
      }
    }
    return cell == player;
  }

  // ---- what a search wants to know ----

  /** Whether the coming turn picks up the treasure. */
  boolean isWon() {
    return player == treasure;
  }

  /**
   * Whether a bomb placed now could change anything for the better: it destroys a box, or there is
   * an enemy that it might kill or block.
   */
  boolean wantsBomb() {
    boolean isUseful =
        isTarget(player) || (enemy != NOWHERE && level.distance(player, enemy) <= FUSE + 1);
    for (Direction way : Direction.ALL) {
      isUseful |= isTarget(level.neighbour(player, way));
    }
    return counter == 0 && isUseful;
  }

  private boolean isTarget(int cell) {
    return cell != NOWHERE && (ground.isBox(cell) || (enemy != NOWHERE && ground.isFragile(cell)));
  }

  /**
   * How many moves it takes at least to the treasure, or {@link Reach#NEVER}. Forgets an enemy that
   * is too far apart to matter any more.
   */
  int movesLeft(Reach reach) {
    if (treasure != NOWHERE) {
      reach.spread(treasure, ground);
      if (enemy != NOWHERE && reach.steps(enemy) == Reach.NEVER) {
        enemy = NOWHERE;
      }
      return reach.steps(player);
    }
    reach.spread(enemy, ground);
    return reach.steps(player) == Reach.NEVER ? Reach.NEVER : movesToKill() + SAFE_DISTANCE - 1;
  }

  /** Until the enemy's treasure can appear, beside a bomb: beside this one, or else the next. */
  private int movesToKill() {
    return counter == 0 ? FUSE : counter;
  }

  // ---- packing ----

  /** How many words it is packed into. */
  int words() {
    return 1 + level.words();
  }

  /** What the enemy or, after it, its treasure is on goes into the same bits. */
  void pack(long[] words) {
    boolean hasEnemy = enemy != NOWHERE;
    long third = hasEnemy ? enemy : level.treasure() == NOWHERE ? treasure : NOWHERE;
    long cells = packed(packed(player, bomb), third);
    words[0] = (((cells << 2) | counter) << 1) | (hasEnemy ? 1 : 0);
    ground.pack(words, 1);
  }

  private static long packed(long before, long cell) {
    return (before << CELL_BITS) | (cell & CELL_MASK);
  }

  void unpack(long[] words) {
    boolean hasEnemy = (words[0] & 1) != 0;
    counter = (int) (words[0] >>> 1) & COUNTER_MASK;
    int third = cell(words[0] >>> 3);
    bomb = cell(words[0] >>> (3 + CELL_BITS));
    player = cell(words[0] >>> (3 + 2 * CELL_BITS));
    enemy = hasEnemy ? third : NOWHERE;
    treasure = hasEnemy || level.treasure() != NOWHERE ? level.treasure() : third;
    ground.unpack(words, 1);
  }

  private static int cell(long bits) {
    int cell = (int) bits & CELL_MASK;
    return cell == CELL_MASK ? NOWHERE : cell;
  }
}
