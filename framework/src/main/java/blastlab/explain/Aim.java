package blastlab.explain;

import blastlab.search.Distances;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** What counts as a way out. */
sealed interface Aim {
  /** After how many steps it is decided at the latest. */
  int horizon();

  /** Whether somebody who is still there after so many steps has got away. */
  boolean isReached(SensedWorld world, int step);

  /** Whether it is certain not to be reached from here, and not worth a search. */
  boolean isHopeless(SensedWorld world, CharacterEntity me, int step);

  /**
   * To live on.
   *
   * @param death the step in which the character died
   * @param horizon when what threatened it then is over
   */
  record Survival(int death, int horizon) implements Aim {
    @Override
    public boolean isReached(SensedWorld world, int step) {
      return step >= horizon
          || world.ending().isPresent()
          || (step > death
              && world.monsters().isEmpty()
              && world.bombs().isEmpty()
              && world.explosions().isEmpty());
    }

    @Override
    public boolean isHopeless(SensedWorld world, CharacterEntity me, int step) {
      return false;
    }
  }

  /**
   * To leave through the exit before time is up.
   *
   * @param horizon how many steps the game had
   */
  record Arrival(int horizon, Cell exit) implements Aim {
    @Override
    public boolean isReached(SensedWorld world, int step) {
      return false; // who gets there is not in the world any more
    }

    @Override
    public boolean isHopeless(SensedWorld world, CharacterEntity me, int step) {
      return world.ending().isPresent() || stepsToGo(world, world.me(me)) > horizon - step;
    }

    /** Not more than it takes; walls stay where nothing burns and no bomb ticks. */
    private int stepsToGo(SensedWorld world, CharacterEntity from) {
      return world.bombs().isEmpty() && world.explosions().isEmpty()
          ? Distances.breadthFirst(world, exit).from(from.x(), from.y())
          : Math.max(Math.abs(exit.x() - from.x()), Math.abs(exit.y() - from.y()));
    }
  }
}
