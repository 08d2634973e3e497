package blastlab.grader.sandbox;

import java.util.List;

/** How Java is started for submissions. */
final class Java {
  /** A small process, that says nothing unasked, and ends when its memory is used up. */
  static final List<String> OPTIONS =
      List.of(
          "-XX:+UseSerialGC",
          "-Xss1m",
          "-XX:CompressedClassSpaceSize=64m",
          "-XX:MaxMetaspaceSize=128m",
          "-XX:MaxDirectMemorySize=64m",
          "-XX:ReservedCodeCacheSize=128m",
          "-XX:+ExitOnOutOfMemoryError",
          "-XX:-UsePerfData",
          "-XX:+DisableAttachMechanism",
          "-XX:ErrorFile=/dev/null",
          "-Xlog:disable",
          "-Xshare:auto",
          "-Dfile.encoding=UTF-8",
          "-Djava.awt.headless=true");

  /** With what Java ends when its memory is used up. */
  static final int OUT_OF_MEMORY = 3;

  private Java() {}
}
