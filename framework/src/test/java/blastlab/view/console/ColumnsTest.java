package blastlab.view.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ColumnsTest {
  @Test
  void alignsTextsLeftAndNumbersRight() {
    assertThat(new Columns("lrl").row("a", "1", "x").row("long", "23", "").lines())
        .containsExactly("a      1  x", "long  23");
  }

  @Test
  void coloursTakeNoRoom() {
    assertThat(new Columns("ll").row("\u001b[1mab\u001b[0m", "x").row("abc", "y").lines())
        .containsExactly("\u001b[1mab\u001b[0m   x", "abc  y");
  }

  @Test
  void refusesARowOfAnotherLength() {
    Columns columns = new Columns("ll");

    assertThatThrownBy(() -> columns.row("one")).hasMessage("1 cells in 2 columns");
  }
}
