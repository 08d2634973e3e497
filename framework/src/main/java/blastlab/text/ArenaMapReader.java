package blastlab.text;

import blastlab.text.ArenaMap.HeaderSetting;
import blastlab.world.Cell;
import blastlab.world.Item;
import blastlab.world.Terrain;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads an arena's map: lines with a space in them are the header, the others the board. */
final class ArenaMapReader {
  private final MapLines lines;
  private final List<HeaderSetting> header = new ArrayList<>();
  private final Map<Character, ArenaReward> legend = new HashMap<>();
  private final List<List<Terrain>> rows = new ArrayList<>();
  private final Map<Integer, Seat> seats = new TreeMap<>();
  private final List<Item> open = new ArrayList<>();
  private final List<Item> hidden = new ArrayList<>();

  /** Where a seat is, on the board and in the text. */
  private record Seat(Cell cell, int line) {}

  ArenaMapReader(MapText map) {
    lines = new MapLines(map);
  }

  ArenaMap read() {
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.contains(" ")) {
        headerLine(i, line);
      } else if (!line.isEmpty()) {
        row(i, line);
      }
    }
    if (rows.isEmpty()) {
      throw lines.error(lines.size(), 0, "the end of the map", "a board of rows such as '1..%..2'");
    }
    return new ArenaMap(
        List.copyOf(header),
        List.copyOf(rows),
        seatsInOrder(),
        List.copyOf(open),
        List.copyOf(hidden));
  }

  private void headerLine(int i, String line) {
    if (!rows.isEmpty()) {
      throw lines.error(i, line.indexOf(' '), "' '", "the header above the board, no spaces in it");
    }
    if (line.matches("[A-Z] .*")) {
      reward(i, line);
    } else {
      setting(i, line);
    }
  }

  private void reward(int i, String line) {
    ArenaReward reward =
        ArenaReward.parse(line.substring(2))
            .orElseThrow(
                () -> lines.error(i, 2, Quoted.of(line.substring(2)), ArenaReward.EXPECTED));
    if (legend.putIfAbsent(line.charAt(0), reward) != null) {
      throw lines.error(i, 0, "a second '" + line.charAt(0) + "'", "every letter once");
    }
  }

  private void setting(int i, String line) {
    int space = line.indexOf(' ');
    String name = line.substring(0, space);
    String number = line.substring(space + 1);
    if (!name.matches("[a-z_]+")) {
      throw lines.error(
          i, 0, Quoted.of(line), "a setting such as 'turns 200' or a reward such as 'A coin 5'");
    }
    if (!number.matches("-?\\d{1,9}")) {
      String found = number.isEmpty() ? lines.found(i, space + 1) : Quoted.of(number);
      throw lines.error(i, space + 1, found, "a whole number of at most nine digits");
    }
    if (header.stream().anyMatch(setting -> setting.name().equals(name))) {
      throw lines.error(i, 0, "a second " + Quoted.of(name), "every setting once");
    }
    header.add(new HeaderSetting(name, Integer.parseInt(number), i + 1, space + 2));
  }

  private void row(int i, String line) {
    int width = rows.isEmpty() ? line.length() : rows.get(0).size();
    List<Terrain> row = new ArrayList<>();
    for (int x = 0; x < Math.min(width, line.length()); x++) {
      row.add(cell(i, x, line.charAt(x)));
    }
    if (line.length() != width) {
      int wrong = Math.min(width, line.length());
      throw lines.error(
          i, wrong, lines.found(i, wrong), "a row of " + width + " cells like the first");
    }
    rows.add(List.copyOf(row));
  }

  private Terrain cell(int i, int x, char symbol) {
    int seat = ArenaMap.SEATS.indexOf(symbol);
    if (seat >= 0) {
      if (seats.putIfAbsent(seat, new Seat(new Cell(x, rows.size()), i)) != null) {
        throw lines.error(i, x, "a second seat " + symbol, "every seat once");
      }
      return Terrain.FLOOR;
    }
    if (symbol >= 'A' && symbol <= 'Z') {
      return rewardCell(i, x, symbol);
    }
    return switch (symbol) {
      case ArenaMap.WALL -> Terrain.STONE;
      case ArenaMap.ROCK -> Terrain.BRICK;
      case ArenaMap.FLOOR -> Terrain.FLOOR;
      default ->
          throw lines.error(
              i,
              x,
              lines.found(i, x),
              "'#', '%', '.', a seat (1-9, a-z) or a letter of the legend");
    };
  }

  private Terrain rewardCell(int i, int x, char letter) {
    ArenaReward reward = legend.get(letter);
    if (reward == null) {
      throw lines.error(
          i, x, "'" + letter + "'", "a line such as '" + letter + " coin 5' above the board");
    }
    (reward.underRock() ? hidden : open).add(reward.at(x, rows.size()));
    return reward.underRock() ? Terrain.BRICK : Terrain.FLOOR;
  }

  private List<Cell> seatsInOrder() {
    if (seats.isEmpty()) {
      throw lines.error("no seat", "at least seat 1");
    }
    int next = 0;
    for (Map.Entry<Integer, Seat> seat : seats.entrySet()) {
      if (seat.getKey() != next) {
        throw lines.error(
            seat.getValue().line(),
            seat.getValue().cell().x(),
            "seat "
                + ArenaMap.SEATS.charAt(seat.getKey())
                + " but no "
                + ArenaMap.SEATS.charAt(next),
            "seats from 1 on, none left out");
      }
      next++;
    }
    return seats.values().stream().map(Seat::cell).toList();
  }
}
