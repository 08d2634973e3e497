package blastlab.rules.rooms;

import blastlab.scenario.Settings;
import blastlab.world.Cell;
import blastlab.world.Chance;
import blastlab.world.Item;
import blastlab.world.RealWorld;
import blastlab.world.Terrain;
import blastlab.world.WorldBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A room as a test draws it, without the walls around it.
 *
 * <p>{@code A}, {@code B}, {@code D}, {@code E}, {@code F} are bombers, in seat order; {@code &}
 * choppers, called {@code &1}, {@code &2} in reading order; {@code #} a wall, {@code W} a
 * destroyable one; a digit a bomb of A's with that timer; {@code +cir} perks, and {@code *CIR}
 * destroyable walls with such perks in them. Above the rows may stand settings ({@code fuse 2}) and
 * bombs ({@code bomb B 3 1 2}: owner, column, row, timer). Nothing returns and no wall leaves a
 * perk unless a setting says so. Choppers go where the test sends them, unless {@code roaming 1}.
 */
final class RoomDrawing {
  private static final String OPEN = "+cir";
  private static final String HIDDEN = "*CIR";
  private static final String BOMBERS = "ABDEF";
  private static final List<Item.Kind> PERKS =
      List.of(Item.Kind.RADIUS, Item.Kind.COUNT, Item.Kind.IMMUNE, Item.Kind.REMOTE);

  private final Map<String, Integer> numbers =
      new HashMap<>(Map.of("perk_chance", 0, "respawns", 0));
  private final List<String[]> bombs = new ArrayList<>();
  private final List<String> rows = new ArrayList<>();
  private final String kind;

  RoomDrawing(String text) {
    for (String line : text.lines().toList()) {
      String[] words = line.split(" ", -1);
      if (line.startsWith("|")) {
        rows.add("#" + line.substring(1, line.length() - 1) + "#");
      } else if (words[0].equals("bomb")) {
        bombs.add(words);
      } else {
        numbers.put(words[0], Integer.valueOf(words[1]));
      }
    }
    String border = "#".repeat(rows.get(0).length());
    if (rows.stream().anyMatch(row -> row.length() != border.length())) {
      throw new IllegalArgumentException("rows of different lengths in a drawing");
    }
    rows.add(0, border);
    rows.add(border);
    kind = numbers.remove("roaming") == null ? Rooms.SCRIPTED : Rooms.CHOPPER;
  }

  boolean hidesPerks() {
    return rows.stream().anyMatch(row -> row.chars().anyMatch(c -> HIDDEN.indexOf(c) >= 0));
  }

  RealWorld build(Chance chance) {
    RoomsSettings settings = new Settings<>(RoomsSettings.class).read(numbers);
    int walls = (int) String.join("", rows).chars().filter(c -> "W*CIR".indexOf(c) >= 0).count();
    WorldBuilder builder =
        new WorldBuilder(rows.get(0).length(), rows.size(), new Rooms(settings, walls))
            .time(settings.ticks())
            .chance(chance);
    Map<Character, Cell> bombers = new TreeMap<>();
    int choppers = 0;
    for (int y = 0; y < rows.size(); y++) {
      for (int x = 0; x < rows.get(y).length(); x++) {
        char symbol = rows.get(y).charAt(x);
        if (symbol == '&') {
          choppers++;
          builder.monster("&" + choppers, '&', kind, 0, x, y);
        } else if (BOMBERS.indexOf(symbol) >= 0) {
          bombers.put(symbol, new Cell(x, y));
        } else if (Character.isDigit(symbol)) {
          builder.bomb(x, y, Character.digit(symbol, 10), settings.blast(), 0);
        } else {
          draw(builder, symbol, x, y, settings.perkTicks());
        }
      }
    }
    bombers.forEach((name, at) -> builder.character(name.toString(), name, at.x(), at.y(), 0));
    for (String[] bomb : bombs) {
      int owner = BOMBERS.indexOf(bomb[1]);
      builder.bomb(number(bomb, 2), number(bomb, 3), number(bomb, 4), settings.blast(), owner);
    }
    return builder.build();
  }

  private static int number(String[] words, int i) {
    return Integer.parseInt(words[i]);
  }

  private static void draw(WorldBuilder builder, char symbol, int x, int y, int perkTicks) {
    if (OPEN.indexOf(symbol) >= 0) {
      builder.item(new Item(PERKS.get(OPEN.indexOf(symbol)), x, y, perkTicks));
    } else if (HIDDEN.indexOf(symbol) >= 0) {
      builder.terrain(x, y, Terrain.BRICK);
      builder.hidden(new Item(PERKS.get(HIDDEN.indexOf(symbol)), x, y, perkTicks));
    } else if (symbol == 'W') {
      builder.terrain(x, y, Terrain.BRICK);
    } else if (symbol == '#') {
      builder.terrain(x, y, Terrain.STONE);
    } else if (symbol != ' ') {
      throw new IllegalArgumentException("'" + symbol + "' in a drawing");
    }
  }
}
