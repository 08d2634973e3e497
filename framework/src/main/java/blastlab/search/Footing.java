package blastlab.search;

import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.World;
import java.util.List;
import java.util.Optional;

/**
 * Where somebody who walks on its own through the future of a world can be, and when. Whoever else
 * is in the way by the rules of the game is taken to stand still.
 */
final class Footing {
  private final World world;
  private final Fires fires;
  private final Future future;
  private final MovableEntity walker;
  private final int start;

  private Footing(DangerMap danger, Future future, MovableEntity walker, int start) {
    this.world = danger.world();
    this.fires = danger.fires();
    this.future = future;
    this.walker = walker;
    this.start = start;
  }

  /** The footing of one who starts from a cell; the course game needs none. */
  static Optional<Footing> of(DangerMap danger, MovableEntity walker, int x, int y) {
    int start = danger.cells().index(x, y);
    return danger.future().map(future -> new Footing(danger, future, walker, start));
  }

  /** The footing of who is on a cell, else of any of the characters if it were there. */
  static Optional<Footing> of(DangerMap danger, int x, int y) {
    return danger.future().isEmpty()
        ? Optional.empty()
        : of(danger, walker(danger.world(), x, y), x, y);
  }

  private static MovableEntity walker(World world, int x, int y) {
    List<CharacterEntity> characters = world.charactersAt(x, y);
    List<MonsterEntity> monsters = world.monstersAt(x, y);
    if (!characters.isEmpty()) {
      return characters.get(0);
    }
    return monsters.isEmpty() ? world.cast().get(0) : monsters.get(0);
  }

  /** Whether one can be on a cell after so many steps, if one was beside it a step before. */
  boolean isOpen(int cell, int x, int y, int time) {
    if (time == 0) {
      return !world.wallAt(x, y);
    }
    return !fires.isDeadly(cell, time)
        && future.after(time - 1).canEnter(walker, x, y)
        && (cell == start || !isTaken(x, y));
  }

  /** Whether somebody else is in the way, and nothing but that. */
  private boolean isTaken(int x, int y) {
    return !world.canEnter(walker, x, y) && future.after(0).canEnter(walker, x, y);
  }
}
