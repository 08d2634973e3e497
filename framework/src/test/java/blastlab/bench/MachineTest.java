package blastlab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MachineTest {
  @TempDir Path folder;

  @Test
  void linuxTellsTheModelOfTheProcessor() throws IOException {
    assertThat(cpu("processor\t: 0\nmodel name\t: Deep Thought 2\n\nmodel name\t: other\n"))
        .isEqualTo("Deep Thought 2");
  }

  @Test
  void whatNobodyTellsIsNotKnown() throws IOException {
    assertThat(cpu("processor\t: 0\nmodel name\t:\n")).isEqualTo("unknown");
    assertThat(Machine.cpu(folder.resolve("nothing"))).isEmpty();
  }

  private String cpu(String text) throws IOException {
    return Machine.cpu(Files.writeString(folder.resolve("cpuinfo"), text)).orElse("unknown");
  }
}
