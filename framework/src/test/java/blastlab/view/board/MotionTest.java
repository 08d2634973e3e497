package blastlab.view.board;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.view.board.Motion.Moving;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MotionTest {
  private static final Spot HERE = new Spot(1, 1, 1, 1);
  private static final Spot BESIDE = new Spot(2, 1, 1, 1);
  private static final Spot AWAY = new Spot(9, 9, 1, 1);

  @Test
  void glidesFromCellToCell() {
    assertThat(moving(0, Map.of(7, HERE), Map.of(7, BESIDE)))
        .containsExactly(new Moving<>("before", HERE));
    assertThat(moving(0.5, Map.of(7, HERE), Map.of(7, BESIDE)))
        .containsExactly(new Moving<>("after", new Spot(1.5, 1, 1, 1)));
    assertThat(moving(1, Map.of(7, HERE), Map.of(7, BESIDE)))
        .containsExactly(new Moving<>("after", BESIDE));
  }

  @Test
  void fadesAwayWhereItWas() {
    assertThat(moving(0.5, Map.of(7, HERE), Map.of()))
        .containsExactly(new Moving<>("before", new Spot(1, 1, 0.75, 0.5)));
    assertThat(moving(1, Map.of(7, HERE), Map.of())).isEmpty();
  }

  @Test
  void comesOutOfNothing() {
    assertThat(moving(0, Map.of(), Map.of(7, HERE))).isEmpty();
    assertThat(moving(0.5, Map.of(), Map.of(7, HERE)))
        .containsExactly(new Moving<>("after", new Spot(1, 1, 0.75, 0.5)));
  }

  @Test
  void whoGotFurtherThanAStepGoesHereAndComesThere() {
    assertThat(moving(0.5, Map.of(7, HERE), Map.of(7, AWAY)))
        .containsExactly(
            new Moving<>("before", new Spot(1, 1, 0.75, 0.5)),
            new Moving<>("after", new Spot(9, 9, 0.75, 0.5)));
    assertThat(moving(0, Map.of(7, HERE), Map.of(7, AWAY)))
        .containsExactly(new Moving<>("before", HERE));
  }

  private static List<Moving<String>> moving(
      double fraction, Map<Integer, Spot> before, Map<Integer, Spot> after) {
    return new Motion(fraction)
        .all(things(before, "before"), before, things(after, "after"), after);
  }

  private static Map<Integer, String> things(Map<Integer, Spot> spots, String name) {
    return spots.isEmpty() ? Map.of() : Map.of(7, name);
  }
}
