package blastlab.world;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * The layer of a {@link Board} that has the bombs, in the order in which they were placed.
 *
 * <p>A bomb keeps the time at which its timer runs out, not the timer, so that mere ticking changes
 * nothing and copies go on sharing. One that several characters own has an entry for each of them.
 */
abstract class BombLayer extends Grid {
  /** The timer of a bomb that does not go off by itself. */
  public static final int NO_FUSE = Integer.MAX_VALUE;

  // A bomb: cell, time at which it goes off, range, owner.
  private static final int BOMB_SIZE = 4;

  private int[] bombs; // never changed, only replaced, so that copies can share it

  BombLayer(Cast cast, int time) {
    super(cast, time);
    bombs = Entries.NONE;
  }

  BombLayer(BombLayer source) {
    super(source);
    bombs = source.bombs;
  }

  /** How many bombs lie. */
  public final int bombCount() {
    return bombs.length / BOMB_SIZE;
  }

  /** The cell of the i-th bomb. */
  public final int bombCell(int i) {
    return bombs[i * BOMB_SIZE];
  }

  /** How many steps the i-th bomb still waits before the one in which it goes off. */
  public final int bombTimer(int i) {
    int due = bombs[i * BOMB_SIZE + 1];
    return due == Integer.MIN_VALUE ? NO_FUSE : time - due - 1;
  }

  /** Whether the i-th bomb goes off in this step. */
  public final boolean isBombDue(int i) {
    return bombs[i * BOMB_SIZE + 1] >= time;
  }

  /** How far the i-th bomb reaches beyond its own cell. */
  public final int bombRange(int i) {
    return bombs[i * BOMB_SIZE + 2];
  }

  /** The id of the character that owns the i-th bomb. */
  public final int bombOwner(int i) {
    return bombs[i * BOMB_SIZE + 3];
  }

  /** The number of the first bomb on a cell that has one. */
  final int firstBombOn(int cell) {
    return Entries.indexOf(bombs, BOMB_SIZE, cell);
  }

  /** How many of the bombs that lie belong to this owner. */
  public final int bombsOf(int owner) {
    int count = 0;
    for (int i = 3; i < bombs.length; i += BOMB_SIZE) {
      if (bombs[i] == owner) {
        count++;
      }
    }
    return count;
  }

  /**
   * Places a bomb that waits for {@code timer} steps and goes off in the next. One that lies there
   * already is replaced, and the new one takes over its place in the order.
   */
  public final void placeBomb(int cell, int timer, int range, int owner) {
    int at = hasBomb(cell) ? onlyBombOn(cell) * BOMB_SIZE : bombs.length;
    bombs = Arrays.copyOf(bombs, Math.max(bombs.length, at + BOMB_SIZE));
    bombs[at] = cell;
    bombs[at + 1] = timeWhenOver(timer);
    bombs[at + 2] = range;
    bombs[at + 3] = owner;
    mark(cell, BOMB);
  }

  /** Leaves the bomb on a cell to its first owner alone, and gives its number. */
  private int onlyBombOn(int cell) {
    int first = firstBombOn(cell);
    for (int i = bombCount() - 1; i > first; i--) {
      if (bombCell(i) == cell) {
        bombs = Entries.without(bombs, BOMB_SIZE, i);
      }
    }
    return first;
  }

  /** Makes somebody one more owner of the bomb on a cell. */
  public final void shareBomb(int cell, int owner) {
    int from = Entries.indexOf(bombs, BOMB_SIZE, cell) * BOMB_SIZE;
    int to = bombs.length;
    bombs = Arrays.copyOf(bombs, to + BOMB_SIZE);
    System.arraycopy(bombs, from, bombs, to, BOMB_SIZE);
    bombs[to + 3] = owner;
  }

  /**
   * Makes the i-th bomb wait for {@code timer} steps from now on; with -1 it goes off in this step.
   */
  public final void setBombTimer(int i, int timer) {
    bombs = bombs.clone();
    bombs[i * BOMB_SIZE + 1] = timeWhenOver(timer);
  }

  /** Takes away all bombs that go off in this step. */
  public final void removeDueBombs() {
    int[] left = new int[bombs.length];
    int length = 0;
    for (int i = 0; i < bombCount(); i++) {
      if (isBombDue(i)) {
        unmark(bombCell(i), BOMB);
      } else {
        System.arraycopy(bombs, i * BOMB_SIZE, left, length, BOMB_SIZE);
        length += BOMB_SIZE;
      }
    }
    bombs = length == 0 ? Entries.NONE : Arrays.copyOf(left, length);
  }

  @Override
  int size() {
    return super.size() + Entries.size(bombs.length);
  }

  @Override
  void write(ByteBuffer out) {
    super.write(out);
    Entries.write(bombs, bombs.length, out);
  }

  @Override
  void read(ByteBuffer in) {
    super.read(in);
    bombs = Entries.read(BOMB_SIZE, in);
    WorldCode.require(areMarked(BOMB, bombs, bombCount(), BOMB_SIZE), "where bombs are");
    for (int i = 0; i < bombCount(); i++) {
      WorldCode.require(cast.isCharacter(bombOwner(i)), "the owner of a bomb");
    }
  }

  private int timeWhenOver(int timer) {
    return timer == NO_FUSE ? Integer.MIN_VALUE : time - timer - 1;
  }

  final boolean sameBombs(BombLayer other) {
    return Arrays.equals(bombs, other.bombs);
  }

  final long hashBombs() {
    long hash = hashCells();
    for (int part : bombs) {
      hash = hash * HASH_FACTOR + part;
    }
    return hash;
  }
}
