package blastlab.grader.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A process with a file system of its own, that holds nothing but Java and its mounts, without
 * network, other processes, /proc, environment or privileges.
 */
final class Bubblewrap implements Confinement {
  static final int TMP_BYTES = 16 << 20;
  private static final Path TMP = Path.of("/tmp");

  private final boolean root;
  private final boolean pins = Programs.has(Programs.TASKSET);

  Bubblewrap(boolean root) {
    this.root = root;
  }

  @Override
  public List<String> command(Room room, Rlimits limits, List<String> java) {
    List<String> command = new ArrayList<>();
    if (pins) {
      command.addAll(List.of(Programs.TASKSET, "-c", String.valueOf(room.processor())));
    }
    command.add(Programs.BWRAP);
    command.addAll(separate());
    command.addAll(files(room));
    if (root) {
      command.addAll(become(room.user()));
    }
    command.addAll(limits.prlimit(true));
    command.add(JavaHome.java());
    command.addAll(java);
    return command;
  }

  private List<String> separate() {
    List<String> options =
        new ArrayList<>(
            List.of(
                "--unshare-ipc",
                "--unshare-pid",
                "--unshare-net",
                "--unshare-uts",
                "--unshare-cgroup-try",
                "--die-with-parent",
                "--new-session",
                "--clearenv",
                "--hostname",
                "sandbox",
                "--setenv",
                "MALLOC_ARENA_MAX",
                "1",
                "--setenv",
                "LC_ALL",
                "C.UTF-8",
                "--setenv",
                "LD_LIBRARY_PATH",
                JavaHome.path().resolve("lib").toString()));
    if (root) {
      options.addAll(
          List.of("--cap-drop", "ALL", "--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"));
    } else {
      options.add("--unshare-user");
    }
    return options;
  }

  /** For root: another user, so that the kernel counts its processes and it owns no files. */
  static List<String> become(int user) {
    return List.of(
        Programs.SETPRIV,
        "--reuid=" + user,
        "--regid=" + user,
        "--clear-groups",
        "--no-new-privs",
        "--inh-caps=-all");
  }

  private List<String> files(Room room) {
    List<Mount> mounts = new ArrayList<>();
    JavaHome.needed().forEach(path -> mounts.add(new Mount(path, path, false)));
    mounts.add(Mount.readable(Path.of(Programs.PRLIMIT), Programs.PRLIMIT));
    if (root) {
      mounts.add(Mount.readable(Path.of(Programs.SETPRIV), Programs.SETPRIV));
    }
    mounts.addAll(room.mounts());
    Set<Path> folders = new LinkedHashSet<>();
    mounts.forEach(mount -> addParents(mount.inside(), folders));
    List<String> options = new ArrayList<>();
    folders.forEach(folder -> options.addAll(List.of("--dir", folder.toString())));
    for (Path link : JavaHome.links()) {
      options.addAll(List.of("--symlink", target(link), link.toString()));
    }
    for (Mount mount : mounts) {
      options.add(mount.writable() ? "--bind" : "--ro-bind");
      options.add(mount.outside().toString());
      options.add(mount.inside().toString());
    }
    options.addAll(List.of("--perms", "1777", "--size", String.valueOf(TMP_BYTES)));
    options.addAll(List.of("--tmpfs", TMP.toString(), "--dev", "/dev"));
    options.addAll(List.of("--remount-ro", "/", "--chdir", TMP.toString()));
    return options;
  }

  /** Folders made on the way to a mount would be closed to others than root. */
  private static void addParents(Path path, Set<Path> folders) {
    Path parent = path.getParent();
    if (parent != null && parent.getNameCount() > 0) {
      addParents(parent, folders);
      folders.add(parent);
    }
  }

  private static String target(Path link) {
    try {
      return Files.readSymbolicLink(link).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Path path(Mount mount) {
    return mount.inside();
  }

  @Override
  public Path temporary(Room room) {
    return TMP;
  }

  @Override
  public List<String> unenforced() {
    return pins
        ? List.of()
        : List.of("submissions share the processors: " + Programs.TASKSET + " is missing");
  }
}
