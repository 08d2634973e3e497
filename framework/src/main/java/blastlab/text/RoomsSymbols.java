package blastlab.text;

import blastlab.world.BombEntity;
import blastlab.world.Item;
import blastlab.world.Terrain;
import java.util.List;
import java.util.Optional;

/** The alphabet of the rooms game, which its maps and its boards share. */
final class RoomsSymbols {
  static final char WALL = '☼';
  static final char DESTROYABLE_WALL = '#';
  static final char NONE = ' ';
  static final char BOMBER = '☺';
  static final char BOMBER_ON_BOMB = '☻';
  static final char DEAD_BOMBER = 'Ѡ';
  static final char OTHER = '♥';
  static final char OTHER_ON_BOMB = '♠';
  static final char OTHER_DEAD = '♣';
  static final char CHOPPER = '&';
  static final char DEAD_CHOPPER = 'x';
  static final char DESTROYED_WALL = 'H';
  static final char BOOM = '҉';

  /** All symbols of a board; maps use some of them, and have others for what is hidden. */
  static final String OF_BOARDS = "☼# ☺☻Ѡ♥♠♣&xH҉123456789+cir";

  /** What a bomb without a fuse looks like, which the alphabet has no symbol for. */
  private static final char REMOTE_BOMB = '5';

  private static final List<Item.Kind> PERKS =
      List.of(Item.Kind.RADIUS, Item.Kind.COUNT, Item.Kind.IMMUNE, Item.Kind.REMOTE);
  private static final String OPEN = "+cir";
  private static final String HIDDEN = "*CIR";

  private RoomsSymbols() {}

  /** The perk that a symbol shows lying open. */
  static Optional<Item.Kind> perk(char symbol) {
    return among(OPEN, symbol);
  }

  /** The perk that a symbol of a map puts inside a destroyable wall. */
  static Optional<Item.Kind> hiddenPerk(char symbol) {
    return among(HIDDEN, symbol);
  }

  private static Optional<Item.Kind> among(String symbols, char symbol) {
    int i = symbols.indexOf(symbol);
    return i < 0 ? Optional.empty() : Optional.of(PERKS.get(i));
  }

  static char perk(Item.Kind kind) {
    return OPEN.charAt(PERKS.indexOf(kind));
  }

  static char hiddenPerk(Item.Kind kind) {
    return HIDDEN.charAt(PERKS.indexOf(kind));
  }

  /** A bomb with so many ticks left; one that has more than nine of them shows nine. */
  static char bomb(int timer) {
    return timer == BombEntity.NO_FUSE ? REMOTE_BOMB : (char) ('0' + Math.min(timer, 9));
  }

  /** How many ticks the bomb has left that a symbol shows. */
  static Optional<Integer> timer(char symbol) {
    return symbol >= '1' && symbol <= '9' ? Optional.of(symbol - '0') : Optional.empty();
  }

  /** Whether boards use a symbol. */
  static boolean isOnBoards(char symbol) {
    return OF_BOARDS.indexOf(symbol) >= 0;
  }

  static char terrain(Terrain terrain) {
    return switch (terrain) {
      case STONE -> WALL;
      case BRICK -> DESTROYABLE_WALL;
      default -> NONE;
    };
  }
}
