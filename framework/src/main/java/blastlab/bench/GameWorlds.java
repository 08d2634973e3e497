package blastlab.bench;

import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** A scenario of each of the other games, made only for measuring. */
final class GameWorlds {
  private static final String LEVEL =
      """
      ###############
      #      $      #
      #  x   #   x  #
      #   $     $   #
      #  @   #      #
      #   $     $   #
      #  x   #   x  #
      #      $   E  #
      ###############
      """;

  private static final String ARENA =
      """
      A rock coin 5
      B rock more_bombs
      C rock stronger_bombs
      D coin 10

      1..%.A.%..2
      .#%#.#.#%#.
      ..%..D..%..
      %#.#B#C#.#%
      ..%..D..%..
      .#%#.#.#%#.
      3..%.A.%..4
      """;

  private static final String FIELD =
      """
      #############
      #1    X    2#
      # # #X#X# # #
      #   X   X   #
      # #X# # #X# #
      #   X   X   #
      # # #X#X# # #
      #3    X    4#
      #############
      """;

  private GameWorlds() {}

  /** One player, an enemy with the treasure inside, boxes and fragile floor. */
  static Scenario bomberda() {
    return scenario("bomberda", Optional.of(LEVEL), 1);
  }

  /** Four players on 11 x 7 cells. */
  static Scenario arena() {
    return scenario("arena", Optional.of(ARENA), 4);
  }

  /** Four players on 13 x 9 cells. */
  static Scenario duel() {
    return scenario("duel", Optional.of(FIELD), 4);
  }

  /** Five bombers on a random board of 23 x 23 cells. */
  static Scenario rooms() {
    return scenario("rooms", Optional.empty(), 5);
  }

  private static Scenario scenario(String rules, Optional<String> map, int players) {
    return new Scenario(
        rules,
        "A game of " + rules,
        rules,
        Map.of(),
        map.map(text -> new MapText(rules, text)),
        Seed.of(1),
        List.of(),
        IntStream.rangeClosed(1, players)
            .mapToObj(i -> new CharacterSpec("p" + i, (char) ('0' + i), Optional.empty()))
            .toList());
  }
}
