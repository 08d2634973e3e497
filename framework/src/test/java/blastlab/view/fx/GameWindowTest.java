package blastlab.view.fx;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.replay.History;
import blastlab.view.board.BoardLayout;
import blastlab.view.board.Owners;
import blastlab.view.board.Theme;
import blastlab.view.board.Tint;
import blastlab.view.console.Rehearsal;
import blastlab.world.World;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Isolated;

/** A game that is over, in a window: {@code | E|} over {@code | W |}, three steps to the exit. */
@Isolated("there is one screen")
@Timeout(60)
class GameWindowTest {
  private final History history = new History();
  private Showing showing;

  @BeforeEach
  void open() {
    Rehearsal.play(history, Rehearsal.toTheExit());
    showing = Showing.of(history);
  }

  @AfterEach
  void close() {
    showing.close();
  }

  private void awaitStep(int step) {
    showing.await(() -> showing.text("#clock").startsWith("step " + step + " of 3,"));
  }

  // ---- controls ----

  @Test
  void keysGoStepByStepBothWaysAndToBothEnds() {
    awaitStep(0);
    showing.push(KeyCode.RIGHT);
    awaitStep(1);
    showing.push(KeyCode.RIGHT);
    awaitStep(2);
    showing.push(KeyCode.LEFT);
    awaitStep(1);
    showing.push(KeyCode.END);
    awaitStep(3);
    showing.push(KeyCode.HOME);
    awaitStep(0);
  }

  @Test
  void buttonsDoTheSame() {
    showing.clickOn("#forward");
    awaitStep(1);
    showing.clickOn("#end");
    awaitStep(3);
    showing.clickOn("#back");
    awaitStep(2);
    showing.clickOn("#start");
    awaitStep(0);
  }

  @Test
  void playsToTheEndAndTellsTheVerdict() {
    showing.push(KeyCode.SPACE);

    awaitStep(3);
    showing.await(() -> showing.text("#status").startsWith("After 3 steps everybody has escaped"));
    assertThat(showing.get(showing.playback::isPlaying)).isFalse();
    assertThat(showing.get(() -> showing.window.lookupAll(".outcome")))
        .extracting(node -> ((Label) node).getText())
        .containsExactly("escaped");
  }

  @Test
  void plusAndMinusChangeTheSpeed() {
    showing.push(KeyCode.PLUS);
    showing.await(() -> showing.playback.speed().equals(new Speed(10)));
    showing.push(KeyCode.MINUS);
    showing.push(KeyCode.MINUS);
    showing.await(() -> showing.playback.speed().equals(new Speed(5)));
  }

  @Test
  void aClickOnAnEventJumpsThere() {
    showing.await(
        () -> showing.node("#events") instanceof ListView<?> list && list.getItems().size() == 1);

    showing.clickOn("   3  me found the exit at (2,0)");

    awaitStep(3);
  }

  @Test
  void aClickOnTheTimelineSeeks() {
    TimelinePane timeline = (TimelinePane) showing.node("#timeline");
    Point2D there = showing.get(() -> timeline.localToScreen(timeline.x(2), 15));

    showing.clickOn(there);

    awaitStep(2);
  }

  @Test
  void theHelpShowsAllKeysAndEscapeHidesIt() {
    showing.push(KeyCode.H);
    showing.await(() -> showing.node("#help-pane").isVisible());

    for (Command command : Command.values()) {
      if (!command.meaning().isEmpty()) {
        assertThat(showing.lookup(command.meaning()).tryQuery()).as(command.name()).isPresent();
      }
    }
    showing.push(KeyCode.ESCAPE);
    showing.await(() -> !showing.node("#help-pane").isVisible());
  }

  @Test
  void closingRemembersSizeAndTheme() {
    showing.push(KeyCode.T);
    showing.await(() -> !showing.window.isDark());
    showing.get(
        () -> {
          showing.stage.stage().setWidth(1000);
          return null;
        });

    showing.push(KeyCode.Q);

    showing.await(showing.closed::get);
    assertThat(WindowState.load(showing.preferences))
        .isEqualTo(new WindowState(20, 20, 1000, 600, false, false));
  }

  // ---- the board ----

  @Test
  void theBoardIsPaintedAsItIs() {
    WritableImage picture = showing.picture();
    BoardLayout cells = showing.get(() -> ((BoardPane) showing.node("#board")).cells());
    World world = history.at(0).world();
    Tint me = Owners.of(world, Theme.DARK).of(0);

    assertThat(count(picture, cells, 0, 0, me)).isGreaterThan(50);
    assertThat(count(picture, cells, 1, 0, me)).isZero();
    assertThat(count(picture, cells, 1, 1, Theme.DARK.brick())).isGreaterThan(50);
    assertThat(count(picture, cells, 2, 0, Theme.DARK.exit())).isGreaterThan(50);
    assertThat(count(picture, cells, 0, 1, Theme.DARK.floor())).isGreaterThan(50);
  }

  @Test
  void theBoardGrowsWithTheWindow() {
    double before = showing.get(() -> ((BoardPane) showing.node("#board")).cells().cell());

    showing.get(
        () -> {
          showing.stage.stage().setWidth(1250);
          showing.stage.stage().setHeight(750);
          return null;
        });

    showing.await(() -> ((BoardPane) showing.node("#board")).cells().cell() > before * 1.1);
    assertThat(showing.get(() -> showing.node("#side").getBoundsInParent().getMaxX()))
        .isLessThanOrEqualTo(1250);
  }

  @Test
  void zoomingShowsLessAndFitShowsAll() {
    BoardPane board = (BoardPane) showing.node("#board");
    double before = showing.get(() -> board.cells().cell());

    showing.push(KeyCode.I);
    showing.push(KeyCode.I);
    showing.await(() -> board.cells().cell() > before * 1.3);
    showing.push(KeyCode.F);
    showing.await(() -> board.cells().cell() == before);
  }

  @Test
  void hoveringTellsWhatIsOnACell() {
    BoardPane board = (BoardPane) showing.node("#board");
    BoardLayout cells = showing.get(board::cells);

    showing.moveTo(showing.get(() -> board.localToScreen(cells.x(1.5), cells.y(1.5))));

    showing.await(
        () ->
            showing.node("#facts").isVisible()
                && showing.text("#facts").equals("(1,1) brick: a blast destroys it"));
  }

  @Test
  void aClickOnSomebodySelectsIt() {
    BoardPane board = (BoardPane) showing.node("#board");
    BoardLayout cells = showing.get(board::cells);

    showing.clickOn(showing.get(() -> board.localToScreen(cells.x(0.5), cells.y(0.5))));
    showing.await(() -> count(showing, board, 2, 1) > 0);

    showing.push(KeyCode.ESCAPE);
    showing.await(() -> count(showing, board, 2, 1) == 0);
  }

  private static int count(Showing showing, BoardPane board, int x, int y) {
    showing.window.tick(System.nanoTime());
    return count(board.snapshot(null, null), board.cells(), x, y, Theme.DARK.accent());
  }

  /** How many pixels of a cell have a colour. */
  private static int count(WritableImage picture, BoardLayout cells, int x, int y, Tint tint) {
    int count = 0;
    for (int i = 0; i < cells.cell(); i++) {
      for (int j = 0; j < cells.cell(); j++) {
        int argb = picture.getPixelReader().getArgb((int) (cells.x(x) + i), (int) (cells.y(y) + j));
        if ((argb & 0xFFFFFF) == tint.rgb()) {
          count++;
        }
      }
    }
    return count;
  }
}
