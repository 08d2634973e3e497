package blastlab.grader.sandbox;

import java.util.ArrayList;
import java.util.List;

/**
 * The limits that the kernel keeps.
 *
 * @param memoryMb how much address space a process may have
 * @param processes how many threads and processes there may be
 * @param fileBytes how long a file may become
 * @param cpuSeconds how long a process may work
 */
record Rlimits(long memoryMb, int processes, long fileBytes, int cpuSeconds) {
  /** What Java needs itself beside the heap: its code, its classes, its own threads. */
  static final int JAVAS_OWN_MB = 1200;

  /** Java's own threads, and the processes around it. */
  static final int JAVAS_OWN_THREADS = 40;

  private static final int OPEN_FILES = 256;

  /**
   * The command that sets them, to stand before the one that is limited.
   *
   * @param ownUser whether the process has a user of its own, since processes are counted by user
   */
  List<String> prlimit(boolean ownUser) {
    List<String> command = new ArrayList<>();
    command.add(Programs.PRLIMIT);
    command.add("--as=" + (memoryMb << 20));
    command.add("--fsize=" + fileBytes);
    command.add("--cpu=" + cpuSeconds);
    command.add("--nofile=" + OPEN_FILES);
    command.add("--core=0");
    if (ownUser) {
      command.add("--nproc=" + processes);
    }
    return command;
  }
}
