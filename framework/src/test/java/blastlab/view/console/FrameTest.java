package blastlab.view.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FrameTest {
  private static final List<String> BOARD = List.of("+--+", "|a |", "|b |", "|c |", "|d |", "+--+");

  private static final Panel PANEL =
      new Panel(
          List.of("step 3", "me 5"),
          Panel.Part.events(List.of(new Chronicle.Line(2, "boom"), new Chronicle.Line(3, "bang"))),
          Panel.Part.log(List.of()),
          Panel.Part.printed(List.of("hello", "world")));

  @Test
  void thePanelStandsBesideTheBoard() {
    assertThat(frame(1).fit(40, 10))
        .containsExactly(
            "title",
            "+--+  step 3",
            "|a |  me 5",
            "|b |",
            "|c |      2  boom",
            "|d |      3  bang",
            "+--+",
            "      printed:",
            "      world",
            "keys");
  }

  @Test
  void inANarrowWindowThePanelIsBelow() {
    assertThat(frame(1).fit(20, 10))
        .containsExactly(
            "title", "+--+", "|a |", "|b |", "|c |", "|d |", "+--+", "step 3", "me 5", "keys");
  }

  @Test
  void aLowWindowShowsThePartWithTheCharacter() {
    assertThat(frame(4).fit(60, 5))
        .containsExactly("(8 rows needed) title", "|c |  step 3", "|d |  me 5", "+--+", "keys");
    assertThat(frame(0).fit(60, 4))
        .containsExactly("(8 rows needed) title", "+--+  step 3", "|a |  me 5", "keys");
  }

  @Test
  void noLineReachesTheLastColumn() {
    for (int columns = 1; columns < 60; columns++) {
      for (int rows = 1; rows < 15; rows++) {
        int width = Math.max(1, columns - 1);
        assertThat(frame(3).fit(columns, rows))
            .hasSizeLessThanOrEqualTo(rows)
            .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(width));
      }
    }
  }

  @Test
  void thePageAtTheEndHasTheWholeBoard() {
    Frame frame = new Frame("title", BOARD, 1, PANEL, "");

    assertThat(frame.whole(20))
        .containsExactly(
            "title",
            "+--+",
            "|a |",
            "|b |",
            "|c |",
            "|d |",
            "+--+",
            "step 3",
            "me 5",
            "",
            "    2  boom",
            "    3  bang",
            "",
            "printed:",
            "hello",
            "world");
  }

  private static Frame frame(int focus) {
    return new Frame("title", BOARD, focus, PANEL, "keys");
  }
}
