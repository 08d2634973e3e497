package blastlab.view.console;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Times;
import blastlab.match.Match;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class PlainViewerTest {
  private final StringWriter text = new StringWriter();
  private final PrintWriter out = new PrintWriter(text);

  @Test
  void showsAFrameAStepAndTheVerdict() {
    Rehearsal.play(new PlainViewer(out, Rehearsal.BILL, () -> {}), Rehearsal.toTheExit());

    assertThat(Times.masked(text.toString()))
        .isEqualTo(
            """
            tiny, seed 1: Two steps

            step 0, time 9
            +---+
            |C E|
            | W |
            +---+
            me -9

            step 1, time 8
            +---+
            |C E|
            | W |
            +---+
            me -8

            step 2, time 7
            +---+
            | CE|
            | W |
            +---+
            me -7

            step 3, time 6
            +---+
            |  E|
            | W |
            +---+
            me 5
            me found the exit at (2,0)

            After 3 steps everybody has escaped; time left: 6.
            me  ESCAPED  5  builtin:script
                decisions  next() mean  most  ms mean  slowest
            me          2            0     0  T  T
            """);
  }

  @Test
  void showsBombsBlastsAndHowToSeeALossAgain() {
    Rehearsal.play(
        new PlainViewer(out, Rehearsal.BILL, () -> {}), Rehearsal.script(new int[] {0, 0, 1}));

    assertThat(Times.masked(text.toString()))
        .contains("step 3, time 6\n+---+\n|C E|")
        .endsWith(
            """
            step 4, time 5
            +---+
            |* E|
            | W |
            +---+
            me -6
            me's bomb killed its owner at (0,0)

            After 4 steps nobody is left in the world; time left: 5.
            me  KILLED_BY_BOMB  -6  builtin:script
                decisions  next() mean  most  ms mean  slowest
            me          3            0     0  T  T
            step by step: replay it
            """);
  }

  @Test
  void whatAgentsLogStandsBelowTheFrame() {
    Rehearsal.play(new PlainViewer(out, Rehearsal.BILL, () -> {}), Talker::new);

    assertThat(text.toString())
        .contains("me -8\n  me: to the right\n  me: with a  bell\n\nstep 2, time 7\n")
        .doesNotContain("\u0007");
  }

  private static final class Talker extends CharacterEntity {
    @Override
    public void act(SensedWorld world) {
      log("to the right");
      log("with a \u0007bell");
      move(1, 0);
    }
  }

  @Test
  void aCrashIsToldAtOnceAndTracedAtTheEnd() {
    Rehearsal.play(new PlainViewer(out, Rehearsal.BILL, () -> {}), Crashing::new);

    assertThat(text.toString().replaceAll(":\\d+\\)", ":N)"))
        .endsWith(
            """
            me -8
            me crashed: java.lang.IllegalStateException: no plan

            me's code crashed:
            java.lang.IllegalStateException: no plan
                at blastlab.view.console.PlainViewerTest$Crashing.act(PlainViewerTest.java:N)
            After 1 step nobody is left in the world; time left: 8.
            me  CRASHED  -8  builtin:script
            step by step: replay it
            """);
  }

  @Test
  void waitsOnceBeforeEveryStep() {
    AtomicInteger waits = new AtomicInteger();

    Rehearsal.play(
        new PlainViewer(out, Rehearsal.BILL, waits::incrementAndGet), Rehearsal.toTheExit());

    assertThat(waits).hasValue(3);
  }

  @Test
  void stopsTheGameWhenNobodyReadsAnyMore() {
    PlainViewer viewer = new PlainViewer(new PrintWriter(new Broken()), Rehearsal.BILL, () -> {});
    Match match = Rehearsal.match(viewer, Rehearsal.script());
    viewer.onQuit(match::stop);

    assertThat(match.play().steps()).isZero();
  }

  private static final class Crashing extends CharacterEntity {
    @Override
    public void act(SensedWorld world) {
      throw new IllegalStateException("no plan");
    }
  }

  private static final class Broken extends Writer {
    @Override
    public void write(char[] letters, int offset, int length) throws IOException {
      throw new IOException("closed");
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
