package blastlab.grader.sandbox;

import blastlab.text.InputException;
import blastlab.world.World;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Where submissions are compiled and played: cut off from all else as far as this machine allows.
 * For any number of threads.
 */
public final class Sandbox implements AutoCloseable {
  private static final String FRAMEWORK = "/blastlab/framework.jar";
  private static final int FIRST_USER = 40_000;
  private static final int USERS = 20_000;

  private final Path work;
  private final boolean root;
  private final Confinement confinement;
  private final Mount framework;
  private final Processors processors = new Processors();
  private final SecureRandom names = new SecureRandom();
  private final ExecutorService starter = Executors.newSingleThreadExecutor(Sandbox::daemon);
  private Optional<Path> archive = Optional.empty();
  private boolean archiveTried;
  private int users = (int) (ProcessHandle.current().pid() * 64 % USERS);

  private Sandbox(boolean bubblewrap) {
    Leftovers.remove();
    try {
      work = Files.createTempDirectory(Leftovers.PREFIX);
      Folders.allow(work, Folders.PASSABLE);
      root = Files.getAttribute(work, "unix:uid").equals(0);
      framework = Mount.readable(framework(), FRAMEWORK);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Confinement wrapped = new Bubblewrap(root);
    Optional<String> trouble = bubblewrap ? tried(wrapped) : Optional.of("it was not to be used");
    confinement =
        trouble.isEmpty() ? wrapped : new LimitsOnly(trouble.get().lines().findFirst().get(), root);
  }

  /** The best that this machine has, found out by trying. */
  public static Sandbox open() {
    return new Sandbox(true);
  }

  /** One as on a machine without bubblewrap. */
  static Sandbox withoutBubblewrap() {
    return new Sandbox(false);
  }

  /**
   * The same as {@link #open}, but bubblewrap has to work.
   *
   * @throws InputException if it does not, saying why
   */
  public static Sandbox required() {
    Sandbox sandbox = open();
    if (sandbox.isComplete()) {
      return sandbox;
    }
    String why = String.join("; ", sandbox.unenforced());
    sandbox.close();
    throw new InputException(
        "--require-sandbox: "
            + why
            + "; expected a machine where bwrap works (Debian's package"
            + " bubblewrap)");
  }

  /** Whether bubblewrap works and everything is enforced. */
  public boolean isComplete() {
    return confinement instanceof Bubblewrap && unenforced().isEmpty();
  }

  /** Where its files are. */
  Path work() {
    return work;
  }

  /** Whether processes run as users of their own. */
  boolean changesUser() {
    return root && Programs.has(Programs.SETPRIV);
  }

  /** What is not enforced here, a sentence each, for the report; empty if everything is. */
  public List<String> unenforced() {
    return confinement.unenforced();
  }

  private Optional<String> tried(Confinement wrapped) {
    if (!Programs.has(Programs.BWRAP)) {
      return Optional.of(Programs.BWRAP + " is missing");
    }
    Room room = room();
    Rlimits limits = new Rlimits(Rlimits.JAVAS_OWN_MB, Rlimits.JAVAS_OWN_THREADS, 1 << 20, 60);
    List<String> java = new ArrayList<>(Java.OPTIONS);
    java.addAll(List.of("-Xmx16m", "-version"));
    Optional<String> complaint = Programs.complaint(wrapped.command(room, limits, java));
    processors.free(room.processor());
    Folders.delete(room.home());
    return complaint;
  }

  // ---- processes ----

  /** A room for a process; only for the one that is then started in it. */
  Room room() {
    Path home = folder();
    Room room = new Room(home, nextUser(), processors.next(), List.of(framework));
    Folders.make(room.tmp(), Folders.PRIVATE);
    if (root) {
      Folders.give(room.tmp(), room.user());
    }
    return room;
  }

  /** A new folder that those may pass who know its name. */
  Path folder() {
    return Folders.make(work.resolve(secret()), Folders.PASSABLE);
  }

  /** A name that nobody can guess, as folders are not to be found by those who don't know it. */
  String secret() {
    byte[] name = new byte[8];
    names.nextBytes(name);
    return HexFormat.of().formatHex(name);
  }

  private synchronized int nextUser() {
    users = (users + 1) % USERS;
    return FIRST_USER + users;
  }

  /** Starts Java in a room. */
  Confined start(Room room, Rlimits limits, List<String> options, List<String> arguments) {
    List<String> java = new ArrayList<>(Java.OPTIONS);
    java.addAll(options);
    java.add("-Djava.io.tmpdir=" + confinement.temporary(room));
    java.addAll(List.of("-cp", path(framework)));
    java.addAll(arguments);
    Path log = room.home().resolve("log");
    ProcessBuilder builder =
        new ProcessBuilder(confinement.command(room, limits, java))
            .directory(room.tmp().toFile())
            .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
    builder.environment().clear();
    builder.environment().put("MALLOC_ARENA_MAX", "1");
    builder.environment().put("LC_ALL", "C.UTF-8"); // names of files may be any
    try {
      Process process = starter.submit(builder::start).get();
      return new Confined(process, room, log, () -> swept(room));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while starting a process", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a process can't be started: " + e.getMessage(), e);
    }
  }

  private void swept(Room room) {
    processors.free(room.processor());
    if (confinement instanceof LimitsOnly limits && limits.changesUser()) {
      List<String> command = new ArrayList<>(Bubblewrap.become(room.user()));
      command.addAll(List.of("/bin/sh", "-c", "kill -9 -1; exit 0"));
      Programs.complaint(command);
    }
  }

  /** Where a process sees a file or folder. */
  String path(Mount mount) {
    return confinement.path(mount).toString();
  }

  /** A copy of a folder that processes may read. */
  Path publish(Path folder) {
    Path copy = work.resolve(secret());
    Folders.copy(folder, copy);
    return copy;
  }

  /** Archived classes with which Java starts faster; made when first asked for. */
  synchronized Optional<Path> archive() {
    if (!archiveTried) {
      archiveTried = true;
      archive = Archive.make(this);
    }
    return archive;
  }

  /** The framework, where everybody may read it. */
  private Path framework() throws IOException {
    Path source;
    try {
      source = Path.of(World.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("strange place of the framework", e);
    }
    Path copy = work.resolve("framework.jar");
    Folders.copy(source, copy);
    return copy;
  }

  private static Thread daemon(Runnable code) {
    Thread thread = new Thread(code, "starter"); // lives on, as processes die with it
    thread.setDaemon(true);
    return thread;
  }

  /** Removes its files. */
  @Override
  public void close() {
    starter.shutdown();
    Folders.delete(work);
  }
}
