package blastlab.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MapLinesTest {
  private static MapLines lines(String text) {
    return new MapLines(new MapText("m.txt", text));
  }

  @Test
  void bothKindsOfLineBreaksEndALine() {
    MapLines lines = lines("ab\r\n\ncd\n");

    assertThat(lines.size()).isEqualTo(3);
    assertThat(lines.get(0)).isEqualTo("ab");
    assertThat(lines.get(1)).isEmpty();
    assertThat(lines.get(2)).isEqualTo("cd");
  }

  @Test
  void emptyLinesAtTheEndDontCount() {
    assertThat(lines("ab").size()).isEqualTo(1);
    assertThat(lines("ab\n\n\r\n").size()).isEqualTo(1);
    assertThat(lines("").size()).isZero();
    assertThat(lines("\n\n").size()).isZero();
  }

  @Test
  void aLineOfSpacesCounts() {
    assertThat(lines("ab\n  \n").size()).isEqualTo(2);
  }

  @Test
  void aMissingLineIsToldByPlace() {
    assertThat(lines("ab").require(0, "a row")).isEqualTo("ab");
    assertThatThrownBy(() -> lines("ab").require(1, "a row"))
        .isInstanceOf(InputException.class)
        .hasMessage("m.txt:2:1: the end of the map, expected a row");
  }

  @Test
  void whatStandsAtAPlaceIsQuoted() {
    assertThat(lines("ab").found(0, 1)).isEqualTo("'b'");
    assertThat(lines("ab").found(0, 2)).isEqualTo("the end of the line");
    assertThat(MapLines.found("a\ud83d\ude00", 1)).isEqualTo("'\ud83d\ude00'");
  }

  @Test
  void placesCountFromOneInMessages() {
    assertThat(lines("ab").error(0, 1, "'b'", "'a'")).hasMessage("m.txt:1:2: 'b', expected 'a'");
    assertThat(lines("ab").error("no seat", "one")).hasMessage("m.txt: no seat, expected one");
  }
}
