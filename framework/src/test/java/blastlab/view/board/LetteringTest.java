package blastlab.view.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LetteringTest {
  private final Lettering letters = new Lettering(13, 1);

  @Test
  void everySignOfAsciiHasALookOfItsOwn() {
    Map<List<String>, Character> seen = new HashMap<>();
    for (char c = '!'; c <= '~'; c++) {
      List<String> strokes = drawn(String.valueOf(c));
      assertThat(strokes).as("strokes of " + c).isNotEmpty();
      assertThat(seen.put(strokes, c)).as("looks like " + c).isNull();
    }
    assertThat(seen).doesNotContainKey(drawn("\u2603")); // nor like the box for the rest
  }

  @Test
  void aBoxStandsForWhatIsNotKnown() {
    assertThat(drawn("\u2603")).isEqualTo(drawn("\u4e2d")).hasSize(1);
  }

  @Test
  void lettersLoseTheirAccents() {
    assertThat(drawn("\u00e9\u00dc")).isEqualTo(drawn("eU"));
  }

  @Test
  void aSpaceIsRoomAndNothingElse() {
    assertThat(drawn(" ")).isEmpty();
    assertThat(letters.width("a b")).isGreaterThan(letters.width("ab"));
  }

  @Test
  void aTextIsAsWideAsItsLettersAndTheGapsBetween() {
    assertThat(letters.width("")).isZero();
    assertThat(letters.width("H")).isEqualTo(9); // four units of two pixels, and the line
    assertThat(letters.width("HH")).isEqualTo(21);
  }

  @Test
  void whatIsTooLongIsClipped() {
    assertThat(letters.clip("HH", 21)).isEqualTo("HH");
    assertThat(letters.clip("HH", 20)).isEqualTo("H");
    assertThat(letters.clip("HH", 2)).isEmpty();
  }

  @Test
  void aCapitalGoesFromTheTopToItsHeight() {
    assertThat(drawn("I"))
        .containsExactly(
            "lines 0.50 4.50 0.50 0.50 000000 1.00", // the upper bar, from x to x, from y to y
            "lines 2.50 2.50 0.50 12.50 000000 1.00",
            "lines 0.50 4.50 12.50 12.50 000000 1.00");
  }

  private List<String> drawn(String text) {
    Sketch sketch = new Sketch();
    letters.draw(sketch, text, 0, 0, Tint.BLACK);
    return sketch.strokes;
  }
}
