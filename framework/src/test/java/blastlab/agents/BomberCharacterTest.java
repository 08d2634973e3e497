package blastlab.agents;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.agents.Contest.Tally;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How the bomber fares against the simplest agents in each of its games, from both seats. */
class BomberCharacterTest {
  private static final int SEEDS = 5;

  private static final Contest ARENA =
      new Contest(
          "arena",
          """
          A coin 5
          B rock coin 10
          C rock stronger_bombs

          1.%.%A.
          .#%#%#.
          %%B.C%%
          ..%#%..
          %%C.B%%
          .#%#%#.
          .A%.%.2
          """,
          Map.of());

  private static final Contest DUEL =
      new Contest(
          "duel",
          """
          #########
          #1 X X  #
          # #X# # #
          #X X X X#
          # # X # #
          #X X X X#
          # # #X# #
          #  X X 2#
          #########
          """,
          Map.of());

  private static final Contest ROOMS =
      new Contest(
          "rooms",
          """
          ☼☼☼☼☼☼☼☼☼☼☼
          ☼☺  #     ☼
          ☼ ☼ ☼ ☼#☼ ☼
          ☼  #   #  ☼
          ☼ ☼ ☼#☼ ☼ ☼
          ☼#   &   #☼
          ☼ ☼ ☼#☼ ☼ ☼
          ☼  #   #  ☼
          ☼ ☼#☼ ☼ ☼ ☼
          ☼     #  ♥☼
          ☼☼☼☼☼☼☼☼☼☼☼
          """,
          Map.of());

  /** Walls that return can shut in whoever has placed a bomb; not even the careful foresee that. */
  private static final Contest ROOMS_FOR_GOOD =
      new Contest("rooms", ROOMS.map(), Map.of("respawns", 0));

  static List<Contest> contests() {
    return List.of(ARENA, DUEL, ROOMS);
  }

  static List<Contest> contestsWithoutSurprises() {
    return List.of(ARENA, DUEL, ROOMS_FOR_GOOD);
  }

  @ParameterizedTest
  @MethodSource("contests")
  void beatsRandomByFar(Contest contest) {
    Tally tally = contest.duels(SEEDS, BomberCharacter::new, RandomCharacter::new);

    assertThat(tally.wins()).as(tally.toString()).isGreaterThanOrEqualTo(tally.games() * 8 / 10);
  }

  @ParameterizedTest
  @MethodSource("contestsWithoutSurprises")
  void beatsIdleAndNeverBlowsItselfUp(Contest contest) {
    Tally tally = contest.duels(SEEDS, BomberCharacter::new, IdleCharacter::new);

    assertThat(tally.wins()).as(tally.toString()).isGreaterThanOrEqualTo(tally.games() * 8 / 10);
    assertThat(tally.suicides()).isZero();
  }

  @ParameterizedTest
  @MethodSource("contests")
  void playsTheSameGameWithTheSameSeed(Contest contest) {
    Contest.Played first = contest.play(7, List.of(BomberCharacter::new, BomberCharacter::new));
    Contest.Played second = contest.play(7, List.of(BomberCharacter::new, BomberCharacter::new));

    assertThat(second.events()).hasToString(first.events().toString()).isNotEmpty();
    assertThat(second.result().steps()).isEqualTo(first.result().steps());
  }
}
