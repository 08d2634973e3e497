package blastlab.world;

/** A monster. In a sensed world it is a plain dummy; in the real one a subclass decides for it. */
public class MonsterEntity extends MovableEntity {
  /** For subclasses: a monster that is in no world yet. */
  protected MonsterEntity() {}

  MonsterEntity(Board board, int handle) {
    super(board, handle);
  }

  /** Decides with {@code move} where to go; a plain monster keeps its direction. */
  public void act(SensedWorld world) {}
}
