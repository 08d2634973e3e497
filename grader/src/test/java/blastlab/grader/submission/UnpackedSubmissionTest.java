package blastlab.grader.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.grader.submission.UnpackedSubmission.Kind;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnpackedSubmissionTest {
  private static final byte[] ZEROS = new byte[40 << 20];

  @TempDir private Path folder;

  // ---- archives ----

  @Test
  void sourcesMayLieAnywhere() throws Exception {
    new Zip()
        .add("a/My.java", "class My {}")
        .add("b/c/d/Other.java", "class Other {}")
        .add("weights.json", "{}")
        .write(folder.resolve("ada.zip"));

    assertThat(unpack("ada.zip").kind()).isEqualTo(Kind.SOURCES);
    assertThat(files()).containsExactly("a/My.java", "b/c/d/Other.java", "weights.json");
  }

  @Test
  void whatSystemsAndToolsLeaveBehindIsLeftOut() throws Exception {
    new Zip()
        .add("p/My.java", "class My {}")
        .add("__MACOSX/p/._My.java", "x")
        .add("p/._My.java", "x")
        .add("p/.git/objects/00", "x")
        .add("p/.DS_Store", "x")
        .add("p/build/My.class", "x")
        .add("p/target/My.java", "x")
        .write(folder.resolve("ada.zip"));
    unpack("ada.zip");

    assertThat(files()).containsExactly("p/My.java");
  }

  @Test
  void anArchiveFromWindowsHasFoldersToo() throws Exception {
    new Zip(Charset.forName("IBM437"))
        .add("src\\Bäume.java", "class Bäume {}")
        .write(folder.resolve("ada.zip"));
    unpack("ada.zip");

    assertThat(files()).containsExactly("src/Bäume.java");
  }

  @ParameterizedTest
  @ValueSource(strings = {"../My.java", "a/../../My.java", "..\\My.java", "a/.."})
  void aPathThatLeadsOutIsRefused(String name) {
    new Zip().add("Good.java", "").add(name, "").write(folder.resolve("ada.zip"));

    assertRefused("ada.zip", "'" + name + "' leads out of it");
    assertThat(folder.resolve("My.java")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/etc/My.java", "C:\\My.java", "\\My.java"})
  void anAbsolutePathIsRefused(String name) {
    new Zip().add(name, "").write(folder.resolve("ada.zip"));

    assertRefused("ada.zip", "'" + name + "' is an absolute path");
  }

  @Test
  void aLinkIsRefused() throws IOException {
    new Zip()
        .add("My.java", "")
        .add("secret.txt", "/etc/passwd")
        .writeWithLink(folder.resolve("ada.zip"));

    assertRefused("ada.zip", "'secret.txt' is a link, expected files only");
  }

  @Test
  void aBombIsRefused() {
    new Zip().add("weights.bin", ZEROS).write(folder.resolve("ada.zip"));

    assertRefused("ada.zip", "a file that unpacks to more than 200 times");
  }

  @Test
  void manyFilesOfZerosAreRefusedToo() {
    Zip zip = new Zip();
    byte[] some = new byte[4 << 20];
    IntStream.range(0, 20).forEach(i -> zip.add("w" + i, some));
    zip.write(folder.resolve("ada.zip"));

    assertRefused("ada.zip", "more than 64 MB");
  }

  @Test
  void tenThousandFilesAreRefused() {
    Zip zip = new Zip();
    IntStream.range(0, 10_000).forEach(i -> zip.add("C" + i + ".java", ""));
    zip.write(folder.resolve("ada.zip"));

    assertRefused("ada.zip", "more than 2000 files");
  }

  @Test
  void foldersWithoutEndAreRefused() {
    new Zip().add("a/".repeat(100) + "My.java", "").write(folder.resolve("ada.zip"));

    assertRefused("ada.zip", "folders more than 30 deep");
  }

  @Test
  void aFileInPlaceOfAFolderIsRefused() {
    new Zip().add("a", "").add("a/My.java", "").write(folder.resolve("ada.zip"));

    assertRefused("ada.zip", "'a/My.java' is in it twice, as a file and as a folder");
  }

  @Test
  void whatIsNoArchiveIsRefused() throws IOException {
    Files.writeString(folder.resolve("ada.zip"), "PK, not really");

    assertRefused("ada.zip", "can't be read as an archive");
  }

  @Test
  void anEmptyArchiveHoldsNothing() throws Exception {
    new Zip().write(folder.resolve("ada.zip"));

    assertThat(unpack("ada.zip").kind()).isEqualTo(Kind.NOTHING);
  }

  @Test
  void aJarOfClassesIsTakenAsItIs() throws Exception {
    new Zip().add("p/My.class", "x").write(folder.resolve("ada.jar"));

    assertThat(unpack("ada.jar").kind()).isEqualTo(Kind.CLASSES);
  }

  // ---- folders ----

  @Test
  void aFolderIsCopied() throws Exception {
    write("ada/src/My.java", "class My {}");
    write("ada/.git/config", "x");
    unpack("ada");

    assertThat(files()).containsExactly("src/My.java");
  }

  @Test
  void aLinkOutOfTheFolderIsRefused() throws IOException {
    write("secret.txt", "the seeds");
    write("ada/My.java", "");
    Files.createSymbolicLink(folder.resolve("ada/seeds.txt"), folder.resolve("secret.txt"));

    assertRefused("ada", "'seeds.txt' is a link that leads out of it");
  }

  @Test
  void aLinkToAFileInsideIsThatFile() throws Exception {
    write("ada/My.java", "class My {}");
    Files.createSymbolicLink(folder.resolve("ada/Same.txt"), Path.of("My.java"));
    unpack("ada");

    assertThat(folder.resolve("out/Same.txt")).hasContent("class My {}");
    assertThat(folder.resolve("out/Same.txt")).matches(file -> !Files.isSymbolicLink(file));
  }

  @ParameterizedTest
  @ValueSource(strings = {".", "nowhere", "loop"})
  void aLinkToNoFileIsRefused(String target) throws IOException {
    write("ada/My.java", "");
    Files.createSymbolicLink(folder.resolve("ada/loop"), Path.of(target));

    assertRefused("ada", "'loop' is a link");
  }

  @Test
  void anEmptyFolderHoldsNothing() throws Exception {
    Files.createDirectory(folder.resolve("ada"));

    assertThat(unpack("ada").kind()).isEqualTo(Kind.NOTHING);
  }

  // ---- sources ----

  @Test
  void sourcesAreBroughtIntoUtf8() throws Exception {
    Files.createDirectory(folder.resolve("ada"));
    Files.write(folder.resolve("ada/A.java"), "// ä".getBytes(StandardCharsets.ISO_8859_1));
    Files.write(folder.resolve("ada/B.java"), "\ufeff// ä".getBytes(StandardCharsets.UTF_8));
    Files.write(folder.resolve("ada/C.java"), "// ä".getBytes(StandardCharsets.UTF_16));
    Files.write(folder.resolve("ada/D.java"), "// ä".getBytes(StandardCharsets.UTF_8));
    unpack("ada");

    for (String name : List.of("A.java", "B.java", "C.java", "D.java")) {
      assertThat(Files.readString(folder.resolve("out").resolve(name))).isEqualTo("// ä");
    }
  }

  // ---- the choice of an agent ----

  @Test
  void theUppermostChoiceCounts() throws Exception {
    write("ada/deep/down/submission.json", "{\"agent\": \"Wrong\"}");
    write("ada/submission.json", "\ufeff{\"agent\": \"My\"}");
    write("ada/My.java", "");

    assertThat(unpack("ada").chosenAgent()).contains("My");
  }

  @Test
  void aChoiceWithAMistakeIsTold() throws Exception {
    write("ada/submission.json", "{\"agnet\": \"My\"}");

    UnpackedSubmission unpacked = unpack("ada");

    assertThatThrownBy(unpacked::chosenAgent)
        .hasMessageStartingWith("submission.json: unknown field 'agnet'; valid: agent");
  }

  private void assertRefused(String name, String reason) {
    assertThatThrownBy(() -> unpack(name))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining(reason);
  }

  private UnpackedSubmission unpack(String name) throws RefusedException {
    return UnpackedSubmission.unpack(
        new Submission("ada", folder.resolve(name)), folder.resolve("out"));
  }

  private void write(String path, String text) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private List<String> files() throws IOException {
    Path out = folder.resolve("out");
    try (Stream<Path> files = Files.walk(out)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> out.relativize(file).toString())
          .sorted()
          .toList();
    }
  }
}
