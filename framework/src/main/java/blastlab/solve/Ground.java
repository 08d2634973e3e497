package blastlab.solve;

import static blastlab.solve.Level.NOWHERE;

import blastlab.world.Terrain;
import blastlab.world.World;
import java.util.Arrays;

/** What has become of a level's ground: a bit for each cell that is not what it was. */
final class Ground {
  private final Level level;
  private final long[] changed;

  /** The ground that a world shows, which has come from the level. */
  Ground(Level level, World world) {
    this.level = level;
    changed = new long[level.words()];
    for (int cell = 0; cell < level.size(); cell++) {
      if (world.terrainAt(level.column(cell), level.row(cell)) != level.ground(cell)) {
        change(cell);
      }
    }
  }

  void pack(long[] words, int from) {
    System.arraycopy(changed, 0, words, from, changed.length);
  }

  void unpack(long[] words, int from) {
    System.arraycopy(words, from, changed, 0, changed.length);
  }

  /** Whether it is the same as one that was packed. */
  boolean isSameAs(long[] packed) {
    return Arrays.equals(changed, packed);
  }

  /** Somebody leaves a cell. */
  void leave(int cell) {
    if (isFragile(cell)) {
      change(cell);
    }
  }

  /** A blast reaches a cell. */
  void blast(int cell) {
    if (isFragile(cell) || isBox(cell)) {
      change(cell);
    }
  }

  /** Whether a cell can't be walked on now. */
  boolean isBlocked(int cell) {
    return cell == NOWHERE || isSolid(cell) || isBox(cell);
  }

  /** Whether a cell can't be walked on, now or ever. */
  boolean isSolid(int cell) {
    return switch (level.ground(cell)) {
      case STONE, HOLE -> true;
      case FRAGILE -> isChanged(cell);
      case BRICK, FLOOR -> false;
    };
  }

  boolean isBox(int cell) {
    return level.ground(cell) == Terrain.BRICK && !isChanged(cell);
  }

  boolean isFragile(int cell) {
    return level.ground(cell) == Terrain.FRAGILE && !isChanged(cell);
  }

  private void change(int cell) {
    changed[level.bit(cell) / Long.SIZE] |= 1L << level.bit(cell);
  }

  private boolean isChanged(int cell) {
    return (changed[level.bit(cell) / Long.SIZE] & (1L << level.bit(cell))) != 0;
  }
}
