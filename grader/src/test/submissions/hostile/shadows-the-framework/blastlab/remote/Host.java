package blastlab.remote;

/** Not the one of the framework. */
public class Host {
  /** What it says. */
  public static String words() {
    return "mine";
  }

  /** Would end the process if anybody started it. */
  public static void main(String[] args) {
    System.exit(7);
  }
}
