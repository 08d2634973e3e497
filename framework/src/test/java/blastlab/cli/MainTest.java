package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
  @Test
  void aloneItHelps() {
    Run run = Run.of();

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.outLines())
        .contains("Examples:")
        .anyMatch(line -> line.startsWith("  play "))
        .anyMatch(line -> line.startsWith("  evaluate "))
        .anyMatch(line -> line.startsWith("  check-map "))
        .anyMatch(line -> line.startsWith("  trace "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"evaluate", "list", "bench", "check-map", "trace"})
  void everyCommandHelpsWithExamples(String command) {
    Run run = Run.of(command, "--help");

    assertThat(run.exitCode()).isZero();
    assertThat(run.outLines())
        .contains("Examples:")
        .anyMatch(line -> line.startsWith("  blastlab " + command));
    assertThat(Run.of("help", command)).isEqualTo(run);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--version", "list --version", "evaluate -V"})
  void tellsItsVersion(String command) {
    Run run = Run.of(command.split(" ", -1));

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).matches("blastlab \\d+\\.\\d+\\.\\d+\\R");
  }
}
