package blastlab.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the resources. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() throws IOException {
    try (InputStream in = Version.class.getResourceAsStream("/blastlab/version.txt")) {
      return new String[] {
        "blastlab " + new String(in.readAllBytes(), StandardCharsets.UTF_8).strip()
      };
    }
  }
}
