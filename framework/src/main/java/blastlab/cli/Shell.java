package blastlab.cli;

/** Words for a command line to be pasted into a shell. */
final class Shell {
  private Shell() {}

  /** The word as it is if it has only harmless letters, else in quotes. */
  static String quote(String word) {
    return word.matches("[\\w./:@%+=,-][\\w./:@%+=,#-]*")
        ? word
        : "'" + word.replace("'", "'\\''") + "'";
  }
}
