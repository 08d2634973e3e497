package blastlab.agents;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.match.Outcome;
import blastlab.scenario.ScenarioLibrary;
import blastlab.scenario.Seed;
import blastlab.search.Budget;
import blastlab.testing.GameTest;
import blastlab.testing.PlayedGame;
import blastlab.world.CharacterEntity;
import blastlab.world.RealWorld;
import blastlab.world.SensedWorld;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What all agents that search within a budget have in common. */
class SearchingAgentsTest {
  private enum Kind {
    EXPECTIMAX,
    MCTS,
    RHEA;

    CharacterEntity with(Budget budget) {
      return switch (this) {
        case EXPECTIMAX -> new ExpectimaxCharacter(budget);
        case MCTS -> new MctsCharacter(budget);
        case RHEA -> new RheaCharacter(budget);
      };
    }

    CharacterEntity with(int nextCalls) {
      return with(Budget.ofNextCalls(nextCalls));
    }
  }

  // ---- budget and chance ----

  @ParameterizedTest
  @EnumSource
  void neverTakesMoreThanItsBudget(Kind kind) {
    for (int budget : new int[] {1, 2, 25, 400}) {
      RealWorld world = new ScenarioLibrary().find("scenario1/variant5").start(Seed.of(1)).world();
      CharacterEntity agent = kind.with(budget);
      Random random = new Random(1);
      for (int i = 0; i < 30 && !world.characters().isEmpty(); i++) {
        SensedWorld sensed = world.show(agent, 0, random);
        long before = sensed.nextCalls();
        agent.act(sensed);
        assertThat(sensed.nextCalls() - before).isBetween(1L, (long) budget);
        world.accept(agent);
        world.step();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void playsTheSameGameWithTheSameSeed(Kind kind) {
    PlayedGame first = play("scenario1/variant5", 7, kind.with(300));
    PlayedGame second = play("scenario1/variant5", 7, kind.with(300));

    assertThat(second.world()).hasToString(first.world().toString());
    assertThat(second.events()).hasSameSizeAs(first.events());
    assertThat(second.world().time()).isEqualTo(first.world().time());
    assertThat(second.world().scores()).isEqualTo(first.world().scores());
  }

  @ParameterizedTest
  @EnumSource
  void thinksInMillisecondsToo(Kind kind) {
    GameTest.onMap(
            """
            +----+
            |C  E|
            +----+
            """)
        .play(kind.with(Budget.ofMillis(20)))
        .escapes();
  }

  // ---- positions ----

  @ParameterizedTest
  @EnumSource
  void goesStraightToTheExit(Kind kind) {
    GameTest.onMap(
            """
            +------+
            |C     |
            |      |
            |     E|
            +------+
            """)
        .play(kind.with(2000))
        .escapes()
        .takesAtMost(8);
  }

  @ParameterizedTest
  @EnumSource
  void opensAWallAndGetsAwayFromItsBomb(Kind kind) {
    GameTest.onMap(
            """
            +----+
            |  C |
            |    |
            |WWWW|
            |   E|
            +----+
            """)
        .play(kind.with(1000))
        .placesBomb()
        .escapes();
  }

  @ParameterizedTest
  @EnumSource
  void placesNoBombWhereItCouldNotGetAway(Kind kind) {
    GameTest.onMap(
            """
            +---+
            |CWE|
            +---+
            """)
        .steps(60)
        .play(kind.with(500))
        .placesNoBomb()
        .survives(60);
  }

  @ParameterizedTest
  @EnumSource
  void keepsAwayFromTheAggressiveMonster(Kind kind) {
    for (int seed = 1; seed <= 5; seed++) {
      GameTest.onMap(
              """
              +--------+
              |        |
              | A      |
              |        |
              |    C   |
              |        |
              |        |
              |       E|
              +--------+
              """)
          .seed(seed)
          .play(kind.with(5000))
          .escapes();
    }
  }

  @ParameterizedTest
  @EnumSource
  void runsFromAMonsterThatIsUponIt(Kind kind) {
    for (int seed = 1; seed <= 5; seed++) {
      GameTest.onMap(
              """
              +----------+
              |          |
              |A C       |
              |          |
              |          |
              |         E|
              +----------+
              """)
          .seed(seed)
          .play(kind.with(5000))
          .escapes();
    }
  }

  // ---- strength ----

  @ParameterizedTest
  @EnumSource
  void mostlyWins(Kind kind) {
    int wins = 0;
    for (int scenario = 1; scenario <= 2; scenario++) {
      for (int variant = 1; variant <= 5; variant++) {
        String name = "scenario" + scenario + "/variant" + variant;
        PlayedGame game = play(name, 10 * scenario + variant, kind.with(1000));
        Outcome outcome = game.result().seats().get(0).outcome().orElseThrow();
        wins += outcome == Outcome.ESCAPED ? 1 : 0;
      }
    }
    assertThat(wins).isGreaterThanOrEqualTo(8);
  }

  private static PlayedGame play(String scenario, int seed, CharacterEntity agent) {
    return GameTest.onScenario(scenario).seed(seed).play(agent);
  }
}
