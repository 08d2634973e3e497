package blastlab.loader;

import blastlab.world.CharacterEntity;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;

/** A folder in which tests write sources and pack jars. */
record Workshop(Path folder) {
  static final String AGENT =
      """
      public class %s extends blastlab.world.CharacterEntity {}
      """;

  /** The agent that a user would get for this. */
  static CharacterEntity make(Object spec) {
    return new AgentLoader().load(spec.toString()).factory().get();
  }

  Path write(String name, String text) {
    try {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      return Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes the shortest agent there is, in the default package. */
  Path writeAgent(String name) {
    return write(name + ".java", AGENT.formatted(name));
  }

  /** Compiles sources of this folder to where they are and packs files into a jar. */
  Path jar(List<Path> sources, List<String> entries) {
    for (Path source : sources) {
      int failed =
          ToolProvider.getSystemJavaCompiler()
              .run(null, null, null, "-d", folder.toString(), "-proc:none", source.toString());
      if (failed != 0) {
        throw new IllegalStateException("can't compile " + source);
      }
    }
    Path jar = folder.resolve("agent.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (String entry : entries) {
        zip.putNextEntry(new ZipEntry(entry));
        zip.write(Files.readAllBytes(folder.resolve(entry)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return jar;
  }
}
