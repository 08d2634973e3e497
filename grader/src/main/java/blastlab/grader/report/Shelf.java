package blastlab.grader.report;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The files of a grading, as seen from a page.
 *
 * @param out the folder of all results
 * @param folder the page's folder below it; empty for the folder of all results itself
 */
record Shelf(Path out, String folder) {
  /** The beginning of a file. */
  record Excerpt(String text, boolean whole) {}

  /** Whether there is such a file, named relative to the folder of all results. */
  boolean has(String file) {
    return Files.isRegularFile(out.resolve(file));
  }

  /** A link from the page to a file. */
  String link(String file) {
    String relative = Path.of(folder).relativize(Path.of(file)).toString().replace('\\', '/');
    StringBuilder link = new StringBuilder();
    for (byte letter : relative.getBytes(StandardCharsets.UTF_8)) {
      if (letter > 0 && isPlain((char) letter)) {
        link.append((char) letter);
      } else {
        link.append(String.format("%%%02X", letter));
      }
    }
    return link.toString();
  }

  private static boolean isPlain(char letter) {
    return Character.isLetterOrDigit(letter) || "-_.~/".indexOf(letter) >= 0;
  }

  /** The first bytes of a file as a text. */
  Excerpt read(String file, int most) {
    try (InputStream in = Files.newInputStream(out.resolve(file))) {
      byte[] bytes = in.readNBytes(most);
      return new Excerpt(new String(bytes, StandardCharsets.UTF_8), in.read() < 0);
    } catch (IOException e) {
      return new Excerpt("This file can't be read.", false);
    }
  }
}
