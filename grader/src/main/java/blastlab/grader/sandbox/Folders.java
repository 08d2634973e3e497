package blastlab.grader.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;

/** Makes folders and files that others may read or use, and removes them. */
final class Folders {
  static final String READABLE = "rwxr-xr-x";
  static final String PASSABLE = "rwx--x--x";
  static final String PRIVATE = "rwx------";

  private Folders() {}

  static Path make(Path folder, String permissions) {
    try {
      Files.createDirectories(folder);
      return allow(folder, permissions);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Path allow(Path path, String permissions) {
    try {
      return Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Gives a file or folder to a user; only root may do so. */
  static void give(Path path, int user) {
    try {
      Files.setAttribute(path, "unix:uid", user);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Copies regular files and folders, for everybody to read; links and all else are left out. */
  static void copy(Path from, Path to) {
    try {
      Files.walkFileTree(
          from,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
              make(to.resolve(from.relativize(folder).toString()), READABLE);
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                throws IOException {
              if (attributes.isRegularFile()) {
                Path copy = to.resolve(from.relativize(file).toString());
                Files.write(copy, Files.readAllBytes(file));
                allow(copy, "rw-r--r--");
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Removes a folder with all that is in it; what can't be removed stays. */
  static void delete(Path folder) {
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                throws IOException {
              Files.deleteIfExists(file);
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, IOException e)
                throws IOException {
              Files.deleteIfExists(visited);
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      return; // it lies in a temporary folder
    }
  }
}
