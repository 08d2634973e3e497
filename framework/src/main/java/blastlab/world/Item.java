package blastlab.world;

import java.util.Locale;

/** Something on a cell that can be picked up; what its value means depends on its kind. */
public record Item(Kind kind, int x, int y, int value) {

  /** What kinds of items there are, in all games. */
  public enum Kind {
    /** What the player is after; it has no value. */
    TREASURE,
    /** Worth its value in points. */
    COIN,
    /** One more bomb at a time. */
    MORE_BOMBS,
    /** Bombs that reach one cell further. */
    STRONGER_BOMBS,
    /** Bombs that reach further for a while; the value is how long it will lie. */
    RADIUS,
    /** More bombs at a time for a while; the value is how long it will lie. */
    COUNT,
    /** No bomb can hurt for a while; the value is how long it will lie. */
    IMMUNE,
    /** Bombs that go off on command; the value is how long it will lie. */
    REMOTE;

    /** How many there are. */
    static final int KINDS = values().length;

    private static final Kind[] ALL = values();

    /** The word that traces use for it, such as {@code more_bombs}. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** What sentences call it, such as {@code more bombs}. */
    public String words() {
      return word().replace('_', ' ');
    }

    static Kind of(int ordinal) {
      return ALL[ordinal];
    }
  }
}
