package blastlab.grader.sandbox;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Files of graders that were killed. */
final class Leftovers {
  /** How the folder of a grader's files begins; its process stands in it. */
  static final String PREFIX = "blastlab-" + ProcessHandle.current().pid() + "-";

  private static final Pattern NAME = Pattern.compile("blastlab-(\\d{1,9})-\\d+");

  private Leftovers() {}

  /** Removes the folders of processes that are no more. */
  static void remove() {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(temporary, "blastlab-*")) {
      for (Path folder : folders) {
        Matcher matcher = NAME.matcher(folder.getFileName().toString());
        if (matcher.matches() && ProcessHandle.of(Long.parseLong(matcher.group(1))).isEmpty()) {
          Folders.delete(folder);
        }
      }
    } catch (IOException e) {
      return; // they do no harm
    }
  }
}
