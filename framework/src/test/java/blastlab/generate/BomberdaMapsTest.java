package blastlab.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.text.BomberdaMap;
import blastlab.text.InputException;
import blastlab.text.MapText;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Generated levels of bomberda. */
class BomberdaMapsTest {
  @Test
  void aLevelCanBeSolvedInAsManyTurnsAsItsTitleSaysAndNoFewerThanAskedFor() {
    for (int seed = 1; seed <= 8; seed++) {
      GeneratedMap made = Maps.make("bomberda", seed, Map.of("least_turns", 12));
      int turns = turns(made.text()).orElseThrow();

      assertThat(turns).isGreaterThanOrEqualTo(12);
      assertThat(made.title()).isEqualTo("A generated level that takes " + turns + " turns");
      assertThat(level(made.text()).write()).isEqualTo(made.text());
      assertThat(Maps.game(made).world().characters()).hasSize(1);
    }
  }

  @Test
  void thereIsAnEnemyOrNoneOrOneWithTheTreasureInside() {
    for (int seed = 1; seed <= 3; seed++) {
      assertThat(Maps.make("bomberda", seed, Map.of("enemy", 0)).text())
          .doesNotContain("E")
          .contains(".");
      assertThat(Maps.make("bomberda", seed, Map.of("enemy", 1)).text()).contains("E", ".");
      assertThat(Maps.make("bomberda", seed, Map.of("enemy", 2)).text())
          .contains("E")
          .doesNotContain(".");
    }
  }

  @Test
  void settingsAreKept() {
    String level =
        Maps.make(
                "bomberda",
                3,
                Map.of(
                    "width",
                    7,
                    "height",
                    6,
                    "boxes",
                    0,
                    "fragile",
                    0,
                    "needs_bomb",
                    0,
                    "walls",
                    20,
                    "least_turns",
                    5))
            .text();

    assertThat(level.lines()).hasSize(6).allMatch(row -> row.matches("#[#E@. ]{5}#"));
    assertThat(level.chars().filter(symbol -> symbol == '#').count()).isEqualTo(22 + 4);
  }

  @Test
  void whatCannotBeIsRefusedAndNotTriedForEver() {
    assertRefused(
        Map.of("boxes", 0),
        "no map as asked for in 60 tries; expected a larger level, a smaller least_turns, fewer"
            + " walls, or with needs_bomb more boxes");
    assertRefused(
        Map.of("walls", 50, "boxes", 40, "fragile", 11),
        "walls, boxes and fragile: 101 in sum, expected at most 100");
  }

  // ---- the search behind it ----

  @Test
  void aShortestSolutionCountsThePickUp() {
    assertThat(turns("#####\n#@ .#\n#####\n")).hasValue(3);
  }

  @Test
  void aBoxTakesABombAndTimeToFlee() {
    assertThat(turns("######\n#@ $.#\n#  ###\n#  ###\n######\n")).hasValue(10);
    assertThat(turns("######\n#@ $.#\n#  ###\n######\n")).isEmpty();
  }

  @Test
  void aTreasureInAnEnemyTakesABomb() {
    assertThat(turns("#######\n#@   E#\n#     #\n#######\n")).isPresent();
  }

  @Test
  void whatIsWalledOffCannotBeSolved() {
    assertThat(turns("#####\n#@#.#\n#####\n")).isEmpty();
    assertThat(turns("#####\n#@$.#\n#####\n")).isEmpty();
  }

  private static OptionalInt turns(String level) {
    return new BomberdaSolvable(level(level)).turns();
  }

  private static BomberdaMap level(String text) {
    return BomberdaMap.read(new MapText("level", text));
  }

  private static void assertRefused(Map<String, Integer> settings, String message) {
    assertThatThrownBy(() -> Maps.make("bomberda", 1, settings))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }
}
