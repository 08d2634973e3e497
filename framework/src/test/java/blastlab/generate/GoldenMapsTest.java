package blastlab.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** A seed and its settings make these maps, today as ever: who changes them tells the users. */
class GoldenMapsTest {
  @Test
  void course() {
    assertThat(Maps.make("course", 1, Map.of("width", 6, "height", 9)).text())
        .isEqualTo(
            """
            max_time 5000
            bomb_time 10
            expl_duration 2
            expl_range 4
            +------+
            |      |
            |      |
            |  W W |
            |      |
            |WWWWWW|
            |WWW   |
            | W   W|
            |W W WW|
            |E   W |
            +------+
            """);
  }

  @Test
  void bomberda() {
    assertThat(Maps.make("bomberda", 1, Map.of("width", 8, "height", 7)).text())
        .isEqualTo(
            """
            ########
            #x#  # #
            #x # # #
            #   x#$#
            #@ $ $E#
            # x#$. #
            ########
            """);
  }

  @Test
  void arena() {
    assertThat(Maps.make("arena", 1, Map.of("width", 9, "height", 7, "players", 2)).text())
        .isEqualTo(
            """
            A stronger_bombs
            B rock coin 5
            C rock stronger_bombs

            ...BC..%.
            %.%%...1B
            %%A.%##B.
            ..#.#.#..
            .B##%.A%%
            B2...%%.%
            .%..CB...
            """);
  }

  @Test
  void duel() {
    assertThat(Maps.make("duel", 1, Map.of("width", 9, "height", 9, "players", 4)).text())
        .isEqualTo(
            """
            #########
            #  # #  #
            #1     2#
            # XXXXX #
            #X  #  X#
            # XXXXX #
            #3     4#
            #  # #  #
            #########
            """);
  }

  @Test
  void rooms() {
    Map<String, Integer> settings =
        Map.of("size", 11, "players", 2, "choppers", 2, "open", 5, "hidden", 50);

    assertThat(Maps.make("rooms", 1, settings).text())
        .isEqualTo(
            """
            ☼☼☼☼☼☼☼☼☼☼☼
            ☼   # *☺  ☼
            ☼ ☼ ☼ ☼ ☼ ☼
            ☼R     c  ☼
            ☼&☼ ☼ ☼#☼ ☼
            ☼         ☼
            ☼ ☼#☼ ☼ ☼&☼
            ☼  c     R☼
            ☼ ☼ ☼ ☼ ☼ ☼
            ☼  ♥* #   ☼
            ☼☼☼☼☼☼☼☼☼☼☼
            """);
  }
}
