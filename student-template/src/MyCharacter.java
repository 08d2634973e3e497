import blastlab.search.Distances;
import blastlab.world.BombEntity;
import blastlab.world.Cell;
import blastlab.world.CellColor;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/**
 * Your agent. Before each step the game calls {@code act}, which looks at the world and decides.
 *
 * <p>This one goes the shortest way to the exit, bombs the wall that stops it, and looks one step
 * ahead. It runs into monsters all the same: that is where you come in.
 */
public class MyCharacter extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    // Look. The world is a copy for you to play with; (0,0) is its top left cell, y goes down.
    CharacterEntity me = world.me(this); // the figure in that copy that stands for you
    Cell exit = world.exit().orElse(new Cell(0, 0));
    Distances way = Distances.uniformCost(world, exit, 15); // opening a wall counts as 15 steps

    // Search. Try all nine moves, see what comes of each, and keep the best.
    int bestDx = 0;
    int bestDy = 0;
    int best = Integer.MAX_VALUE;
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        if (!world.wallAt(me.x() + dx, me.y() + dy)) {
          me.move(dx, dy); // moves the figure, not you
          SensedWorld next = world.next().world(); // monsters do what they have just decided
          int cost = cost(next, way);
          if (cost < best) {
            best = cost;
            bestDx = dx;
            bestDy = dy;
          }
        }
      }
    }

    // Decide. What you call on yourself, not on the figure, is what you do in the coming step.
    move(bestDx, bestDy); // you keep this direction until you call move again
    if (bestDx == 0 && bestDy == 0) {
      placeBomb(); // stuck: there must be a wall in the way
    }

    // Show. Colours are a good way to see what your agent thinks.
    for (Cell cell : way.path(new Cell(x(), y()))) {
      setCellColor(cell.x(), cell.y(), CellColor.WHITE.on(CellColor.BLUE));
    }
  }

  /** How bad a world is: the steps still to go, and a lot more if you are dead or in danger. */
  private int cost(SensedWorld world, Distances way) {
    CharacterEntity me = world.me(this);
    int cost = way.from(me.x(), me.y());
    if (!me.isInWorld() && !world.exitAt(me.x(), me.y())) {
      cost += 1000; // killed
    }
    for (BombEntity bomb : world.bombs()) {
      if (bomb.x() == me.x() || bomb.y() == me.y()) {
        cost += 100; // a blast goes along the row and the column of its bomb
      }
    }
    // Idea: how far away are world.monsters()? And where could they go next?
    return cost;
  }
}
