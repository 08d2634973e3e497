package blastlab.world;

import java.util.Arrays;

/** The layer of a {@link Board} that has the items, in the order in which they were laid. */
abstract class ItemLayer extends FireLayer {
  // An item: cell, ordinal of its kind, value.
  private static final int ITEM_SIZE = 3;

  private int[] items; // never changed, only replaced, so that copies can share it

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
    items = Entries.without(items, ITEM_SIZE, i);
    if (Entries.indexOf(items, ITEM_SIZE, cell) == itemCount()) {
      unmark(cell, ITEM);
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
