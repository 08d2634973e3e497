package blastlab;

import blastlab.scenario.Game;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Levels of bomberda, and games on them. */
public final class Levels {
  private Levels() {}

  /** The game on a level; the player is called {@code me}. */
  public static Game start(String level) {
    return start(level, Map.of());
  }

  /** The same with some of the settings set. */
  public static Game start(String level, Map<String, Integer> settings) {
    Seed seed = Seed.of(1);
    CharacterSpec me = new CharacterSpec("me", '@', Optional.empty());
    MapText map = new MapText("level", level);
    return new Scenario("level", "", "bomberda", settings, map, seed, List.of(), List.of(me))
        .start(seed);
  }

  /** A level of up to 8 by 7 cells with a bit of everything; few of them can be solved. */
  public static String random(Random random) {
    return random(random, 5 + random.nextInt(4), 4 + random.nextInt(4));
  }

  /** A level of up to 6 by 6 cells. */
  public static String small(Random random) {
    return random(random, 5 + random.nextInt(2), 4 + random.nextInt(3));
  }

  private static String random(Random random, int width, int height) {
    StringBuilder cells = new StringBuilder();
    List<Integer> inside = new ArrayList<>();
    for (int i = 0; i < width * height; i++) {
      int x = i % width;
      int y = i / width;
      boolean isBorder = x == 0 || y == 0 || x == width - 1 || y == height - 1;
      cells.append(isBorder ? '#' : "       xx$$#X".charAt(random.nextInt(13)));
      if (!isBorder) {
        inside.add(i);
      }
    }
    Collections.shuffle(inside, random);
    String actors = List.of("@.", "@E", "@E.").get(random.nextInt(3));
    for (int i = 0; i < actors.length(); i++) {
      cells.setCharAt(inside.get(i), actors.charAt(i));
    }
    return cells.toString().replaceAll("(.{" + width + "})", "$1\n");
  }
}
