package blastlab.monsters;

import blastlab.search.Move;
import blastlab.world.MonsterEntity;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;

/** The moves that monsters choose from: by these the real ones decide, and a search can foresee. */
public final class MonsterMoves {
  private static final String CHOPPER = "chopper"; // of the rooms game

  private MonsterMoves() {}

  /**
   * What a monster may decide in this world, each with the same probability: a single move where it
   * has no choice. A search that wants the step after the coming one asks for this, as the coming
   * move has been decided already when an agent is asked.
   */
  public static List<Move> of(World world, MonsterEntity monster) {
    return switch (monster.kind()) {
      case StupidMonster.KIND -> StupidMonster.moves(world, monster);
      case SelfPreservingMonster.KIND ->
          SelfPreservingMonster.moves(world, monster, monster.range());
      case CHOPPER -> roaming(world, monster);
      default -> List.of(Move.of(monster.dx(), monster.dy())); // whoever it is, it goes on
    };
  }

  /** To a free neighbour; it stays only if there is none. */
  private static List<Move> roaming(World world, MonsterEntity chopper) {
    List<Move> moves = Move.legal(world, chopper);
    return moves.size() == 1 ? moves : moves.subList(1, moves.size());
  }

  /** Whether a cell inside the world will do. */
  @FunctionalInterface
  interface Condition {
    boolean allows(int x, int y);
  }

  /** The moves, column by column, whose cells lie inside and meet a condition. */
  static List<Move> among(World world, MonsterEntity monster, Condition condition) {
    List<Move> moves = new ArrayList<>(Move.ALL.size());
    int x = monster.x();
    int y = monster.y();
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        if (inside(world, x + dx, y + dy) && condition.allows(x + dx, y + dy)) {
          moves.add(Move.of(dx, dy));
        }
      }
    }
    return moves;
  }

  static boolean inside(World world, int x, int y) {
    return x >= 0 && y >= 0 && x < world.width() && y < world.height();
  }
}
