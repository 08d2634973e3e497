package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.evaluate.Seeds;
import org.junit.jupiter.api.Test;

/** Which games a training has, and which are left when it is stopped. */
class TrainingPlanTest {
  @Test
  void gamesCountTheirSeedsFrom1001() {
    TrainingPlan plan = TrainingPlan.ofGames(7, 0, 3);

    assertThat(Seeds.format(plan.seeds())).isEqualTo("1001..1003");
    assertThat(plan.first()).isZero();
    assertThat(plan.rest(2)).isEqualTo("--games 5");
  }

  @Test
  void gamesGoOnWhereThoseBeforeEnded() {
    TrainingPlan plan = TrainingPlan.ofGames(4, 7, 3);

    assertThat(Seeds.format(plan.seeds()))
        .as("7 games were seeds 1001, 1002 and one of 1003")
        .isEqualTo("1003..1004");
    assertThat(plan.first()).isEqualTo(1);
  }

  @Test
  void manyGamesBeforeCostNothing() {
    TrainingPlan plan = TrainingPlan.ofGames(1, Integer.MAX_VALUE, 1);

    assertThat(Seeds.format(plan.seeds())).isEqualTo("2147484648");
  }

  @Test
  void seedsHaveAGameInEveryScenario() {
    TrainingPlan plan = TrainingPlan.ofSeeds("3..5,9", 2);

    assertThat(plan.games()).isEqualTo(8);
    assertThat(plan.rest(0)).isEqualTo("--seeds 3..5,9");
    assertThat(plan.rest(3)).as("the second seed was begun").isEqualTo("--seeds 4..5,9");
  }
}
