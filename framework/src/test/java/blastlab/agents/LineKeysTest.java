package blastlab.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LineKeysTest {
  private final List<String> said = new ArrayList<>();

  @Test
  void everyLetterIsAKeyAndAnEmptyLineStandsStill() {
    LineKeys keys = keys("wd b\n\n");

    assertThat(List.of(next(keys), next(keys), next(keys), next(keys)))
        .containsExactly("w", "d", "b", ".");
  }

  @Test
  void asksOnceALineAndSaysOnceThatTheInputHasEnded() {
    LineKeys keys = keys("wd\n");

    assertThat(List.of(next(keys), next(keys), next(keys), next(keys)))
        .containsExactly("w", "d", "-", "-");
    assertThat(said)
        .containsExactly(
            "move?",
            "move?",
            "the input has ended: from now on the interactive character stands still");
  }

  private LineKeys keys(String text) {
    return new LineKeys(new BufferedReader(new StringReader(text)), said::add);
  }

  private static String next(LineKeys keys) {
    Optional<Character> key = keys.next("move?");
    return key.map(String::valueOf).orElse("-");
  }
}
