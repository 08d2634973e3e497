package blastlab.view.console;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.match.MatchListener;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

class StudentTraceTest {
  private static final String HERE = "    at blastlab.view.console.StudentTraceTest";

  @Test
  void endsWithTheStudentsOwnFrame() {
    assertThat(traceOf(() -> List.of(1).get(7)))
        .startsWith("me's code crashed:")
        .contains("java.lang.IndexOutOfBoundsException: Index: 7 Size: 1")
        .noneMatch(line -> line.contains("blastlab.match"))
        .last()
        .asString()
        .startsWith(HERE + "$Student.act(StudentTraceTest.java:");
  }

  @Test
  void tellsCausesInTheSameWay() {
    IllegalStateException cause = new IllegalStateException("first");
    List<String> trace =
        traceOf(
            () -> {
              throw new IllegalArgumentException("second", cause);
            });

    assertThat(trace).contains("java.lang.IllegalArgumentException: second");
    assertThat(trace).contains("Caused by: java.lang.IllegalStateException: first");
  }

  @Test
  void causesThatGoInACircleEnd() {
    Exception one = new Exception("one");
    one.initCause(new Exception("two", one));

    assertThat(StudentTrace.of(one)).filteredOn(line -> line.contains("two")).hasSize(1);
  }

  @Test
  void anEndlessRecursionIsShort() {
    List<String> trace = traceOf(() -> dig(0));

    assertThat(trace).hasSize(17).contains("java.lang.StackOverflowError");
    assertThat(trace.get(12)).matches(" {4}\\.\\.\\. \\d+ more \\.\\.\\.");
  }

  @Test
  void saysWhereALateAgentWas() {
    Throwable timeout = new TimeoutException("no decision after 50 ms; it was here:");
    timeout.setStackTrace(
        new StackTraceElement[] {
          new StackTraceElement("Slow", "search", "Slow.java", 12),
          new StackTraceElement("Slow", "act", "Slow.java", 5),
          new StackTraceElement("blastlab.match.Seat", "decide", "Seat.java", 1),
          new StackTraceElement("java.lang.Thread", "run", "Thread.java", 840)
        });

    assertThat(StudentTrace.of(timeout))
        .containsExactly(
            "no decision after 50 ms; it was here:",
            "    at Slow.search(Slow.java:12)",
            "    at Slow.act(Slow.java:5)");
  }

  @Test
  void startsWithTheStudentsFirstFrame() {
    Throwable crash = new IndexOutOfBoundsException("cell (9,9) is outside the world");
    crash.setStackTrace(
        new StackTraceElement[] {
          new StackTraceElement("blastlab.world.World", "requireInside", "World.java", 9),
          new StackTraceElement("blastlab.world.World", "wallAt", "World.java", 8),
          new StackTraceElement("Mine", "look", "Mine.java", 7),
          new StackTraceElement("java.util.ArrayList", "forEach", "ArrayList.java", 6),
          new StackTraceElement("Mine", "act", "Mine.java", 5),
          new StackTraceElement("blastlab.match.Seat", "decide", "Seat.java", 1)
        });

    assertThat(StudentTrace.of(crash))
        .containsExactly(
            "java.lang.IndexOutOfBoundsException: cell (9,9) is outside the world",
            "    at Mine.look(Mine.java:7)",
            "    at java.util.ArrayList.forEach(ArrayList.java:6)",
            "    at Mine.act(Mine.java:5)");
  }

  @Test
  void aConstructorsTraceEndsBeforeWhoCalledIt() {
    Throwable crash = new IllegalStateException();
    crash.setStackTrace(
        new StackTraceElement[] {
          new StackTraceElement("Mine", "<init>", "Mine.java", 3),
          new StackTraceElement("jdk.internal.reflect.Access", "newInstance", null, -2),
          new StackTraceElement("java.lang.reflect.Constructor", "newInstance", null, 1),
          new StackTraceElement("blastlab.loader.AgentClass", "make", "AgentClass.java", 1),
          new StackTraceElement("blastlab.match.Seat", "enter", "Seat.java", 1)
        });

    assertThat(StudentTrace.of(crash))
        .containsExactly("java.lang.IllegalStateException", "    at Mine.<init>(Mine.java:3)");
  }

  @Test
  void anExceptionWhoseTextFailsIsNoProblem() {
    assertThat(StudentTrace.of(new Speechless()))
        .first()
        .asString()
        .contains("Speechless (whose own text fails: java.lang.NullPointerException)");
  }

  private static List<String> traceOf(Runnable code) {
    return StudentTrace.of(Rehearsal.play(new MatchListener() {}, () -> new Student(code)));
  }

  private static int dig(int depth) {
    return depth < 0 ? 0 : dig(depth + 1) + 1;
  }

  private static final class Student extends CharacterEntity {
    private final Runnable code;

    Student(Runnable code) {
      this.code = code;
    }

    @Override
    public void act(SensedWorld world) {
      code.run();
    }
  }

  private static final class Speechless extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new NullPointerException();
    }
  }
}
