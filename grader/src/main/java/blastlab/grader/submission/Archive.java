package blastlab.grader.submission;

import blastlab.text.Quoted;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** A .zip or .jar that is unpacked with care: nothing in it is believed. */
final class Archive {
  private static final long MOST_BYTES = 256L << 20;

  private Archive() {}

  static void unpack(Path file, Target target, Quota quota) throws IOException, RefusedException {
    if (Files.size(file) > MOST_BYTES) {
      throw new RefusedException("an archive of more than " + (MOST_BYTES >> 20) + " MB");
    }
    try (ZipFile zip = open(file)) {
      Set<String> links = ZipLinks.in(file);
      Enumeration<? extends ZipEntry> entries = zip.entries();
      while (entries.hasMoreElements()) {
        ZipEntry entry = entries.nextElement();
        quota.entry();
        String path = checked(entry.getName());
        if (!entry.isDirectory() && !path.endsWith("/") && !Litter.isLitterPath(path)) {
          if (links.contains(entry.getName())) {
            throw new RefusedException(Quoted.of(path) + " is a link, expected files only");
          }
          try (InputStream in = zip.getInputStream(entry)) {
            target.write(path, in, entry.getCompressedSize());
          }
        }
      }
    } catch (ZipException e) {
      throw new RefusedException("can't be read as an archive (" + e.getMessage() + ")");
    }
  }

  /** Names that are no UTF-8 are those of old Windows programs. */
  private static ZipFile open(Path file) throws IOException {
    try {
      return new ZipFile(file.toFile(), StandardCharsets.UTF_8);
    } catch (ZipException e) {
      return new ZipFile(file.toFile(), Charset.forName("IBM437"));
    }
  }

  /** The path with '/' between folders, as it is on Windows too; it must not lead anywhere else. */
  private static String checked(String name) throws RefusedException {
    String path = name.replace('\\', '/');
    if (path.startsWith("/") || path.matches("[A-Za-z]:.*")) {
      throw new RefusedException(Quoted.of(name) + " is an absolute path");
    }
    for (String part : path.split("/", -1)) {
      if (part.equals("..")) {
        throw new RefusedException(Quoted.of(name) + " leads out of it");
      }
    }
    return path;
  }
}
