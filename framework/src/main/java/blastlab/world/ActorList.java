package blastlab.world;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.Predicate;

/**
 * The characters or the monsters of a board on which nobody comes, goes or changes places any more;
 * each object is made when it is asked for.
 *
 * <p>A search goes through these lists in every step. Since they store nothing, the compiler can do
 * without any objects where they are used at once, as in a {@code for} loop. It can tell only where
 * no call is virtual and no object leads to another, so each list has an iterator of its own.
 */
abstract class ActorList<E> extends AbstractList<E> implements RandomAccess {
  final Board board;
  final int size;
  private List<E> changed; // null until somebody changes this list, which is the asker's own

  private ActorList(Board board, int size) {
    this.board = board;
    this.size = size;
  }

  /** The i-th of those on the board. */
  abstract E actor(int i);

  /** Goes through those on the board. */
  abstract Iterator<E> actors();

  @Override
  public final int size() {
    return changed == null ? size : changed.size();
  }

  @Override
  public final E get(int i) {
    return changed == null ? actor(Objects.checkIndex(i, size)) : changed.get(i);
  }

  @Override
  public final Iterator<E> iterator() {
    return changed == null ? actors() : changed.iterator();
  }

  // ---- changes ----

  @Override
  public final E set(int i, E entity) {
    return changed().set(i, entity);
  }

  @Override
  public final void add(int i, E entity) {
    changed().add(i, entity);
  }

  @Override
  public final E remove(int i) {
    return changed().remove(i);
  }

  @Override
  public final boolean remove(Object entity) {
    return changed().remove(entity);
  }

  @Override
  public final boolean removeIf(Predicate<? super E> condition) {
    return changed().removeIf(condition);
  }

  @Override
  public final void clear() {
    changed().clear();
  }

  private List<E> changed() {
    if (changed == null) {
      changed = new ArrayList<>(this);
    }
    return changed;
  }

  // ---- the two kinds ----

  /** Goes through a list. */
  private abstract static class Cursor<E> implements Iterator<E> {
    final Board board;
    private final int size;
    private int next;

    Cursor(Board board, int size) {
      this.board = board;
      this.size = size;
    }

    @Override
    public final boolean hasNext() {
      return next < size;
    }

    final int advance() {
      if (next == size) {
        throw new NoSuchElementException();
      }
      return next++;
    }
  }

  /** The characters. */
  static final class OfCharacters extends ActorList<CharacterEntity> {
    OfCharacters(Board board) {
      super(board, board.characterCount());
    }

    @Override
    CharacterEntity actor(int i) {
      return new CharacterEntity(board, board.character(i));
    }

    @Override
    Iterator<CharacterEntity> actors() {
      return new CharacterCursor(board, size);
    }
  }

  private static final class CharacterCursor extends Cursor<CharacterEntity> {
    CharacterCursor(Board board, int size) {
      super(board, size);
    }

    @Override
    public CharacterEntity next() {
      return new CharacterEntity(board, board.character(advance()));
    }
  }

  /** The monsters. */
  static final class OfMonsters extends ActorList<MonsterEntity> {
    OfMonsters(Board board) {
      super(board, board.monsterCount());
    }

    @Override
    MonsterEntity actor(int i) {
      return new MonsterEntity(board, board.monster(i));
    }

    @Override
    Iterator<MonsterEntity> actors() {
      return new MonsterCursor(board, size);
    }
  }

  private static final class MonsterCursor extends Cursor<MonsterEntity> {
    MonsterCursor(Board board, int size) {
      super(board, size);
    }

    @Override
    public MonsterEntity next() {
      return new MonsterEntity(board, board.monster(advance()));
    }
  }
}
