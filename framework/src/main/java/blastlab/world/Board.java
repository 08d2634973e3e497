package blastlab.world;

/**
 * The changing state of a game, packed so that a copy costs next to nothing.
 *
 * <p>Rule sets move it and worlds show it; nobody else gets hold of it. It is made of layers, each
 * with one kind of thing. Where everybody stands and how they score is each copy's own; all the
 * rest is shared between copies until a step changes it.
 */
public final class Board extends ActorLayer {
  /** The largest width or height. */
  static final int MOST_COLUMNS_OR_ROWS = 0x7fff;

  private Chance chance = Chance.NONE; // the real world's alone, like what is hidden

  /** A board with the whole cast still outside. */
  Board(Cast cast, int time) {
    super(cast, time);
  }

  private Board(Board source) {
    super(source);
  }

  /** What chance decides in the real world; in a copy it decides nothing. */
  public Chance chance() {
    return chance;
  }

  void setChance(Chance chance) {
    this.chance = chance;
  }

  Board copy() {
    return new Board(this);
  }

  /** What this board is one step later. */
  Board next() {
    Board next = copy(); // with no events, and owning nothing, as beginStep leaves a board
    cast.laws.step(next);
    return next;
  }

  /** Moves this board one step on, in place; what copies share with it stays as it is. */
  void step() {
    beginStep();
    cast.laws.step(this);
  }

  /** Whether all that the laws look at is the same; scores and events are not part of it. */
  boolean sameState(Board other) {
    return cast == other.cast && time == other.time && sameActors(other) && sameThings(other);
  }

  /** A hash of what {@link #sameState} compares. */
  long hashState() {
    long hash = hashActors();
    hash = (hash ^ (hash >>> 30)) * 0xBF58476D1CE4E5B9L;
    hash = (hash ^ (hash >>> 27)) * 0x94D049BB133111EBL;
    return hash ^ (hash >>> 31);
  }
}
