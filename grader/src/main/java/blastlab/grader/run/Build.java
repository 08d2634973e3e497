package blastlab.grader.run;

import blastlab.world.World;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Which Blastlab this is. */
public final class Build {
  private Build() {}

  /** Its version. */
  public static String version() {
    try (InputStream in = Build.class.getResourceAsStream("/blastlab/version.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Its version with a sum of all code that games depend on; two builds of one state are equal. */
  public static String exact() {
    try {
      Path framework =
          Path.of(World.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return "blastlab " + version() + (Files.isRegularFile(framework) ? sum(framework) : "");
    } catch (URISyntaxException e) {
      throw new IllegalStateException("strange place of the framework", e);
    }
  }

  private static String sum(Path jar) {
    CRC32 sum = new CRC32();
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      zip.stream()
          .filter(entry -> !entry.isDirectory() && !entry.getName().startsWith("META-INF/"))
          .map(Build::line)
          .sorted()
          .forEach(line -> sum.update(line.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return String.format(" (%08x)", sum.getValue());
  }

  private static String line(ZipEntry entry) {
    return entry.getName() + " " + entry.getCrc() + "\n";
  }
}
