package blastlab.grader.rubric;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.grader.verdict.Verdict;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GoalTest {
  @ParameterizedTest
  @CsvSource({
    // goal, verdict, won, score, reached
    "escape,       ESCAPED,          true,  0,   true",
    "escape,       OUT_OF_TIME,      false, 0,   false",
    "escape,       SURVIVED,         true,  0,   false",
    "survive,      SURVIVED,         true,  0,   true",
    "survive,      OUT_OF_TIME,      false, 0,   true",
    "survive,      DREW,             false, 0,   true",
    "survive,      KILLED_BY_BOMB,   false, 0,   false",
    "win,          WON,              true,  0,   true",
    "win,          KILLED_BY_BOMB,   true,  0,   true",
    "win,          DREW,             false, 0,   false",
    "score >= 100, KILLED_BY_MONSTER,false, 100, true",
    "score >= 100, ESCAPED,          true,  99,  false",
    "score>=-5,    OUT_OF_TIME,      false, -5,  true",
  })
  void tellsWhatReachesIt(String goal, Verdict verdict, boolean won, int score, boolean reached) {
    assertThat(Goal.parse(goal).orElseThrow().isReached(verdict, won, score)).isEqualTo(reached);
  }

  @ParameterizedTest
  @ValueSource(strings = {"escape", "survive", "win", "score >= -1000"})
  void codeThatFailsReachesNothing(String text) {
    Goal goal = Goal.parse(text).orElseThrow();

    assertThat(Arrays.stream(Verdict.values()).filter(Verdict::isFailure))
        .hasSizeGreaterThan(5)
        .noneMatch(verdict -> goal.isReached(verdict, true, 1000));
  }

  @Test
  void textIsReadAgainAsTheSameGoal() {
    for (String text : new String[] {"escape", "survive", "win", "score >= 12"}) {
      Goal goal = Goal.parse(text).orElseThrow();
      assertThat(goal.text()).isEqualTo(text);
    }
  }
}
