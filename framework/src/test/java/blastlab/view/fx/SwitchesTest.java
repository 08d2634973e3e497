package blastlab.view.fx;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.replay.History;
import blastlab.view.board.Overlay;
import blastlab.view.console.Rehearsal;
import blastlab.view.fx.Switches.Layer;
import blastlab.world.Cell;
import blastlab.world.CellColor;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The map is {@code | E|} over {@code | W |}. */
class SwitchesTest {
  private final History history = new History();
  private final Switches switches = new Switches();

  private Overlay overlay(int step) {
    return switches.overlay(history, history.at(step));
  }

  @Test
  void cellsThatAgentsHaveColouredAreShownAtFirst() {
    Rehearsal.play(history, Painter::new);

    assertThat(overlay(1).marks()).singleElement().extracting("x", "y").containsExactly(2, 1);
    switches.toggle(Layer.MARKS);
    assertThat(overlay(1).marks()).isEmpty();
  }

  @Test
  void dangerIsInHowManyStepsACellBurns() {
    Rehearsal.play(history, Rehearsal.script(new int[] {0, 1, 1}, new int[] {0, 0, 0}));
    assertThat(overlay(2).heat()).isEmpty();

    switches.toggle(Layer.DANGER);

    assertThat(overlay(2).heat())
        .isEqualTo(Map.of(new Cell(0, 0), 1, new Cell(1, 0), 1, new Cell(0, 1), 1));
    assertThat(overlay(0).heat()).isEmpty();
  }

  @Test
  void whoIsClickedShowsWhereItCanGo() {
    Rehearsal.play(history, Rehearsal.toTheExit());

    switches.select(history.at(0).world(), Optional.of(new Cell(0, 0)));
    assertThat(overlay(0).highlighted())
        .isEqualTo(
            Set.of(new Cell(0, 0), new Cell(1, 0), new Cell(2, 0), new Cell(0, 1), new Cell(2, 1)));

    switches.select(history.at(0).world(), Optional.of(new Cell(2, 1)));
    assertThat(overlay(0).highlighted()).isEmpty();
  }

  @Test
  void oneAfterTheOtherCanBeSelectedByKey() {
    Rehearsal.play(history, Rehearsal.toTheExit());

    switches.selectNext(history.at(0).world());
    assertThat(switches.selected(history.at(0).world()).orElseThrow().name()).isEqualTo("me");
    switches.selectNext(history.at(0).world());
    assertThat(switches.selected(history.at(0).world())).isEmpty();
  }

  private static final class Painter extends CharacterEntity {
    @Override
    public void act(SensedWorld world) {
      setCellColor(2, 1, CellColor.RED.on(CellColor.GREEN));
    }
  }
}
