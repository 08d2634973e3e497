package blastlab.grader.run;

import blastlab.grader.submission.Zip;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes submissions for tests. */
final class Handout {
  private final Path folder;

  Handout(Path folder) {
    this.folder = folder;
  }

  /** An agent whose act has this body. */
  Handout agent(String student, String act) throws IOException {
    return file(student + "/My.java", source("My", act));
  }

  Handout file(String path, String text) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return this;
  }

  Handout zip(String name, Zip zip) throws IOException {
    Files.createDirectories(folder);
    zip.write(folder.resolve(name));
    return this;
  }

  static String source(String name, String act) {
    return """
    import blastlab.world.*;
    public class %s extends CharacterEntity {
      @Override public void act(SensedWorld world) { %s }
    }
    """
        .formatted(name, act);
  }

  /** An agent that finds its way out of where nothing is in the way. */
  static String walker() {
    return "move(blastlab.search.Move.legal(world, world.me(this)).size() > 2 ? 1 : 0, 1);";
  }
}
