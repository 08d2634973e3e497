package blastlab.text;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.text.ArenaMap.HeaderSetting;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Random maps come back as they were, once written and read again. */
class MapRoundTripTest {
  private static final List<String> HEADER =
      List.of("turns 50", "fuse 4", "points_death -9", "range 0");
  private static final String LEGEND =
      """
      C coin 5
      X rock coin 7
      B more_bombs
      Y rock more_bombs
      S stronger_bombs
      Z rock stronger_bombs
      """;

  @Property(tries = 200)
  void arenas(@ForAll long seed) {
    Random random = new Random(seed);
    int seats = 1 + random.nextInt(35);
    String header = String.join("\n", HEADER.subList(0, random.nextInt(HEADER.size() + 1)));
    String board = board(random, "......##%%%%CXBYSZ", ArenaMap.SEATS.substring(0, seats));
    ArenaMap map = ArenaMap.read(new MapText("map", header + "\n" + LEGEND + "\n" + board));
    ArenaMap again = ArenaMap.read(new MapText("map", map.write()));

    assertThat(again.rows()).isEqualTo(map.rows());
    assertThat(again.seats()).isEqualTo(map.seats()).hasSize(seats);
    assertThat(again.open()).isEqualTo(map.open());
    assertThat(again.hidden()).isEqualTo(map.hidden());
    assertThat(settings(again)).isEqualTo(settings(map));
    assertThat(again.write()).isEqualTo(map.write());
  }

  @Property(tries = 200)
  void duels(@ForAll long seed) {
    Random random = new Random(seed);
    String seats = "123456789".substring(0, 2 + random.nextInt(8));
    String field = board(random, "     ##XX", seats);

    assertThat(DuelMap.read(new MapText("map", field)).write()).isEqualTo(field);
  }

  private static List<String> settings(ArenaMap map) {
    return map.header().stream().map(MapRoundTripTest::describe).toList();
  }

  private static String describe(HeaderSetting setting) {
    return setting.name() + " " + setting.value();
  }

  /** Up to 12 by 10 cells, which have room for all seats. */
  private static String board(Random random, String symbols, String seats) {
    int width = 6 + random.nextInt(7);
    int height = 6 + random.nextInt(5);
    StringBuilder cells = new StringBuilder();
    for (int i = 0; i < width * height; i++) {
      cells.append(symbols.charAt(random.nextInt(symbols.length())));
    }
    for (int i = 0; i < seats.length(); i++) {
      int at = random.nextInt(cells.length());
      while (seats.indexOf(cells.charAt(at)) >= 0) {
        at = random.nextInt(cells.length());
      }
      cells.setCharAt(at, seats.charAt(i));
    }
    return cells.toString().replaceAll("(.{" + width + "})", "$1\n");
  }
}
