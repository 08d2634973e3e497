package blastlab.view.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClipTest {
  @Test
  void cutsWhatIsTooLong() {
    assertThat(Clip.to(3, "abcdef")).isEqualTo("abc");
    assertThat(Clip.to(9, "abcdef")).isEqualTo("abcdef");
    assertThat(Clip.to(-1, "abcdef")).isEmpty();
  }

  @Test
  void coloursTakeNoRoomAndEndWithTheLine() {
    assertThat(Clip.to(2, "\u001b[31mabc\u001b[0md")).isEqualTo("\u001b[31mab\u001b[0m");
    assertThat(Clip.width("\u001b[31mabc\u001b[0md")).isEqualTo(4);
  }

  @Test
  void nothingCanMoveTheCursor() {
    assertThat(Clip.to(9, "a\u001b[2Jb\u001b[Hc\rd\b\u0007e\tf\u001b")).isEqualTo("abcde f");
    assertThat(Clip.to(9, "a\u001b[31")).isEqualTo("a");
  }

  @Test
  void wideLettersTakeTwoColumns() {
    assertThat(Clip.width("\u65e5\u672c")).isEqualTo(4);
    assertThat(Clip.to(3, "\u65e5\u672c")).isEqualTo("\u65e5");
    assertThat(Clip.pad(5, "\u65e5\u672c")).isEqualTo("\u65e5\u672c ");
  }
}
