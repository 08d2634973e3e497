package blastlab.grader.acceptance;

import blastlab.grader.submission.Zip;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A class of sixty, good, slow, broken and hostile; what can't lie in a repository is made here.
 */
final class Handouts {
  private static final Path SUBMISSIONS = Path.of("src/test/submissions");
  private static final String WALKS = "mixed/walks/Walks.java";

  private static final List<String> HOSTILE =
      List.of(
          "loops-in-static-initialiser",
          "exits",
          "halts",
          "kills-its-parent",
          "bombs-with-forks",
          "fills-the-heap",
          "overflows-the-stack",
          "reads-the-environment",
          "fills-tmp",
          "looks-for-secrets",
          "looks-for-other-submissions",
          "reads-proc",
          "writes-outside",
          "calls-home",
          "forges-scores",
          "rewrites-the-world",
          "answers-early",
          "floods-the-line",
          "serialises-a-trap",
          "keeps-statics");

  private final Path folder;

  private Handouts(Path folder) {
    this.folder = folder;
  }

  /** Fills a folder with all of them. */
  static void make(Path folder) throws IOException {
    Handouts handouts = new Handouts(Files.createDirectories(folder));
    try (Stream<Path> mixed = Files.list(SUBMISSIONS.resolve("mixed"))) {
      for (Path one : mixed.toList()) {
        copy(one, folder.resolve(one.getFileName()));
      }
    }
    for (String hostile : HOSTILE) {
      copy(SUBMISSIONS.resolve("hostile").resolve(hostile), folder.resolve(hostile));
    }
    copy(Path.of("../student-template"), folder.resolve("student-template"));
    handouts.strangeNames();
    handouts.strangeSources();
    handouts.archives();
    handouts.refused();
  }

  private void strangeNames() throws IOException {
    for (String name : List.of("Ada Lovelace", "<b>Bö & \"Co\"<b>", "=1+1,A\nB")) {
      write(name + "/Walks.java", walks().getBytes(StandardCharsets.UTF_8));
    }
  }

  private void strangeSources() throws IOException {
    String umlaut = walks().replace("Goes out", "Läuft hinaus");
    write("latin-1/Walks.java", umlaut.getBytes(StandardCharsets.ISO_8859_1));
    write("with-a-mark/Walks.java", ("\ufeff" + walks()).getBytes(StandardCharsets.UTF_8));
    write("built-before/src/Walks.java", walks().getBytes(StandardCharsets.UTF_8));
    write(
        "built-before/build/Walks.java", "public class Walks {}".getBytes(StandardCharsets.UTF_8));
    Files.createDirectory(folder.resolve("empty"));
  }

  private void archives() throws IOException {
    new Zip().add("Walks.java", walks()).write(folder.resolve("zipped.zip"));
    new Zip().add("Walks.java", walks()).write(folder.resolve("sources-in-a-jar.jar"));
    new Zip()
        .add("project/Walks.java", walks())
        .add("__MACOSX/project/._Walks.java", "\0\0")
        .write(folder.resolve("from-a-mac.zip"));
    new Zip().add("project\\src\\Walks.java", walks()).write(folder.resolve("from-windows.zip"));
  }

  private void refused() throws IOException {
    new Zip().add("../../Walks.java", walks()).write(folder.resolve("climbs-out.zip"));
    new Zip().add("/tmp/Walks.java", walks()).write(folder.resolve("absolute.zip"));
    new Zip().add("zeros", new byte[33 << 20]).write(folder.resolve("bomb.zip"));
    new Zip()
        .add("Walks.java", walks())
        .add("seeds", "/etc/passwd")
        .writeWithLink(folder.resolve("link-in-an-archive.zip"));
    Zip many = new Zip();
    IntStream.range(0, 10_000).forEach(i -> many.add("C" + i + ".java", "class C" + i + " {}"));
    many.write(folder.resolve("ten-thousand-files.zip"));
    write("no-archive.zip", "hello".getBytes(StandardCharsets.UTF_8));
    write("packed-otherwise.rar", "hello".getBytes(StandardCharsets.UTF_8));
    write("link-out/Walks.java", walks().getBytes(StandardCharsets.UTF_8));
    Files.createSymbolicLink(folder.resolve("link-out/secret"), Path.of("/etc/passwd"));
  }

  private static String walks() throws IOException {
    return Files.readString(SUBMISSIONS.resolve(WALKS));
  }

  private void write(String path, byte[] content) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.write(file, content);
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target);
        }
      }
    }
  }
}
