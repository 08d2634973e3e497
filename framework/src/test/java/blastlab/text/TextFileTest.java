package blastlab.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFileTest {
  @TempDir private Path folder;

  @Test
  void readsUtf8() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "gr\u00fcn\n");

    assertThat(TextFile.read(file.toString())).isEqualTo("gr\u00fcn\n");
    assertThat(TextFile.find(file.toString())).contains(file);
  }

  @Test
  void saysWhyAFileCannotBeRead() throws IOException {
    Path binary = Files.write(folder.resolve("a.bin"), new byte[] {(byte) 0xff, 0});

    assertThatThrownBy(() -> TextFile.read(binary))
        .isInstanceOf(InputException.class)
        .hasMessage(binary + ": no text, expected a text in UTF-8");
    assertThatThrownBy(() -> TextFile.read(folder))
        .isInstanceOf(InputException.class)
        .hasMessage(folder + ": a folder, expected a file");
    assertThatThrownBy(() -> TextFile.read("nowhere/x"))
        .isInstanceOf(InputException.class)
        .hasMessage("nowhere/x: no such file");
    assertThatThrownBy(() -> TextFile.read("nul\0"))
        .isInstanceOf(InputException.class)
        .hasMessage("'nulU+0000' can't be the name of a file");
  }

  @Test
  void findsNoFoldersAndNothingThatIsNotThere() {
    assertThat(TextFile.find(folder.toString())).isEmpty();
    assertThat(TextFile.find("nowhere/x")).isEmpty();
    assertThat(TextFile.find("nul\0")).isEmpty();
  }

  @Test
  void writesAllOfAFileAndLeavesNothingElse() throws IOException {
    Path file = folder.resolve("room.txt");

    TextFile.write(file, "\u263c");
    TextFile.write(file, "\u263c\u263c\n");

    assertThat(Files.readString(file)).isEqualTo("\u263c\u263c\n");
    assertThat(folder).isDirectoryContaining(file::equals);
    assertThat(folder.toFile().list()).containsExactly("room.txt");
  }

  @Test
  void saysWhyAFileCannotBeWritten() {
    Path file = folder.resolve("none").resolve("room.txt");

    assertThatThrownBy(() -> TextFile.write(file, "x"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(file + ": can't be written (");
  }
}
