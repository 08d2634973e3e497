package blastlab.world;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * The layer of a {@link Board} that has the items, in the order in which they were laid. Hidden
 * ones are the real world's alone: a copy is made without them.
 */
abstract class ItemLayer extends FireLayer {
  // An item: cell, ordinal of its kind, value.
  private static final int ITEM_SIZE = 3;

  private int[] items; // never changed, only replaced, so that copies can share it
  private int[] hidden = Entries.NONE;

  ItemLayer(Cast cast, int time) {
    super(cast, time);
    items = Entries.NONE;
  }

  ItemLayer(ItemLayer source) {
    super(source);
    items = source.items;
  }

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

  /** Takes one off the value of every item; one whose value comes to 0 goes. */
  public final void countDownItems() {
    if (items.length == 0) {
      return;
    }
    items = items.clone();
    for (int i = itemCount() - 1; i >= 0; i--) {
      if (--items[i * ITEM_SIZE + 2] <= 0) {
        takeItem(i);
      }
    }
  }

  /** Puts an item on a cell. */
  public final void layItem(int cell, Item.Kind kind, int value) {
    items = with(items, cell, kind, value);
    mark(cell, ITEM);
  }

  /** Hides an item in a cell that has none; nobody sees it before it is uncovered. */
  final void hideItem(int cell, Item.Kind kind, int value) {
    hidden = with(hidden, cell, kind, value);
  }

  /** Lays the item open that is hidden in a cell; says whether there was one. */
  public final boolean uncoverItem(int cell) {
    int i = Entries.indexOf(hidden, ITEM_SIZE, cell);
    int at = i * ITEM_SIZE;
    if (at == hidden.length) {
      return false;
    }
    layItem(cell, Item.Kind.of(hidden[at + 1]), hidden[at + 2]);
    hidden = Entries.without(hidden, ITEM_SIZE, i);
    return true;
  }

  private static int[] with(int[] entries, int cell, Item.Kind kind, int value) {
    int[] all = Arrays.copyOf(entries, entries.length + ITEM_SIZE);
    all[entries.length] = cell;
    all[entries.length + 1] = kind.ordinal();
    all[entries.length + 2] = value;
    return all;
  }

  /** Takes the i-th item away; those behind it move up by one. */
  public final void takeItem(int i) {
    int cell = itemCell(i);
    items = Entries.without(items, ITEM_SIZE, i);
    if (Entries.indexOf(items, ITEM_SIZE, cell) == itemCount()) {
      unmark(cell, ITEM);
    }
  }

  @Override
  int size() {
    return super.size() + Entries.size(items.length);
  }

  @Override
  void write(ByteBuffer out) {
    super.write(out);
    Entries.write(items, items.length, out);
  }

  @Override
  void read(ByteBuffer in) {
    super.read(in);
    items = Entries.read(ITEM_SIZE, in);
    WorldCode.require(areMarked(ITEM, items, itemCount(), ITEM_SIZE), "where items are");
    for (int i = 0; i < itemCount(); i++) {
      int kind = items[i * ITEM_SIZE + 1];
      WorldCode.require(kind >= 0 && kind < Item.Kind.KINDS, "the kind of an item");
    }
  }

  final boolean sameThings(ItemLayer other) {
    return sameCells(other)
        && sameBombs(other)
        && sameFires(other)
        && Arrays.equals(items, other.items);
  }

  final long hashThings() {
    long hash = hashFires();
    for (int part : items) {
      hash = hash * HASH_FACTOR + part;
    }
    return hash;
  }
}
