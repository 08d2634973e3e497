package blastlab.grader.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Where bubblewrap does not work: only limits, and another user if we are root. */
final class LimitsOnly implements Confinement {
  private final String why;
  private final boolean changesUser;
  private final boolean limits = Programs.has(Programs.PRLIMIT);
  private final boolean pins = Programs.has(Programs.TASKSET);
  private final boolean diesWithParent = Programs.has(Programs.SETPRIV);

  /**
   * Limits only.
   *
   * @param why what bubblewrap said
   * @param root whether we may become any user
   */
  LimitsOnly(String why, boolean root) {
    this.why = why;
    this.changesUser = root && Programs.has(Programs.SETPRIV);
  }

  boolean changesUser() {
    return changesUser;
  }

  @Override
  public List<String> command(Room room, Rlimits rlimits, List<String> java) {
    List<String> command = new ArrayList<>();
    if (pins) {
      command.addAll(List.of(Programs.TASKSET, "-c", String.valueOf(room.processor())));
    }
    if (changesUser) {
      command.addAll(Bubblewrap.become(room.user()));
    }
    if (limits) {
      command.addAll(rlimits.prlimit(changesUser));
    }
    if (diesWithParent) {
      command.addAll(List.of(Programs.SETPRIV, "--pdeathsig", "KILL"));
    }
    command.add(JavaHome.java());
    command.addAll(java);
    return command;
  }

  @Override
  public Path path(Mount mount) {
    return mount.outside();
  }

  @Override
  public Path temporary(Room room) {
    return room.tmp();
  }

  @Override
  public List<String> unenforced() {
    List<String> missing = new ArrayList<>();
    missing.add("there is no sandbox, as bubblewrap does not work here (" + why + ")");
    missing.add("submissions can use the network");
    missing.add(
        changesUser
            ? "submissions can read all files that everybody may read, and write where everybody"
                + " may; they run as users of their own"
            : "submissions can read and change all that you can: run this as root, or put"
                + " bubblewrap right");
    missing.add("what a submission writes to disk is limited for each file only");
    if (!changesUser) {
      missing.add("the number of processes is not limited for submissions apart from yours");
      missing.add("submissions can see and end your other processes");
    }
    if (!limits) {
      missing.add(
          "memory outside of Java, processes, files and CPU time are not limited: "
              + Programs.PRLIMIT
              + " is missing");
    }
    if (!pins) {
      missing.add("submissions share the processors: " + Programs.TASKSET + " is missing");
    }
    if (!diesWithParent) {
      missing.add("submissions may outlive a grader that is killed");
    }
    return missing;
  }
}
