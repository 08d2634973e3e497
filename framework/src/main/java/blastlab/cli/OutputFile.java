package blastlab.cli;

import blastlab.text.InputException;
import blastlab.text.Quoted;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Files that a command is to write. */
final class OutputFile {
  private OutputFile() {}

  /** The file that the user calls so; better refused now than after a command's work. */
  static Path named(String name) {
    try {
      Path file = Path.of(name);
      Path folder = file.toAbsolutePath().getParent();
      if (Files.isDirectory(file) || folder == null) {
        throw new InputException(name + ": a folder, expected a file to write to");
      }
      if (!Files.isDirectory(folder) || !Files.isWritable(folder)) {
        throw new InputException(
            name + ": can't be written, expected a folder that you may write to, not " + folder);
      }
      return file;
    } catch (InvalidPathException e) {
      throw new InputException(Quoted.of(name) + " can't be the name of a file", e);
    }
  }
}
