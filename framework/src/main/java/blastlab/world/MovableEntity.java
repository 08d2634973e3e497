package blastlab.world;

/**
 * A character or a monster, as it is in one world.
 *
 * <p>The same entity can be met in many worlds: the one given to {@code act}, its copies, and what
 * comes after them. There it has the same id, and all these objects are equal; where it stands and
 * where it goes is each world's own.
 */
public abstract class MovableEntity {
  private Board board;
  private int handle;

  MovableEntity() {}

  MovableEntity(Board board, int handle) {
    this.board = board;
    this.handle = handle;
  }

  /** From now on this object shows the entity with that id on that board. */
  void show(Board board, int id) {
    this.board = board;
    this.handle = board.find(id);
  }

  final Board board() {
    if (board == null) {
      throw new IllegalStateException(
          getClass().getSimpleName()
              + " is in no world yet; x(), name(), move() and the like work from the first act()"
              + " on");
    }
    return board;
  }

  final int handle() {
    return handle;
  }

  /** The number that stands for this entity in every world of the game. */
  public final int id() {
    return board().id(handle);
  }

  /** The name that the scenario gives it. */
  public final String name() {
    return board().cast.name(id());
  }

  /** The character that stands for it in a picture of the world. */
  public final char avatar() {
    return board().cast.avatar(id());
  }

  /** The column it is in; for one that has left the world, where it was last. */
  public final int x() {
    return board().x(handle);
  }

  /** The row it is in; for one that has left the world, where it was last. */
  public final int y() {
    return board().y(handle);
  }

  /** The horizontal part of its direction: -1, 0 or 1. */
  public final int dx() {
    return board().dx(handle);
  }

  /** The vertical part of its direction: -1, 0 or 1. */
  public final int dy() {
    return board().dy(handle);
  }

  /** Whether it is still in the world: neither killed nor gone through the exit. */
  public final boolean isInWorld() {
    return board().isPresent(handle);
  }

  /**
   * Sets the direction of the next step; of larger numbers only the sign counts. {@code move(0, 0)}
   * stands still.
   */
  public final void move(int dx, int dy) {
    board().turn(handle(), dx, dy);
  }

  /** Whether this is the same entity, be it in another world. */
  @Override
  public final boolean equals(Object object) {
    return object instanceof MovableEntity other
        && board != null
        && other.board != null
        && board.cast == other.board.cast
        && id() == other.id();
  }

  @Override
  public final int hashCode() {
    return board == null ? 0 : id();
  }

  @Override
  public String toString() {
    return board == null ? getClass().getSimpleName() : name() + " at (" + x() + "," + y() + ")";
  }
}
