package blastlab.world;

import java.util.Arrays;

/**
 * The middle layer of a {@link Board}: what lies on it. Bombs keep the order in which they were
 * placed; explosions and items have none.
 *
 * <p>A bomb or explosion keeps the time at which its timer runs out, not the timer, so that mere
 * ticking changes nothing and copies go on sharing. Something that several characters own has one
 * entry for each of them.
 */
abstract class Things extends Grid {
  /** The timer of a bomb that does not go off by itself. */
  public static final int NO_FUSE = Integer.MAX_VALUE;

  private static final int[] NONE = {};

  // A bomb: cell, time at which it goes off, range, owner.
  private static final int BOMB_SIZE = 4;
  // An explosion: cell, time at which it is over, owner.
  private static final int FIRE_SIZE = 3;
  // An item: cell, ordinal of its kind, value.
  private static final int ITEM_SIZE = 3;

  private int[] bombs;
  private int[] items;
  private int[] fires;
  private int fireCount;
  private boolean ownsFires;

  Things(Cast cast, int time) {
    super(cast, time);
    bombs = fires = items = NONE;
  }

  Things(Things source) {
    super(source);
    bombs = source.bombs;
    items = source.items;
    fires = source.fires;
    fireCount = source.fireCount;
  }

  @Override
  void share() {
    super.share();
    ownsFires = false;
  }

  private int timeWhenOver(int timer) {
    return timer == NO_FUSE ? Integer.MIN_VALUE : time - timer - 1;
  }

  // ---- bombs ----

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
    return indexOf(bombs, BOMB_SIZE, cell);
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
        bombs = without(bombs, BOMB_SIZE, i);
      }
    }
    return first;
  }

  /** Makes somebody one more owner of the bomb on a cell. */
  public final void shareBomb(int cell, int owner) {
    int from = indexOf(bombs, BOMB_SIZE, cell) * BOMB_SIZE;
    int to = bombs.length;
    bombs = Arrays.copyOf(bombs, to + BOMB_SIZE);
    System.arraycopy(bombs, from, bombs, to, BOMB_SIZE);
    bombs[to + 3] = owner;
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
    bombs = length == 0 ? NONE : Arrays.copyOf(left, length);
  }

  // ---- explosions ----

  /** How many cells have an explosion. */
  public final int fireCount() {
    return fireCount;
  }

  /** The cell of the i-th explosion. */
  public final int fireCell(int i) {
    return fires[i * FIRE_SIZE];
  }

  /** How many steps the i-th explosion stays before the one in which it goes. */
  public final int fireTimer(int i) {
    return time - fires[i * FIRE_SIZE + 1] - 1;
  }

  /** Whether the i-th explosion goes in this step. */
  public final boolean isFireOver(int i) {
    return fires[i * FIRE_SIZE + 1] >= time;
  }

  /** The id of the character whose bomb made the i-th explosion. */
  public final int fireOwner(int i) {
    return fires[i * FIRE_SIZE + 2];
  }

  /** The id of the character whose bomb made the explosion on a burning cell. */
  public final int fireOwnerAt(int cell) {
    return fireOwner(indexOf(fires, FIRE_SIZE, cell));
  }

  /** Makes room for so many more explosions in one go; needed for speed only. */
  public final void expectFires(int more) {
    int needed = (fireCount + more) * FIRE_SIZE;
    if (!ownsFires || fires.length < needed) {
      fires = Arrays.copyOf(fires, needed);
      ownsFires = true;
    }
  }

  /**
   * Puts an explosion on a cell, in place of one that is there; it stays for {@code timer} steps.
   */
  public final void ignite(int cell, int timer, int owner) {
    int i = fireCount;
    if (isBurning(cell)) {
      i = indexOf(fires, FIRE_SIZE, cell);
    } else {
      mark(cell, FIRE);
      fireCount++;
    }
    if (!ownsFires || fires.length < fireCount * FIRE_SIZE) {
      expectFires(fireCount);
    }
    fires[i * FIRE_SIZE] = cell;
    fires[i * FIRE_SIZE + 1] = timeWhenOver(timer);
    fires[i * FIRE_SIZE + 2] = owner;
  }

  /** Takes the i-th explosion away; the last one takes over its number. */
  public final void extinguish(int i) {
    unmark(fireCell(i), FIRE);
    if (i < fireCount - 1) {
      expectFires(0);
      System.arraycopy(fires, (fireCount - 1) * FIRE_SIZE, fires, i * FIRE_SIZE, FIRE_SIZE);
    }
    fireCount--;
    if (fireCount == 0) {
      fires = NONE;
    }
  }

  // ---- items ----

  /** How many items lie. */
  public final int itemCount() {
    return items.length / ITEM_SIZE;
  }

  /** The cell of the i-th item. */
  public final int itemCell(int i) {
    return items[i * ITEM_SIZE];
  }

  /** The kind of the i-th item. */
  public final Item.Kind itemKind(int i) {
    return Item.Kind.of(items[i * ITEM_SIZE + 1]);
  }

  /** The value of the i-th item. */
  public final int itemValue(int i) {
    return items[i * ITEM_SIZE + 2];
  }

  /** Puts an item on a cell. */
  public final void layItem(int cell, Item.Kind kind, int value) {
    int at = items.length;
    items = Arrays.copyOf(items, at + ITEM_SIZE);
    items[at] = cell;
    items[at + 1] = kind.ordinal();
    items[at + 2] = value;
    mark(cell, ITEM);
  }

  /** Takes the i-th item away; those behind it move up by one. */
  public final void takeItem(int i) {
    int cell = itemCell(i);
    items = without(items, ITEM_SIZE, i);
    if (indexOf(items, ITEM_SIZE, cell) == itemCount()) {
      unmark(cell, ITEM);
    }
  }

  // ---- all of them ----

  /** The number of the first entry for a cell, or the number of entries if there is none. */
  private static int indexOf(int[] entries, int size, int cell) {
    int at = 0;
    while (at < entries.length && entries[at] != cell) {
      at += size;
    }
    return at / size;
  }

  private static int[] without(int[] entries, int size, int i) {
    int[] left = Arrays.copyOf(entries, entries.length - size);
    System.arraycopy(entries, (i + 1) * size, left, i * size, left.length - i * size);
    return left;
  }

  final boolean sameThings(Things other) {
    return sameCells(other)
        && Arrays.equals(bombs, other.bombs)
        && Arrays.equals(items, other.items)
        && Arrays.equals(sortedFires(), other.sortedFires());
  }

  /** Explosions have no order, so two boards are compared without it. */
  private long[] sortedFires() {
    long[] sorted = new long[fireCount];
    for (int i = 0; i < fireCount; i++) {
      sorted[i] = ((long) fireCell(i) << 40) ^ ((long) fireTimer(i) << 16) ^ fireOwner(i);
    }
    Arrays.sort(sorted);
    return sorted;
  }

  final long hashThings() {
    long hash = hashCells();
    for (int part : bombs) {
      hash = hash * HASH_FACTOR + part;
    }
    for (int part : items) {
      hash = hash * HASH_FACTOR + part;
    }
    for (int i = 0; i < fireCount; i++) { // added up, since explosions have no order
      long fire = (fireCell(i) * HASH_FACTOR + fireTimer(i)) * HASH_FACTOR + fireOwner(i);
      hash += (fire ^ (fire >>> 32)) * HASH_FACTOR;
    }
    return hash;
  }
}
