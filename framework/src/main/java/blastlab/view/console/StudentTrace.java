package blastlab.view.console;

import blastlab.match.Failure;
import blastlab.match.Outcome;
import blastlab.match.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a student's code threw, from the student's first frame to the last. */
public final class StudentTrace {
  private static final String MATCH = "blastlab.match.";
  private static final List<String> MAKERS =
      List.of("blastlab.training.", "blastlab.loader.", "java.lang.reflect.", "jdk.internal.");
  private static final List<String> CALLED_BY_STUDENTS =
      List.of(
          "blastlab.world.",
          "blastlab.rules.",
          "blastlab.search.",
          "java.",
          "jdk.internal.",
          "sun.");
  private static final int MOST_FRAMES = 30;
  private static final int TOP = 10;
  private static final int BOTTOM = 4;

  private StudentTrace() {}

  /** The traces of all whose code has failed, each under a line that says whose it is. */
  public static List<String> of(Result result) {
    List<String> lines = new ArrayList<>();
    for (Result.Seat seat : result.seats()) {
      if (seat.failure().isPresent()) {
        lines.add(seat.name() + "'s code " + failing(seat.outcome()) + ":");
        lines.addAll(of(seat.failure().get()));
      }
    }
    return lines;
  }

  /** The trace of a failure and of its causes. */
  public static List<String> of(Throwable failure) {
    List<String> lines = new ArrayList<>();
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    String start = "";
    for (Throwable t = failure; t != null && seen.add(t); t = t.getCause()) {
      lines.add(start + Failure.describe(t));
      lines.addAll(shortened(students(List.of(t.getStackTrace()))));
      start = "Caused by: ";
    }
    return lines;
  }

  private static String failing(Optional<Outcome> outcome) {
    return outcome.equals(Optional.of(Outcome.TIMED_OUT)) ? "took too long" : "crashed";
  }

  /**
   * Without the frames of what the student called, as the message tells more than they do, and of
   * who called the student; all of them if the student has none.
   */
  private static List<StackTraceElement> students(List<StackTraceElement> frames) {
    int end = 0;
    while (end < frames.size() && !frames.get(end).getClassName().startsWith(MATCH)) {
      end++;
    }
    while (end > 0 && isOneOf(MAKERS, frames.get(end - 1))) {
      end--;
    }
    int start = 0;
    while (start < end && isOneOf(CALLED_BY_STUDENTS, frames.get(start))) {
      start++;
    }
    return start == end ? frames : frames.subList(start, end);
  }

  private static boolean isOneOf(List<String> packages, StackTraceElement frame) {
    return packages.stream().anyMatch(frame.getClassName()::startsWith);
  }

  /** Leaves out the middle of a long trace: an endless recursion says the same again and again. */
  private static List<String> shortened(List<StackTraceElement> frames) {
    List<String> lines = frames.stream().map(StudentTrace::line).toList();
    if (lines.size() <= MOST_FRAMES) {
      return lines;
    }
    List<String> some = new ArrayList<>(lines.subList(0, TOP));
    some.add("    ... " + (lines.size() - TOP - BOTTOM) + " more ...");
    some.addAll(lines.subList(lines.size() - BOTTOM, lines.size()));
    return some;
  }

  private static String line(StackTraceElement frame) {
    String file = frame.getFileName() == null ? "unknown source" : frame.getFileName();
    String place = frame.getLineNumber() < 0 ? file : file + ":" + frame.getLineNumber();
    return "    at " + frame.getClassName() + "." + frame.getMethodName() + "(" + place + ")";
  }
}
