package blastlab.view.console;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Times;
import blastlab.match.MatchListener;
import blastlab.replay.History;
import blastlab.world.CellColor;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.SensedWorld;
import blastlab.world.World;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.jline.terminal.Size;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;

/** A game that is over, on a terminal: a bomb at step 1, its blast at step 4, which is the end. */
class ReplayViewerTest {
  private final ByteArrayOutputStream written = new ByteArrayOutputStream();

  @Test
  void showsTheMomentWithItsEventsAndLogLines() throws IOException {
    assertThat(Times.masked(last(">q", 0) + "\n"))
        .isEqualTo(
            """
            tiny, seed 1: Two steps
            +---+  step 4 of 4, time 5  paused
            |* E|  C me  -6    gone  builtin:script
            | W |  After 4 steps nobody is left in the world; time left: 5.
            +---+
                       4  me's bomb killed its owner at (0,0)

                   log:
                       1  me: bombing
                       2  me: waiting
                       3  me: waiting
            space play  <- -> step  n p event  12 Enter go to  q quit  ? help
            """);
  }

  @Test
  void whatComesLaterIsNotToldBefore() throws IOException {
    assertThat(last("q", 2))
        .contains("step 2 of 4, time 7  paused")
        .contains("    2  me: waiting")
        .doesNotContain("    3  me")
        .doesNotContain("killed");
  }

  @Test
  void goesOnAndBackStepByStep() throws IOException {
    assertThat(last("\u001b[Csbq", 0)).contains("step 1 of 4");
    assertThat(last("\u001b[D\u001b[Dbbq", 1)).contains("step 0 of 4");
    assertThat(last("sssssssq", 1)).contains("step 4 of 4");
  }

  @Test
  void jumpsToEventsToEitherEndAndToANumber() throws IOException {
    assertThat(last("nq", 0)).contains("step 4 of 4");
    assertThat(last("npq", 0)).contains("step 0 of 4");
    assertThat(last("\u001b[Fq", 0)).contains("step 4 of 4");
    assertThat(last("\u001b[Hq", 3)).contains("step 0 of 4");
    assertThat(last("3\rq", 0)).contains("step 3 of 4");
    assertThat(last("99999999999999\rq", 0)).contains("step 4 of 4");
    assertThat(last("3xq", 0)).contains("step 0 of 4");
    assertThat(last("12", 0)).contains("to step 12_  Enter: go there");
  }

  @Test
  void playsByItselfAndStopsAtTheEnd() throws IOException {
    InputStream quitsAtTheEnd =
        new InputStream() {
          @Override
          public int read() {
            while (!written.toString(UTF_8).contains("step 4 of 4, time 5  paused")) {
              LockSupport.parkNanos(1_000_000);
            }
            return 'q';
          }

          @Override
          public int read(byte[] bytes, int from, int length) {
            bytes[from] = (byte) read();
            return 1;
          }
        };
    show(quitsAtTheEnd, 0, Pace.running(0), Ink.NONE, true);

    assertThat(written.toString(UTF_8)).contains("step 0 of 4, time 9  0 ms a step");
  }

  @Test
  void fromTheEndItPlaysFromTheStart() throws IOException {
    assertThat(last("> q", 0)).contains("step 0 of 4").contains("ms a step");
    assertThat(last(">  q", 0)).contains("step 0 of 4").contains("paused");
  }

  @Test
  void colouredCellsAreThoseOfTheMoment() throws IOException {
    show("q", 1, Pace.paused(0), Ink.COLOURS, true);
    assertThat(written.toString(UTF_8)).contains("\u001b[31;42m \u001b[0m");

    written.reset();
    show("q", 0, Pace.paused(0), Ink.COLOURS, true);
    assertThat(written.toString(UTF_8)).doesNotContain("\u001b[31;42m \u001b[0m");
  }

  @Test
  void questionMarkExplainsKeysAndLetters() throws IOException {
    assertThat(last("?", 1)).contains("12 Enter  to step 12").contains("C    me");
    assertThat(last("?xq", 1)).contains("step 1 of 4");
  }

  @Test
  void aGameWithoutAnEndSaysSoAtItsLastMoment() throws IOException {
    show(">q", 0, Pace.paused(0), Ink.NONE, false);

    assertThat(written.toString(UTF_8)).contains("cut off here");
  }

  /** The last frame after these keys. */
  private String last(String keys, int first) throws IOException {
    written.reset();
    show(keys, first, Pace.paused(100_000), Ink.NONE, true);
    List<String> frames = List.of(written.toString(UTF_8).split("\u001b\\[H", -1));
    String frame = frames.get(frames.size() - 1);
    return frame
        .substring(0, frame.indexOf("\u001b[J"))
        .replace("\u001b[K", "")
        .replace("\r\n", "\n");
  }

  private void show(String keys, int first, Pace pace, Ink ink, boolean whole) throws IOException {
    show(new ByteArrayInputStream(keys.getBytes(UTF_8)), first, pace, ink, whole);
  }

  private void show(InputStream keys, int first, Pace pace, Ink ink, boolean whole)
      throws IOException {
    DumbTerminal terminal = new DumbTerminal("test", "xterm", keys, written, UTF_8);
    terminal.setSize(new Size(80, 24));
    History history = new History();
    Rehearsal.match(whole ? history : new Endless(history), Bomber::new).play();
    Screen screen = new Screen(terminal, ink);
    try (ReplayViewer viewer =
        new ReplayViewer(screen, Rehearsal.BILL, history, pace, "cut off here")) {
      viewer.show(first);
    }
  }

  /** Says nothing of the end. */
  private static final class Endless implements MatchListener {
    private final History history;

    Endless(History history) {
      this.history = history;
    }

    @Override
    public void started(World world) {
      history.started(world);
    }

    @Override
    public void stepped(World world, List<Event> events) {
      history.stepped(world, events);
    }
  }

  private static final class Bomber extends CharacterEntity {
    private boolean placed;

    @Override
    public void act(SensedWorld world) {
      if (!placed) {
        placeBomb();
        setCellColor(0, 1, CellColor.RED.on(CellColor.GREEN));
      }
      log(placed ? "waiting" : "bombing");
      placed = true;
    }
  }
}
