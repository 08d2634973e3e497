package blastlab.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class HushTest {
  @Test
  void dropsAndCountsWhatIsPrinted() throws IOException {
    PrintStream out = System.out;
    PrintStream err = System.err;
    try (Hush hush = new Hush()) {
      System.out.print("four");
      System.err.print("fives");

      assertThat(hush.dropped()).isEqualTo(9);
      assertThat(System.in.read()).isEqualTo(-1);
    }

    assertThat(System.out).isSameAs(out);
    assertThat(System.err).isSameAs(err);
  }
}
