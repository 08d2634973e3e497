package blastlab.rules.bomberda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.LevelStage;
import blastlab.Levels;
import blastlab.text.InputException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The clock, the score that it makes, and the end by time. */
class TimeTest {
  private static final String LEVEL =
      """
      #####
      #@ .#
      #####
      """;

  @Test
  void thereAreFiveHundredTurnsUnlessItIsSetOtherwise() {
    LevelStage.of(LEVEL).timeLeft(500).play("right").timeLeft(499);
    LevelStage.of(7, LEVEL).timeLeft(7).play("right").timeLeft(6);
  }

  @Test
  void theSettingIsAlsoCalledTime() {
    assertThat(Levels.start(LEVEL, Map.of("time", 9)).world().time()).isEqualTo(9);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 1_000_000_000})
  void otherNumbersOfTurnsAreRefused(int turns) {
    assertThatThrownBy(() -> Levels.start(LEVEL, Map.of("turns", turns)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("turns")
        .hasMessageContaining("1")
        .hasMessageContaining("999999999");
  }

  @Test
  void everyTurnTakesOneOffAlsoTheLast() {
    LevelStage.of(9, LEVEL).play("right", "right", "right").isWon().timeLeft(6);
    LevelStage.of(9, LEVEL).play("nothing").isLost().timeLeft(8);
  }

  @Test
  void theScoreIsTheTimeLeftAfterThePickUp() {
    LevelStage.of(9, LEVEL).play("right", "right").score(0).play("right").score(6);
  }

  @Test
  void whoLosesHasNoScore() {
    LevelStage.of(9, LEVEL).play("right", "up").isLost().score(0);
  }

  @Test
  void theGameIsOverWhenTimeIs() {
    LevelStage.of(2, LEVEL).play("right").goesOn().play("left").isOutOfTime().score(0);
  }

  @Test
  void standingOnTheTreasureWhenTimeIsUpIsNoWin() {
    LevelStage.of(2, LEVEL).play("right", "right").playerIsAt(3, 1).isOutOfTime().score(0);
  }

  @Test
  void pickingItUpInTheLastTurnIsAWinWithNothingLeft() {
    LevelStage.of(3, LEVEL).play("right", "right", "right").isWon().score(0);
  }

  @Test
  void losingInTheLastTurnIsLosing() {
    LevelStage.of(1, LEVEL).play("nothing").isLost();
  }
}
