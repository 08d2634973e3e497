package blastlab.world;

/** What a cell is made of. */
public enum Terrain {
  /** Plain ground. */
  FLOOR(' ', false),
  /** Ground that can be walked on but does not last. */
  FRAGILE('x', false),
  /** Where the ground has collapsed; nobody gets across. */
  HOLE('X', true),
  /** A wall that a blast destroys. */
  BRICK('W', true),
  /** A wall that nothing destroys. */
  STONE('#', true);

  /** How many there are. */
  static final int KINDS = values().length;

  private static final Terrain[] ALL = values();

  private final char symbol;
  private final boolean blocking;

  Terrain(char symbol, boolean blocking) {
    this.symbol = symbol;
    this.blocking = blocking;
  }

  /** The character that stands for it in pictures and traces. */
  public char symbol() {
    return symbol;
  }

  /** Whether it keeps everybody from walking there. */
  public boolean blocking() {
    return blocking;
  }

  static Terrain of(int ordinal) {
    return ALL[ordinal];
  }
}
