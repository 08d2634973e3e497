package blastlab.view.board;

import blastlab.world.Board;
import blastlab.world.Ending;
import blastlab.world.Glyphs;
import blastlab.world.Goal;
import blastlab.world.Item;
import blastlab.world.Laws;
import blastlab.world.SensedWorld;
import blastlab.world.Terrain;
import blastlab.world.WorldBuilder;
import java.util.Optional;

/**
 * A world in which there is one of everything that can be painted.
 *
 * <pre>
 *    0      1        2        3      4      5       6         7
 * 0  floor  fragile  hole     brick  stone  exit    fire      fire of three
 * 1  items of all eight kinds
 * 2  stupid wary     fierce   robot         other   burning brick
 * 3  blue   orange   green    on a bomb     three and a monster together
 * 4  bombs: 1        9        12     -1     of two  range 9
 * </pre>
 */
public final class Showroom {
  private Showroom() {}

  /** The world, of a game of no particular rules. */
  public static SensedWorld world() {
    return world("showroom", "wall", 3);
  }

  /** The world, of a game of rules with this name, which call a brick so. */
  public static SensedWorld world(String rules, String brick) {
    return world(rules, brick, 3);
  }

  /** The world with the character that is on a bomb one cell further right. */
  public static SensedWorld moved() {
    return world("showroom", "wall", 4);
  }

  private static SensedWorld world(String rules, String brick, int column) {
    WorldBuilder builder = new WorldBuilder(8, 5, new Rules(rules, brick));
    terrain(builder);
    for (Item.Kind kind : Item.Kind.values()) {
      builder.item(new Item(kind, kind.ordinal(), 1, 20));
    }
    builder
        .character("blue", 'B', 0, 3, 0)
        .character("me", 'C', 1, 3, 0)
        .character("green", 'g', 2, 3, 0)
        .character("on a bomb", '@', column, 3, 0)
        .character("violet", 'V', 5, 3, 0)
        .character("red", '9', 5, 3, 0)
        .character("cyan", 'Q', 5, 3, 0)
        .monster("stupid", 'S', "stupid", 0, 0, 2)
        .monster("wary", 'W', "selfpreserving", 1, 1, 2)
        .monster("fierce", 'A', "selfpreserving", 2, 2, 2)
        .monster("robot", 'R', "scripted", 0, 3, 2)
        .monster("other", 'O', 5, 2)
        .bomb(3, 3, 5, 2, 3)
        .bomb(0, 4, 1, 1, 0)
        .bomb(1, 4, 9, 2, 1)
        .bomb(2, 4, 12, 3, 2)
        .bomb(3, 4, -1, 4, 4)
        .bomb(4, 4, 3, 5, 5)
        .bomb(5, 4, 3, 9, 6)
        .explosion(6, 0, 0)
        .explosion(7, 0, 0)
        .explosion(6, 2, 5);
    SensedWorld world = SensedWorld.fromWorld(builder.time(100).build().step());
    world.monsters().get(0).move(1, 0);
    world.monsters().get(1).move(1, 1);
    world.monsters().get(2).move(0, -1);
    return world;
  }

  private static void terrain(WorldBuilder builder) {
    builder
        .terrain(1, 0, Terrain.FRAGILE)
        .terrain(2, 0, Terrain.HOLE)
        .terrain(3, 0, Terrain.BRICK)
        .terrain(4, 0, Terrain.STONE)
        .exit(5, 0)
        .terrain(6, 2, Terrain.BRICK);
  }

  /** Rules under which some things get more owners in every step, and nothing else happens. */
  private record Rules(String name, String brick) implements Laws {
    @Override
    public void step(Board board) {
      board.shareBomb(board.cell(4, 4), 6);
      board.shareFire(board.cell(7, 0), 1);
      board.shareFire(board.cell(7, 0), 2);
    }

    @Override
    public Optional<Ending> ending(Board board) {
      return Optional.empty();
    }

    @Override
    public Goal goal(Board board) {
      return Goal.SURVIVE;
    }

    @Override
    public Glyphs glyphs() {
      return new Glyphs().with(Terrain.BRICK, 'W', brick);
    }
  }
}
