package blastlab.grader.run;

import blastlab.grader.journal.Journal;
import blastlab.text.InputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.stream.Stream;

/** The folder of all results, which belongs to one grading. */
public final class OutFolder {
  private static final String WORK = "work";

  private OutFolder() {}

  /**
   * Makes the folder ready for a grading.
   *
   * @param resume whether a grading that was begun there is to be gone on with
   */
  public static void prepare(Path out, boolean resume) {
    if (Files.exists(out) && !Files.isDirectory(out)) {
      throw new InputException(out + ": a file, expected a folder for the results");
    }
    if (Files.exists(out) && !isEmpty(out)) {
      if (!Journal.isIn(out)) {
        throw new InputException(
            out + ": holds something else, expected a new or empty folder for the results");
      }
      if (!resume) {
        throw new InputException(
            out + ": holds results already; go on with them by --resume, or name another folder");
      }
    }
    try {
      Files.createDirectories(out);
      delete(out.resolve(WORK));
    } catch (IOException e) {
      throw new InputException(out + ": can't be written (" + e + ")", e);
    }
  }

  /** Empties a folder that holds the results of an earlier run, so that a new one can begin. */
  public static void discard(Path out) {
    if (Journal.isIn(out)) {
      delete(out);
    }
  }

  /** A folder for what is needed during the run only. */
  static Path work(Path out, String name) {
    return out.resolve(WORK).resolve(name);
  }

  /** Removes all that was needed during the run only. */
  public static void clean(Path out) {
    delete(out.resolve(WORK));
  }

  private static boolean isEmpty(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isEmpty();
    } catch (IOException e) {
      throw new InputException(folder + ": can't be read (" + e + ")", e);
    }
  }

  /** Deletes a folder with all that is in it; links are deleted, not followed. */
  static void delete(Path folder) {
    if (!Files.exists(folder)) {
      return;
    }
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                throws IOException {
              Files.delete(file);
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, IOException e)
                throws IOException {
              Files.delete(directory);
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
