package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckMapCommandTest {
  private static final String PARAMETERS =
      "max_time 10\nbomb_time 2\nexpl_duration 1\nexpl_range 2\n";

  @TempDir private Path folder;
  private String good;
  private String bad;

  @BeforeEach
  void writeMaps() throws IOException {
    good = file("good.txt", PARAMETERS + "+--+\n| E|\n+--+\n");
    bad = file("bad.txt", PARAMETERS + "+--+\n|x |\n+--+\n");
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void aGoodMapIsDescribed() throws IOException {
    String open = file("open.txt", PARAMETERS + "+---+\n|   |\n+---+\n");

    assertThat(Run.of("check-map", good, open))
        .isEqualTo(
            new Run(
                0,
                String.format("%s: ok (2x1, exit at (1,0))%n%s: ok (3x1, no exit)%n", good, open),
                ""));
  }

  @Test
  void aBadMapIsToldByPlace() {
    assertThat(Run.of("check-map", "--rules", "course", bad))
        .isEqualTo(new Run(2, "", String.format("%s:6:2: 'x', expected ' ', 'W' or 'E'%n", bad)));
  }

  @Test
  void allFilesAreCheckedAfterABadOne() {
    Run run = Run.of("check-map", bad, folder.toString(), good, folder.resolve("none") + "");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.outLines()).containsExactly(good + ": ok (2x1, exit at (1,0))");
    assertThat(run.errLines())
        .containsExactly(
            bad + ":6:2: 'x', expected ' ', 'W' or 'E'",
            folder + ": a folder, expected a file",
            folder.resolve("none") + ": no such file");
  }
}
