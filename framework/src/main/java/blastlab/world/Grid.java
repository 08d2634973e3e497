package blastlab.world;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.BitSet;

/** The lowest layer of a {@link Board}: its clock, and one byte a cell for what is there. */
abstract class Grid {
  // A cell: the ordinal of its terrain in the low bits, then a bit for each thing that lies there.
  private static final int TERRAIN = 7;
  private static final int FIRST_BLOCKING = Terrain.HOLE.ordinal();
  private static final int EXIT = 8;
  static final int BOMB = 16;
  static final int FIRE = 32;
  static final int ITEM = 64;

  /** An odd number with bits all over, so that what differs in two places does not cancel out. */
  static final long HASH_FACTOR = 0x9E3779B97F4A7C15L;

  /** Reads eight cells at a time, in the same way on every computer. */
  private static final VarHandle EIGHT_CELLS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  final Cast cast;
  private byte[] cells;
  private boolean ownsCells;
  int time;

  Grid(Cast cast, int time) {
    this.cast = cast;
    this.time = time;
    cells = new byte[cast.height << cast.columnBits];
    ownsCells = true;
    if (cast.exit != Cast.NOWHERE) {
      cells[cast.exit] |= EXIT;
    }
  }

  Grid(Grid source) {
    cast = source.cast;
    cells = source.cells;
    time = source.time;
  }

  /** A step begins: what may be shared with copies is not changed in it, but copied first. */
  void beginStep() {
    ownsCells = false;
  }

  /** How many steps are left. */
  public final int time() {
    return time;
  }

  /** Takes one step off the time that is left. */
  public final void passTime() {
    time--;
  }

  /** The number of columns. */
  public final int width() {
    return cast.width;
  }

  /** The number of rows. */
  public final int height() {
    return cast.height;
  }

  /** The index of the cell in column x and row y. */
  public final int cell(int x, int y) {
    return cast.cell(x, y);
  }

  /** The column of a cell. */
  public final int column(int cell) {
    return cell & ((1 << cast.columnBits) - 1);
  }

  /** The row of a cell. */
  public final int row(int cell) {
    return cell >>> cast.columnBits;
  }

  /** How far the index of a cell is from that of the cell below. */
  public final int cellsARow() {
    return 1 << cast.columnBits;
  }

  /** Whether column x and row y lie on the board. */
  public final boolean contains(int x, int y) {
    return x >= 0 && y >= 0 && x < cast.width && y < cast.height;
  }

  /** Whether this world has an exit anywhere. */
  public final boolean hasExit() {
    return cast.exit != Cast.NOWHERE;
  }

  /** What a cell is made of. */
  public final Terrain terrain(int cell) {
    return Terrain.of(cells[cell] & TERRAIN);
  }

  /** Makes a cell of something else. */
  public final void setTerrain(int cell, Terrain terrain) {
    ownCells()[cell] = (byte) ((cells[cell] & ~TERRAIN) | terrain.ordinal());
  }

  /** Whether the terrain of a cell keeps everybody out. */
  public final boolean isWall(int cell) {
    return (cells[cell] & TERRAIN) >= FIRST_BLOCKING;
  }

  /** Whether a cell is the exit. */
  public final boolean isExit(int cell) {
    return (cells[cell] & EXIT) != 0;
  }

  /** Whether a bomb lies on a cell. */
  public final boolean hasBomb(int cell) {
    return (cells[cell] & BOMB) != 0;
  }

  /** Whether an explosion is on a cell. */
  public final boolean isBurning(int cell) {
    return (cells[cell] & FIRE) != 0;
  }

  /** Whether an item lies on a cell. */
  public final boolean hasItem(int cell) {
    return (cells[cell] & ITEM) != 0;
  }

  /** Whether a cell is ground where nothing lies. */
  public final boolean isBare(int cell) {
    return (cells[cell] & (EXIT | BOMB | FIRE | ITEM)) == 0 && !isWall(cell);
  }

  final void mark(int cell, int thing) {
    ownCells()[cell] |= (byte) thing;
  }

  final void unmark(int cell, int thing) {
    ownCells()[cell] &= (byte) ~thing;
  }

  // ---- as bytes ----

  /** How many bytes {@link #write} needs. */
  int size() {
    return Integer.BYTES + cells.length;
  }

  void write(ByteBuffer out) {
    out.putInt(time).put(cells);
  }

  /** Takes over what {@link #write} wrote; an exception says what can't be. */
  void read(ByteBuffer in) {
    time = in.getInt();
    in.get(cells);
    for (int cell = 0; cell < cells.length; cell++) {
      boolean isExit = cell == cast.exit;
      WorldCode.require(
          cells[cell] >= 0 && (cells[cell] & TERRAIN) < Terrain.KINDS && isExit(cell) == isExit,
          "a cell");
    }
  }

  /** Whether exactly those cells are marked that the first numbers of the entries name. */
  final boolean areMarked(int thing, int[] entries, int entryCount, int size) {
    int marked = 0;
    for (byte cell : cells) {
      marked += (cell & thing) == 0 ? 0 : 1;
    }
    BitSet named = new BitSet(cells.length);
    for (int i = 0; i < entryCount; i++) {
      int cell = entries[i * size];
      if (!isCell(cell) || (cells[cell] & thing) == 0) {
        return false;
      }
      named.set(cell);
    }
    return named.cardinality() == marked;
  }

  final boolean isCell(int cell) {
    return cell >= 0 && contains(column(cell), row(cell));
  }

  private byte[] ownCells() {
    if (!ownsCells) {
      cells = cells.clone();
      ownsCells = true;
    }
    return cells;
  }

  final boolean sameCells(Grid other) {
    return cells == other.cells || Arrays.equals(cells, other.cells);
  }

  final long hashCells() {
    long hash = time;
    int whole = cells.length & -Long.BYTES;
    for (int i = 0; i < whole; i += Long.BYTES) {
      hash = hash * HASH_FACTOR + (long) EIGHT_CELLS.get(cells, i);
    }
    for (int i = whole; i < cells.length; i++) {
      hash = hash * HASH_FACTOR + cells[i];
    }
    return hash;
  }
}
