package blastlab;

import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Scenarios of games whose maps seat the players, as tests write them. */
public final class SeatedScenario {
  private SeatedScenario() {}

  /**
   * A scenario called {@code game} on a map called {@code map.txt}, with players of these names in
   * the order of their seats; they are drawn with the first letter of their names.
   */
  public static Scenario of(
      String rules, Map<String, Integer> settings, String map, String... names) {
    List<CharacterSpec> players =
        Stream.of(names)
            .map(name -> new CharacterSpec(name, name.charAt(0), Optional.empty()))
            .toList();
    MapText text = new MapText("map.txt", map);
    return new Scenario("game", "", rules, settings, text, Seed.of(1), List.of(), players);
  }
}
