package blastlab.grader.run;

import java.util.Arrays;
import java.util.List;

/** What is told of a failure of a submission's code. */
final class FailureText {
  private static final int MOST_FRAMES = 12;
  private static final int LONGEST = 4000;

  private FailureText() {}

  static String of(Throwable failure) {
    StringBuilder text = new StringBuilder(String.valueOf(failure.getMessage()));
    List<StackTraceElement> frames = Arrays.asList(failure.getStackTrace());
    frames.stream().limit(MOST_FRAMES).forEach(frame -> text.append("\n\tat ").append(frame));
    return text.length() > LONGEST ? text.substring(0, LONGEST) + "..." : text.toString();
  }
}
