package blastlab.generate;

import blastlab.scenario.Seed;
import blastlab.scenario.Settings;
import blastlab.text.InputException;
import java.util.Map;
import java.util.Random;

/**
 * Makes random maps of one game.
 *
 * @param <R> the record of what can be set
 */
public interface MapGenerator<R extends Record> {
  /** The name of the game's rule set. */
  String rules();

  /** What can be set. */
  Settings<R> settings();

  /** What it makes, in a few words. */
  String summary();

  /** What holds for all its maps, in sentences for the help. */
  String promise();

  /** Makes a map; one that can't be made as set is an {@link InputException}. */
  GeneratedMap draw(R wanted, Random random);

  /** Makes the map that settings, given by name, and a seed stand for. */
  default GeneratedMap generate(Map<String, Integer> given, Seed seed) {
    given.forEach(
        (name, value) -> {
          String mistake = settings().mistake(name, value);
          if (!mistake.isEmpty()) {
            throw new InputException(name + ": " + mistake);
          }
        });
    return draw(settings().read(given), seed.stream("map"));
  }
}
