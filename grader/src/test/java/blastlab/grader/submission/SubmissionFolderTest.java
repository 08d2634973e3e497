package blastlab.grader.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.text.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SubmissionFolderTest {
  @TempDir private Path folder;

  @Test
  void foldersAndArchivesAreNamedAfterStudents() throws IOException {
    Files.createDirectory(folder.resolve("grace hopper"));
    Files.createFile(folder.resolve("ada.zip"));
    Files.createFile(folder.resolve("alan.t.jar"));

    assertThat(SubmissionFolder.read(folder).submissions())
        .extracting(Submission::name)
        .containsExactly("ada", "alan.t", "grace hopper");
  }

  @Test
  void whatNoStudentHandsInIsIgnoredAndTold() throws IOException {
    Files.createDirectory(folder.resolve("ada"));
    Files.createDirectory(folder.resolve("__MACOSX"));
    Files.createFile(folder.resolve(".DS_Store"));
    Files.createFile(folder.resolve("notes.txt"));

    SubmissionFolder read = SubmissionFolder.read(folder);

    assertThat(read.submissions()).extracting(Submission::name).containsExactly("ada");
    assertThat(read.ignored()).containsExactly("'notes.txt' is no folder, .zip or .jar: ignored");
  }

  @Test
  void aFileOfAnotherKindIsASubmissionThatWillBeRefused() throws IOException {
    Files.createFile(folder.resolve("ada.rar"));

    assertThat(SubmissionFolder.read(folder).submissions().get(0).fault())
        .isEqualTo(Optional.of("a .rar file, expected a folder, a .zip or a .jar"));
  }

  @Test
  void twoOfOneNameAreOneThatWillBeRefused() throws IOException {
    Files.createDirectory(folder.resolve("ada"));
    Files.createFile(folder.resolve("ada.zip"));

    SubmissionFolder read = SubmissionFolder.read(folder);

    assertThat(read.submissions()).hasSize(1);
    assertThat(read.submissions().get(0).fault().orElseThrow()).contains("ada, ada.zip");
  }

  @Test
  void anEmptyFolderIsAMistake() {
    assertThatThrownBy(() -> SubmissionFolder.read(folder))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("no submissions; expected folders, .zip or .jar files");
  }

  @Test
  void folderNamesOfResultsAreHarmlessAndDiffer() {
    assertThat(folderName("ada")).isEqualTo("ada");
    assertThat(folderName("ada lovelace")).matches("ada-lovelace-[0-9a-f]{8}");
    assertThat(folderName("ada-lovelace")).isNotEqualTo(folderName("ada lovelace"));
    assertThat(folderName("<b>x</b>\n,../é")).matches("[A-Za-z0-9-]+");
    assertThat(folderName("..")).matches("-[0-9a-f]{8}");
    assertThat(folderName("x".repeat(250))).hasSizeLessThan(60);
  }

  private static String folderName(String name) {
    return new Submission(name, Path.of("x")).folderName();
  }
}
