package blastlab.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes entities, items and events out of what a board has packed, when somebody asks for them. */
final class Views {
  /** In place of a cell: all of them. */
  static final int EVERYWHERE = -1;

  private Views() {}

  static List<BombEntity> bombs(Board board, int where) {
    List<BombEntity> bombs = new ArrayList<>();
    for (int i = 0; i < board.bombCount(); i++) {
      int cell = board.bombCell(i);
      if (isAsked(cell, where) && board.firstBombOn(cell) == i) {
        Cell at = at(board, cell);
        List<CharacterEntity> owners = new ArrayList<>();
        for (int j = i; j < board.bombCount(); j++) {
          if (board.bombCell(j) == cell) {
            owners.add(character(board, board.bombOwner(j)));
          }
        }
        bombs.add(
            new BombEntity(
                at.x(), at.y(), timer(board, i), board.bombRange(i), List.copyOf(owners)));
      }
    }
    return bombs;
  }

  private static int timer(Board board, int bomb) {
    int timer = board.bombTimer(bomb);
    return timer == Board.NO_FUSE ? BombEntity.NO_FUSE : timer + board.cast.laws.lastBombTimer();
  }

  static List<ExplosionEntity> explosions(Board board, int where) {
    List<ExplosionEntity> explosions = new ArrayList<>();
    for (int i = 0; i < board.fireCount(); i++) {
      int cell = board.fireCell(i);
      if (isAsked(cell, where) && board.firstFireOn(cell) == i) {
        Cell at = at(board, cell);
        List<CharacterEntity> owners = new ArrayList<>();
        for (int j = i; j < board.fireCount(); j++) {
          if (board.fireCell(j) == cell) {
            owners.add(character(board, board.fireOwner(j)));
          }
        }
        explosions.add(
            new ExplosionEntity(at.x(), at.y(), board.fireTimer(i), List.copyOf(owners)));
      }
    }
    return explosions;
  }

  static List<MonsterEntity> monsters(Board board, int where) {
    List<MonsterEntity> monsters = new ArrayList<>(board.monsterCount());
    for (int i = 0; i < board.monsterCount(); i++) {
      if (isAsked(board.actorCell(board.monster(i)), where)) {
        monsters.add(new MonsterEntity(board, board.monster(i)));
      }
    }
    return monsters;
  }

  static List<CharacterEntity> characters(Board board, int where) {
    List<CharacterEntity> characters = new ArrayList<>(board.characterCount());
    for (int i = 0; i < board.characterCount(); i++) {
      if (isAsked(board.actorCell(board.character(i)), where)) {
        characters.add(new CharacterEntity(board, board.character(i)));
      }
    }
    return characters;
  }

  static List<Item> items(Board board, int where) {
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < board.itemCount(); i++) {
      if (isAsked(board.itemCell(i), where)) {
        Cell at = at(board, board.itemCell(i));
        items.add(new Item(board.itemKind(i), at.x(), at.y(), board.itemValue(i)));
      }
    }
    return items;
  }

  /** The events of the board's last step, about entities as {@code shown} shows them. */
  static List<Event> events(Board board, Board shown) {
    if (board.eventCount() == 0) {
      return List.of();
    }
    List<Event> events = new ArrayList<>(board.eventCount());
    for (int i = 0; i < board.eventCount(); i++) {
      Cell at = at(board, board.eventCell(i));
      boolean isFind = board.eventType(i) == Event.Type.CHARACTER_FOUND_ITEM;
      int other = board.eventOther(i);
      events.add(
          new Event(
              board.eventType(i),
              character(shown, board.eventCharacter(i)),
              isFind ? Optional.empty() : other(shown, other),
              isFind ? Optional.of(Item.Kind.of(other)) : Optional.empty(),
              at.x(),
              at.y()));
    }
    return events;
  }

  private static Optional<MovableEntity> other(Board board, int id) {
    if (id == Event.NOBODY) {
      return Optional.empty();
    }
    return Optional.of(
        id < board.startedWith() ? character(board, id) : new MonsterEntity(board, board.find(id)));
  }

  static CharacterEntity character(Board board, int id) {
    return new CharacterEntity(board, board.find(id));
  }

  static Cell at(Board board, int cell) {
    return new Cell(board.column(cell), board.row(cell));
  }

  private static boolean isAsked(int cell, int where) {
    return where == EVERYWHERE || where == cell;
  }
}
