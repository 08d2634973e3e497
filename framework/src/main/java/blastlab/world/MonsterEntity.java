package blastlab.world;

/** A monster. In a sensed world it is a plain dummy; in the real one a subclass decides for it. */
public class MonsterEntity extends MovableEntity {
  /** For subclasses: a monster that is in no world yet. */
  protected MonsterEntity() {}

  MonsterEntity(Board board, int handle) {
    super(board, handle);
  }

  /** How it behaves, as its scenario calls it: {@code stupid} or {@code selfpreserving}. */
  public final String kind() {
    return board().cast.kind(id());
  }

  /** How far it notices characters, diagonals included; 0 if its kind does not look around. */
  public final int range() {
    return board().cast.range(id());
  }

  /** Decides with {@code move} where to go; a plain monster keeps its direction. */
  public void act(SensedWorld world) {}
}
