package blastlab.view.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.NonBlocking;
import org.junit.jupiter.api.Test;

class KeysTest {
  @Test
  void lettersAreThemselves() {
    assertThat(keys("a?")).containsExactly((int) 'a', (int) '?');
  }

  @Test
  void arrowsOfBothKindsAreOneKey() {
    assertThat(keys("\u001b[A\u001b[B\u001bOC\u001b[D"))
        .containsExactly((int) Keys.UP, (int) Keys.DOWN, (int) Keys.RIGHT, (int) Keys.LEFT);
  }

  @Test
  void soAreHomeAndEnd() {
    assertThat(keys("\u001b[H\u001bOF")).containsExactly((int) Keys.HOME, (int) Keys.LAST);
  }

  @Test
  void escapeAloneIsEscape() {
    assertThat(keys("\u001bx")).containsExactly(Keys.ESCAPE, (int) 'x');
    assertThat(keys("\u001b")).containsExactly(Keys.ESCAPE);
  }

  @Test
  void otherSequencesAreNoKey() {
    assertThat(keys("\u001b[15~\u001b[1;5Pq")).containsExactly(Keys.NONE, Keys.NONE, (int) 'q');
  }

  private static List<Integer> keys(String sent) {
    Keys keys = new Keys(NonBlocking.nonBlocking("test", new StringReader(sent)));
    List<Integer> all = new ArrayList<>();
    for (int key = keys.next(1000); key != Keys.END; key = keys.next(1000)) {
      all.add(key);
    }
    return all;
  }
}
