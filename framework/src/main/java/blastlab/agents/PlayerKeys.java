package blastlab.agents;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The keys of an interactive character, which depend on what a game lets it do in a turn. */
public enum PlayerKeys {
  /** Eight directions; a bomb goes with a move. */
  EIGHT_WAYS(
      "wasd qezc arrows go  b bomb  . stay",
      "q w e  7 8 9  or arrows,",
      "a   d  4   6  or h j k l",
      "z s c  1 2 3  . 5: stay",
      "b or space: bomb, then go"),
  /** Four directions; a bomb goes with a move. */
  FOUR_WAYS(
      "wasd arrows go  b bomb  . stay",
      "  w      8    or arrows,",
      "a s d  4 2 6  or h j k l",
      ". 5: stay",
      "b or space: bomb, then go"),
  /** Four directions; a bomb takes the place of a move. */
  MOVE_OR_BOMB(
      "wasd arrows go  b bomb  . stay",
      "  w      8    or arrows,",
      "a s d  4 2 6  or h j k l",
      ". 5: stay",
      "b or space: bomb, no move");

  /** Where to go. */
  record Direction(int dx, int dy) {
    boolean isDiagonal() {
      return dx != 0 && dy != 0;
    }
  }

  private static final Map<Character, Direction> DIRECTIONS = directions();

  private final String line;
  private final String legend;

  PlayerKeys(String line, String... legend) {
    this.line = line;
    this.legend = String.join("\n", legend);
  }

  /** The keys for a game, by the name of its rule set. */
  public static PlayerKeys of(String rules) {
    return switch (rules) {
      case "arena", "duel" -> MOVE_OR_BOMB;
      case "bomberda", "rooms" -> FOUR_WAYS;
      default -> EIGHT_WAYS;
    };
  }

  /** The keys in a few words. */
  public String line() {
    return line;
  }

  /** The keys, explained. */
  public List<String> legend() {
    return legend.lines().toList();
  }

  /** Where a key, which is no capital, leads to; empty if nowhere. */
  Optional<Direction> direction(char key) {
    return Optional.ofNullable(DIRECTIONS.get(key))
        .filter(direction -> this == EIGHT_WAYS || !direction.isDiagonal());
  }

  /** Whether a key, which is no capital, stands for a bomb. */
  boolean isBomb(char key) {
    return key == 'b' || key == ' ';
  }

  /** The keys of one direction stand in one string: letters around s, number pad, vi's, arrow. */
  private static Map<Character, Direction> directions() {
    Map<Character, Direction> directions = new HashMap<>();
    put(directions, "q7", -1, -1);
    put(directions, "w8k" + KeySource.UP, 0, -1);
    put(directions, "e9", 1, -1);
    put(directions, "a4h" + KeySource.LEFT, -1, 0);
    put(directions, ".5", 0, 0);
    put(directions, "d6l" + KeySource.RIGHT, 1, 0);
    put(directions, "z1", -1, 1);
    put(directions, "sx2j" + KeySource.DOWN, 0, 1);
    put(directions, "c3", 1, 1);
    return Map.copyOf(directions);
  }

  private static void put(Map<Character, Direction> directions, String keys, int dx, int dy) {
    for (int i = 0; i < keys.length(); i++) {
      directions.put(keys.charAt(i), new Direction(dx, dy));
    }
  }
}
