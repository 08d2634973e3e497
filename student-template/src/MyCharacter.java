import blastlab.world.Cell;
import blastlab.world.CellColor;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import blastlab.world.Step;

/**
 * Your agent. It walks straight to the exit and looks one step ahead, so that it does not run into
 * its death with open eyes. It does not plan, and walls stop it: that is where you come in.
 */
public class MyCharacter extends CharacterEntity {

  /** Called once a step. What you tell yourself with move and placeBomb happens in the next. */
  @Override
  public void act(SensedWorld world) {
    // Where am I, where do I want to go? (0,0) is the top left cell, y grows downwards.
    Cell exit = world.exit().orElse(new Cell(x(), y()));
    setCellColor(exit.x(), exit.y(), CellColor.WHITE.on(CellColor.GREEN)); // shown by the viewer

    // Try all nine moves on a copy of the world, and take the one that ends nearest to the exit.
    int bestX = 0;
    int bestY = 0;
    int bestDistance = Integer.MAX_VALUE;
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        int distance = distanceAfter(world, dx, dy, exit);
        if (distance < bestDistance) {
          bestX = dx;
          bestY = dy;
          bestDistance = distance;
        }
      }
    }
    move(bestX, bestY);

    // Stuck in front of a wall? A bomb opens it, and hurts whoever stays near: run before you try.
    // placeBomb();
  }

  /** How far from the exit I would be after a move; very far if I would not survive it. */
  private int distanceAfter(SensedWorld world, int dx, int dy, Cell exit) {
    CharacterEntity me = world.me(this); // my dummy in this copy: moving it moves nobody
    me.move(dx, dy);
    Step step = world.next(); // what happens next, if everybody else keeps its direction
    CharacterEntity then = step.world().me(this);
    boolean escaped = step.events().stream().anyMatch(event -> event.endsWell(this));
    if (escaped) {
      return -1;
    }
    return then.isInWorld()
        ? Math.max(Math.abs(exit.x() - then.x()), Math.abs(exit.y() - then.y()))
        : Integer.MAX_VALUE - 1;
  }
}
