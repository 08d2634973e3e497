package blastlab.search;

import blastlab.world.CharacterEntity;
import blastlab.world.MovableEntity;
import java.util.List;

/** What one character or monster can do in a step, and which of it it is directed to do. */
final class Choices {
  final MovableEntity entity;
  private final List<Move> moves;
  private final boolean mayBomb;
  private final int count;
  private int choice;
  private int ownDx;
  private int ownDy;
  private boolean ownWish;

  Choices(MovableEntity entity, List<Move> moves, boolean mayBomb) {
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("no moves for " + entity + ", expected one at least");
    }
    this.entity = entity;
    this.moves = List.copyOf(moves); // no copy of the lists of legal moves, which nobody can change
    this.mayBomb = mayBomb;
    count = moves.size();
  }

  /** The same, with or without bombs. */
  Choices withBombs(boolean allowed) {
    return new Choices(entity, moves, allowed);
  }

  /** Each move, and each together with a bomb where that may be. */
  int size() {
    return mayBomb ? 2 * count : count;
  }

  /** Notes what the entity was directed to do, and takes the first choice. */
  void begin() {
    ownDx = entity.dx();
    ownDy = entity.dy();
    ownWish = mayBomb && ((CharacterEntity) entity).wantsBomb();
    take(0);
  }

  /** Takes the next choice; after the last one the first again, which is false. */
  boolean advance() {
    int next = choice + 1;
    if (next < count) { // most often, and then the wish for a bomb stays as it is
      choice = next;
      Move move = moves.get(next);
      entity.move(move.dx(), move.dy());
      return true;
    }
    take(next == size() ? 0 : next);
    return choice > 0;
  }

  void restore() {
    direct(ownDx, ownDy, ownWish);
  }

  private void take(int next) {
    choice = next;
    boolean bomb = choice >= count;
    Move move = moves.get(bomb ? choice - count : choice);
    direct(move.dx(), move.dy(), bomb);
  }

  private void direct(int dx, int dy, boolean bomb) {
    if (mayBomb) {
      CharacterEntity character = (CharacterEntity) entity;
      if (!bomb) {
        character.cancelBomb();
      } else if (!character.wantsBomb()) {
        character.move(0, 0); // for games in which a bomb comes before a move that was said later
        character.placeBomb();
      }
    }
    entity.move(dx, dy);
  }
}
