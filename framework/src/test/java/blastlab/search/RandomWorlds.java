package blastlab.search;

import blastlab.Stage;
import blastlab.world.SensedWorld;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Small worlds with walls, bombs and explosions anywhere, and a character in the top left cell. */
final class RandomWorlds {
  private RandomWorlds() {}

  /** With the character {@code a}. */
  static Arbitrary<Stage> stages() {
    Arbitrary<Integer> width = Arbitraries.integers().between(2, 7);
    Arbitrary<Integer> height = Arbitraries.integers().between(1, 5);
    Arbitrary<Integer> duration = Arbitraries.integers().between(1, 3);
    Arbitrary<Integer> range = Arbitraries.integers().between(1, 4);
    Arbitrary<Integer> steps = Arbitraries.integers().between(0, 2);
    Arbitrary<String> symbols =
        Arbitraries.frequencyOf(
                Tuple.of(8, Arbitraries.just(' ')),
                Tuple.of(4, Arbitraries.just('W')),
                Tuple.of(3, Arbitraries.chars().range('0', '9')),
                Tuple.of(1, Arbitraries.of('*', '%')),
                Tuple.of(1, Arbitraries.just('E')))
            .list()
            .ofSize(35)
            .map(list -> list.stream().map(String::valueOf).reduce("", String::concat));
    return Combinators.combine(width, height, duration, range, symbols, steps)
        .as((w, h, d, r, s, n) -> Stage.of(drawing(w, h, d, r, s)).steps(n));
  }

  /** With nobody in them. */
  static Arbitrary<SensedWorld> deserted() {
    return stages().map(stage -> SensedWorld.fromWorld(withoutAll(stage).world()));
  }

  private static Stage withoutAll(Stage stage) {
    return stage.world().characters().isEmpty() ? stage : stage.without("a");
  }

  private static String drawing(int width, int height, int duration, int range, String symbols) {
    StringBuilder text = new StringBuilder("expl_duration " + duration + "\nexpl_range " + range);
    int exit = symbols.indexOf('E');
    for (int y = 0; y < height; y++) {
      text.append("\n|");
      for (int x = 0; x < width; x++) {
        int i = y * width + x;
        boolean secondExit = symbols.charAt(i) == 'E' && i != exit;
        text.append(i == 0 ? 'a' : secondExit ? ' ' : symbols.charAt(i));
      }
      text.append('|');
    }
    return text.toString();
  }
}
