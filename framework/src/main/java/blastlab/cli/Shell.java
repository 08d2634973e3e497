package blastlab.cli;

/** Words for a command line to be pasted into a shell. */
public final class Shell {
  private Shell() {}

  /** The word as it is if it has only harmless letters, else in quotes. */
  public static String quote(String word) {
    return word.matches("[\\w./:@%+=,-][\\w./:@%+=,#-]*")
        ? word
        : "'" + word.replace("'", "'\\''") + "'";
  }
}
