package blastlab.conformance;

import blastlab.scenario.Game;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import blastlab.world.Event;
import blastlab.world.RealWorld;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Bomberda keeps the laws of all rule sets. */
class BomberdaConformanceTest extends RuleSetConformance {
  @Override
  String rules() {
    return "bomberda";
  }

  @Override
  Game game(Random random) {
    Seed seed = Seed.of(random.nextLong());
    return new Scenario(
            "random",
            "",
            "bomberda",
            Map.of("turns", 1 + random.nextInt(30)),
            new MapText("random", level(random)),
            seed,
            List.of(),
            List.of(new CharacterSpec("me", 'C', Optional.empty())))
        .start(seed);
  }

  /** A level of up to 8 by 7 cells with a bit of everything; few of them can be solved. */
  private static String level(Random random) {
    int width = 5 + random.nextInt(4);
    int height = 4 + random.nextInt(4);
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

  /** The treasure pays the time that is left, and nothing else pays. */
  @Override
  Map<String, Integer> scores(RealWorld start, List<Past> past) {
    Past last = past.get(past.size() - 1);
    boolean found =
        last.events().stream().anyMatch(event -> event.type() == Event.Type.TREASURE_FOUND);
    return Map.of("me", found ? last.time() : 0);
  }
}
