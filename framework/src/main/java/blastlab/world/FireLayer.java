package blastlab.world;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * The layer of a {@link Board} that has the explosions, in no order. Like bombs they keep the time
 * at which their timer runs out, and like bombs they have an entry for each owner.
 */
abstract class FireLayer extends BombLayer {
  // An explosion: cell, time at which it is over, owner.
  private static final int FIRE_SIZE = 3;

  private int[] fires;
  private int fireCount;
  private boolean ownsFires;

  FireLayer(Cast cast, int time) {
    super(cast, time);
    fires = Entries.NONE;
  }

  FireLayer(FireLayer source) {
    super(source);
    fires = source.fires;
    fireCount = source.fireCount;
  }

  @Override
  void beginStep() {
    super.beginStep();
    ownsFires = false;
  }

  /** How many explosions there are; where several owners share one, each of them counts. */
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
    return fireOwner(firstFireOn(cell));
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
      i = firstFireOn(cell);
    } else {
      mark(cell, FIRE);
      fireCount++;
    }
    if (!ownsFires || fires.length < fireCount * FIRE_SIZE) {
      expectFires(fireCount);
    }
    fires[i * FIRE_SIZE] = cell;
    fires[i * FIRE_SIZE + 1] = time - timer - 1;
    fires[i * FIRE_SIZE + 2] = owner;
  }

  /** Makes somebody one more owner of the explosion on a cell, if it is not one already. */
  public final void shareFire(int cell, int owner) {
    int first = firstFireOn(cell);
    for (int i = first; i < fireCount; i++) {
      if (fireCell(i) == cell && fireOwner(i) == owner) {
        return;
      }
    }
    expectFires(1);
    System.arraycopy(fires, first * FIRE_SIZE, fires, fireCount * FIRE_SIZE, FIRE_SIZE);
    fires[fireCount * FIRE_SIZE + 2] = owner;
    fireCount++;
  }

  /** The number of the first explosion on a burning cell. */
  final int firstFireOn(int cell) {
    return Entries.indexOf(fires, FIRE_SIZE, cell);
  }

  /** Takes all explosions away. */
  public final void extinguishAll() {
    for (int i = 0; i < fireCount; i++) {
      unmark(fireCell(i), FIRE);
    }
    fireCount = 0;
    fires = Entries.NONE;
  }

  /** Takes the i-th explosion away, which has one owner; the last one takes over its number. */
  public final void extinguish(int i) {
    unmark(fireCell(i), FIRE);
    if (i < fireCount - 1) {
      expectFires(0);
      System.arraycopy(fires, (fireCount - 1) * FIRE_SIZE, fires, i * FIRE_SIZE, FIRE_SIZE);
    }
    fireCount--;
    if (fireCount == 0) {
      fires = Entries.NONE;
    }
  }

  @Override
  int size() {
    return super.size() + Entries.size(fireCount * FIRE_SIZE);
  }

  @Override
  void write(ByteBuffer out) {
    super.write(out);
    Entries.write(fires, fireCount * FIRE_SIZE, out);
  }

  @Override
  void read(ByteBuffer in) {
    super.read(in);
    fires = Entries.read(FIRE_SIZE, in);
    fireCount = fires.length / FIRE_SIZE;
    WorldCode.require(areMarked(FIRE, fires, fireCount, FIRE_SIZE), "where explosions are");
    for (int i = 0; i < fireCount; i++) {
      WorldCode.require(cast.isCharacter(fireOwner(i)), "the owner of an explosion");
    }
  }

  final boolean sameFires(FireLayer other) {
    if (fireCount != other.fireCount) {
      return false;
    }
    for (int i = 0; i < fireCount; i++) {
      if (!other.hasFire(fires, i * FIRE_SIZE)) {
        return false;
      }
    }
    return true;
  }

  private boolean hasFire(int[] others, int from) {
    for (int at = 0; at < fireCount * FIRE_SIZE; at += FIRE_SIZE) {
      if (Arrays.equals(fires, at, at + FIRE_SIZE, others, from, from + FIRE_SIZE)) {
        return true;
      }
    }
    return false;
  }

  final long hashFires() {
    long hash = hashBombs();
    for (int i = 0; i < fireCount; i++) { // added up, since explosions have no order
      long fire = (fireCell(i) * HASH_FACTOR + fireTimer(i)) * HASH_FACTOR + fireOwner(i);
      hash += (fire ^ (fire >>> 32)) * HASH_FACTOR;
    }
    return hash;
  }
}
