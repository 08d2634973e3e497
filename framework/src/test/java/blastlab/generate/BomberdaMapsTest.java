package blastlab.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.solve.Solver;
import blastlab.solve.Turn;
import blastlab.text.BomberdaMap;
import blastlab.text.InputException;
import blastlab.text.MapText;
import blastlab.world.BombWish;
import blastlab.world.Ending;
import blastlab.world.RealWorld;
import blastlab.world.SensedWorld;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Generated levels of bomberda. */
class BomberdaMapsTest {
  @Test
  void aLevelCanBeSolvedInAsManyTurnsAsItsTitleSaysAndNoFewerThanAskedFor() {
    for (int seed = 1; seed <= 8; seed++) {
      GeneratedMap made = Maps.make("bomberda", seed, Map.of("least_turns", 12));
      RealWorld world = Maps.game(made).world();
      List<Turn> turns = Solver.solve(SensedWorld.fromWorld(world)).turns();

      assertThat(turns).hasSizeGreaterThanOrEqualTo(12);
      assertThat(made.title()).isEqualTo("A generated level that takes " + turns.size() + " turns");
      for (Turn turn : turns) {
        assertThat(world.ending()).isEmpty();
        BombWish wish = turn.bomb() ? BombWish.BEFORE_MOVE : BombWish.NONE;
        world.decide(0, turn.dx(), turn.dy(), wish);
        world.step();
      }
      assertThat(world.ending()).contains(Ending.WON);
    }
  }

  @Test
  void aLevelIsWrittenAsItIsRead() {
    String text = Maps.make("bomberda", 1, Map.of()).text();

    assertThat(BomberdaMap.read(new MapText("level", text)).write()).isEqualTo(text);
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

  private static void assertRefused(Map<String, Integer> settings, String message) {
    assertThatThrownBy(() -> Maps.make("bomberda", 1, settings))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }
}
