package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShellTest {
  @Test
  void harmlessWordsStayAsTheyAre() {
    assertThat(Shell.quote("scenario1/variant2")).isEqualTo("scenario1/variant2");
    assertThat(Shell.quote("folder#Name")).isEqualTo("folder#Name");
    assertThat(Shell.quote("builtin:idle")).isEqualTo("builtin:idle");
  }

  @Test
  void othersAreQuoted() {
    assertThat(Shell.quote("my agents/A.java")).isEqualTo("'my agents/A.java'");
    assertThat(Shell.quote("it's")).isEqualTo("'it'\\''s'");
    assertThat(Shell.quote("")).isEqualTo("''");
    assertThat(Shell.quote("#Name")).isEqualTo("'#Name'");
  }
}
