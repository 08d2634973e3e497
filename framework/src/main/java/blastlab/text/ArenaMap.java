package blastlab.text;

import blastlab.world.Cell;
import blastlab.world.Item;
import blastlab.world.Terrain;
import java.util.ArrayList;
import java.util.List;

/**
 * A map of the arena.
 *
 * @param header the settings that stand above the board, with their places
 * @param rows the cells, row by row, all rows of one length
 * @param seats where the players start, in number order
 * @param open the rewards that lie open
 * @param hidden the rewards under rocks
 */
public record ArenaMap(
    List<HeaderSetting> header,
    List<List<Terrain>> rows,
    List<Cell> seats,
    List<Item> open,
    List<Item> hidden) {
  static final String SEATS = "123456789abcdefghijklmnopqrstuvwxyz";
  static final int MOST_REWARDS = 26; // a letter each
  static final char WALL = '#';
  static final char ROCK = '%';
  static final char FLOOR = '.';

  /** A setting above the board; {@code line} and {@code column} of its value count from 1. */
  public record HeaderSetting(String name, int value, int line, int column) {}

  /** The number of columns. */
  public int width() {
    return rows.get(0).size();
  }

  /** The number of rows. */
  public int height() {
    return rows.size();
  }

  /** Reads a map. */
  public static ArenaMap read(MapText map) {
    return new ArenaMapReader(map).read();
  }

  /** The map as text: settings, a letter for each kind of reward, then the board. */
  public String write() {
    List<String> legend = new ArrayList<>();
    open.forEach(item -> addOnce(legend, ArenaReward.describe(item, false)));
    hidden.forEach(item -> addOnce(legend, ArenaReward.describe(item, true)));
    if (legend.size() > MOST_REWARDS) {
      throw new IllegalArgumentException(
          legend.size() + " kinds of rewards, expected at most " + MOST_REWARDS);
    }
    StringBuilder text = new StringBuilder();
    header.forEach(s -> text.append(s.name()).append(' ').append(s.value()).append('\n'));
    for (int i = 0; i < legend.size(); i++) {
      text.append((char) ('A' + i)).append(' ').append(legend.get(i)).append('\n');
    }
    text.append(text.isEmpty() ? "" : "\n");
    for (int y = 0; y < height(); y++) {
      for (int x = 0; x < width(); x++) {
        text.append(symbol(x, y, legend));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static void addOnce(List<String> legend, String reward) {
    if (!legend.contains(reward)) {
      legend.add(reward);
    }
  }

  private char symbol(int x, int y, List<String> legend) {
    int seat = seats.indexOf(new Cell(x, y));
    if (seat >= 0) {
      return SEATS.charAt(seat);
    }
    for (Item item : open) {
      if (item.x() == x && item.y() == y) {
        return (char) ('A' + legend.indexOf(ArenaReward.describe(item, false)));
      }
    }
    for (Item item : hidden) {
      if (item.x() == x && item.y() == y) {
        return (char) ('A' + legend.indexOf(ArenaReward.describe(item, true)));
      }
    }
    return switch (rows.get(y).get(x)) {
      case STONE -> WALL;
      case BRICK -> ROCK;
      default -> FLOOR;
    };
  }
}
