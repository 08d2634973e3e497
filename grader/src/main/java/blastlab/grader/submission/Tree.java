package blastlab.grader.submission;

import blastlab.text.Quoted;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.TreeMap;

/** The files of a submission that is a folder, without litter; links must stay inside. */
final class Tree {
  private final Path folder;
  private final Path real;
  private final Quota quota;
  private final Map<String, Path> files = new TreeMap<>();

  private Tree(Path folder, Quota quota) throws IOException {
    this.folder = folder;
    this.real = folder.toRealPath();
    this.quota = quota;
  }

  /** All files by their paths below the folder, with '/' between folders. */
  static Map<String, Path> files(Path folder, Quota quota) throws IOException, RefusedException {
    Tree tree = new Tree(folder, quota);
    Walk walk = tree.new Walk();
    try {
      Files.walkFileTree(folder, walk);
    } catch (AccessDeniedException e) {
      throw new RefusedException(Quoted.of(e.getFile()) + " may not be read");
    }
    if (walk.refused != null) {
      throw walk.refused;
    }
    return tree.files;
  }

  private void add(Path file, BasicFileAttributes attributes) throws RefusedException {
    quota.entry();
    String path = folder.relativize(file).toString().replace('\\', '/');
    if (Litter.isLitter(file.getFileName().toString())) {
      return;
    }
    if (attributes.isSymbolicLink()) {
      files.put(path, inside(path, file));
    } else if (attributes.isRegularFile()) {
      files.put(path, file);
    } else {
      throw new RefusedException(Quoted.of(path) + " is a device, expected files only");
    }
    if (files.size() > Quota.MOST_FILES) {
      throw new RefusedException("more than " + Quota.MOST_FILES + " files");
    }
  }

  private Path inside(String path, Path link) throws RefusedException {
    try {
      Path meant = link.toRealPath();
      if (!meant.startsWith(real)) {
        throw new RefusedException(Quoted.of(path) + " is a link that leads out of it");
      }
      if (!Files.isRegularFile(meant)) {
        throw new RefusedException(Quoted.of(path) + " is a link to something that is no file");
      }
      return meant;
    } catch (NoSuchFileException e) {
      throw new RefusedException(Quoted.of(path) + " is a link that leads nowhere");
    } catch (IOException e) {
      throw new RefusedException(Quoted.of(path) + " is a link that can't be followed");
    }
  }

  /** Stops at the first thing that is refused. */
  private final class Walk extends SimpleFileVisitor<Path> {
    private RefusedException refused;

    @Override
    public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
      if (!directory.equals(folder) && Litter.isLitter(directory.getFileName().toString())) {
        return FileVisitResult.SKIP_SUBTREE;
      }
      try {
        quota.entry();
      } catch (RefusedException e) {
        refused = e;
        return FileVisitResult.TERMINATE;
      }
      if (folder.relativize(directory).getNameCount() > Quota.DEEPEST) {
        refused = new RefusedException("folders more than " + Quota.DEEPEST + " deep");
        return FileVisitResult.TERMINATE;
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      try {
        add(file, attributes);
        return FileVisitResult.CONTINUE;
      } catch (RefusedException e) {
        refused = e;
        return FileVisitResult.TERMINATE;
      }
    }
  }
}
