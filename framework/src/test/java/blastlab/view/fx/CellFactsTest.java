package blastlab.view.fx;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.replay.History;
import blastlab.view.console.Rehearsal;
import blastlab.world.Cell;
import blastlab.world.World;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The map is {@code | E|} over {@code | W |}, a bomb waits one step and reaches two cells. */
class CellFactsTest {
  private final History history = new History();

  private List<String> facts(int step, int x, int y) {
    World world = history.at(step).world();
    return CellFacts.of(world, new Cell(x, y));
  }

  @Test
  void tellsTheGroundAndWhoStandsThere() {
    Rehearsal.play(history, Rehearsal.toTheExit());

    assertThat(facts(0, 0, 0)).containsExactly("(0,0) floor", "me: score -9, not moving");
    assertThat(facts(2, 1, 0)).containsExactly("(1,0) floor", "me: score -7, heading right");
    assertThat(facts(0, 1, 1)).containsExactly("(1,1) brick: a blast destroys it");
    assertThat(facts(0, 2, 0)).containsExactly("(2,0) exit");
  }

  @Test
  void tellsBombsFiresAndDanger() {
    Rehearsal.play(history, Rehearsal.script(new int[] {0, 1, 1}, new int[] {0, 0, 0}));

    assertThat(facts(2, 0, 0))
        .containsExactly(
            "(0,0) floor", "bomb of me: timer 1, range 2", "danger: leave within 1 step");
    assertThat(facts(2, 2, 1)).containsExactly("(2,1) floor", "danger: no bomb reaches it");
    assertThat(facts(4, 1, 0))
        .containsExactly("(1,0) floor", "explosion of me: timer 1", "danger: deadly now");
  }
}
