package blastlab.view.console;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.Times;
import blastlab.match.Match;
import blastlab.match.Result;
import blastlab.world.CellColor;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;

class TerminalViewerTest {
  private static final String ENTER = "\u001b[?1049h\u001b[?25l\u001b[?7l\u001b[2J";
  private static final String LEAVE = "\u001b[0m\u001b[?7h\u001b[?25h\u001b[?1049l";
  private static final Controls WATCH = new Controls(Set.of(), "", List.of());
  private static final Controls PLAY = new Controls(Set.of(0), "wasd", List.of("w up"));

  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private Watched terminal;

  @Test
  void redrawsInPlaceAndLeavesTheLastFrame() throws IOException {
    Result result = watch("", Ink.NONE, Pace.running(0), Rehearsal.toTheExit());

    assertThat(result.steps()).isEqualTo(3);
    assertThat(Times.masked(frame("step 2")))
        .isEqualTo(
            """
            tiny, seed 1: Two steps\u001b[K\r
            +---+  step 2, time 7  0 ms a step\u001b[K\r
            | CE|  C me  -7       0 next  T ms  builtin:script\u001b[K\r
            | W |\u001b[K\r
            +---+\u001b[K\r
            space pause  s step  q quit  ? help  + - speed\u001b[K\u001b[J\
            """);
    assertThat(Times.masked(written.toString(UTF_8)))
        .startsWith(ENTER + "\u001b[H")
        .endsWith(
            LEAVE
                + """
                tiny, seed 1: Two steps\r
                +---+  After 3 steps everybody has escaped; time left: 6.\r
                |  E|  me  ESCAPED  5  builtin:script\r
                | W |      decisions  next() mean  most  ms mean  slowest\r
                +---+  me          2            0     0  T  T\r
                """);
  }

  @Test
  void beforeTheFirstDecisionThereIsNothingToTellOfItsCost() throws IOException {
    watch("", Ink.NONE, Pace.running(0), Rehearsal.toTheExit());

    assertThat(frame("step 0")).contains("C me  -9       - next      - ms  builtin:script");
  }

  @Test
  void whatALastDecisionHasCostStandsBesideTheScore() throws IOException {
    watch("", Ink.NONE, Pace.running(0), Planner::new);

    assertThat(Times.masked(frame("step 2")))
        .contains("C me  -7   1,234 next  T ms  builtin:script");
    assertThat(Times.masked(written.toString(UTF_8)))
        .contains("me          2        1,234  1,234  T  T");
  }

  @Test
  void aNarrowWindowLeavesOutTheCostsThatDoNotFit() throws IOException {
    assertThat(liveLine(39)).endsWith(" ms");
    assertThat(liveLine(38)).isEqualTo("C me  -8   1,234 next  builtin"); // no room for the time
    assertThat(liveLine(22)).isEqualTo("C me  -8   1,234 next");
    assertThat(liveLine(21)).isEqualTo("C me  -8  builtin:sc");
  }

  /** The line about the only character in a window of so many columns, after its decision. */
  private String liveLine(int columns) throws IOException {
    written.reset();
    open("");
    terminal.setSize(new Size(columns, 24));
    play(Ink.NONE, Pace.running(0), WATCH, Planner::new);
    return frame("step 1")
        .lines()
        .map(line -> line.replace("\u001b[K", ""))
        .filter(line -> line.contains("C me"))
        .map(line -> line.substring(line.indexOf("C me")))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void putsTheTerminalBackAsItWas() throws IOException {
    open("");
    Attributes before = new Attributes(terminal.getAttributes());
    PrintStream out = System.out;

    play(Ink.NONE, Pace.running(0), WATCH, Rehearsal.toTheExit());

    assertThat(terminal.last.toString()).isEqualTo(before.toString());
    assertThat(System.out).isSameAs(out);
  }

  @Test
  void putsTheTerminalBackWhenSomethingBreaks() throws IOException {
    open("");
    Attributes before = new Attributes(terminal.getAttributes());

    assertThatThrownBy(
            () -> {
              try (TerminalViewer viewer =
                  new TerminalViewer(
                      new Screen(terminal, Ink.NONE), Rehearsal.BILL, Pace.running(0), WATCH)) {
                viewer.started(Rehearsal.game().world());
                throw new IllegalStateException("broken");
              }
            })
        .hasMessage("broken");

    assertThat(terminal.last.toString()).isEqualTo(before.toString());
    assertThat(written.toString(UTF_8)).contains(LEAVE + "tiny, seed 1").doesNotEndWith("speed");
  }

  @Test
  void quitStopsTheGame() throws IOException {
    Result result = watch("ssq", Ink.NONE, Pace.running(10_000), Rehearsal.toTheExit());

    assertThat(result.steps()).isEqualTo(2);
    assertThat(result.seats().get(0).outcome()).isEmpty();
    assertThat(written.toString(UTF_8)).contains("After 2 steps the game was stopped");
  }

  @Test
  void stepByStepWaitsForAKeyBeforeEveryStep() throws IOException {
    Result result = watch("x q", Ink.NONE, Pace.stepping(0), Rehearsal.toTheExit());

    assertThat(result.steps()).isEqualTo(2);
    assertThat(frame("step 1")).contains("step by step");
  }

  @Test
  void questionMarkExplainsKeysAndLetters() throws IOException {
    watch("?xq", Ink.NONE, Pace.running(10_000), Rehearsal.toTheExit());

    assertThat(frame("space  pause, go on")).contains("C    me").contains("any key: back");
  }

  @Test
  void printsOfAgentsStandBesideTheBoardAndNowhereElse() throws IOException {
    watch("", Ink.NONE, Pace.running(0), Chatty::new);

    assertThat(frame("step 2"))
        .contains("| W |\u001b[K")
        .contains("+---+  printed:\u001b[K")
        .contains("       hi from \u001b[31mact\u001b[0m\u001b[K");
    assertThat(written.toString(UTF_8)).doesNotContain("\u0007").doesNotContain("\nhi from");
  }

  @Test
  void colouredCellsAreShownWithTheStateThatTheyAreAbout() throws IOException {
    watch("", Ink.COLOURS, Pace.running(0), Chatty::new);

    assertThat(frame("step 1")).contains("\u001b[31;42m \u001b[0m");
  }

  @Test
  void whoPlaysIsAskedForKeys() throws IOException {
    open("x?yz\u001b");
    try (TerminalViewer viewer =
        new TerminalViewer(
            new Screen(terminal, Ink.NONE), Rehearsal.BILL, Pace.running(10_000), PLAY)) {
      viewer.started(Rehearsal.game().world());

      assertThat(viewer.ask("me? ")).isEqualTo(Optional.of('x'));
      viewer.say("'x' is no key");
      assertThat(viewer.ask("me? ")).isEqualTo(Optional.of('z')); // y only closes the help
      assertThat(viewer.ask("me? ")).isEmpty();
      assertThat(viewer.ask("me? ")).isEmpty();
    }

    assertThat(written.toString(UTF_8))
        .contains("me? Esc quit  ? help  wasd\u001b[K")
        .contains("me? 'x' is no key\u001b[K")
        .contains("w up");
  }

  private Result watch(String keys, Ink ink, Pace pace, Supplier<CharacterEntity> agent)
      throws IOException {
    open(keys);
    return play(ink, pace, WATCH, agent);
  }

  private Result play(Ink ink, Pace pace, Controls controls, Supplier<CharacterEntity> agent) {
    try (TerminalViewer viewer =
        new TerminalViewer(new Screen(terminal, ink), Rehearsal.BILL, pace, controls)) {
      Match match = Rehearsal.match(viewer, agent);
      viewer.onQuit(match::stop);
      return match.play();
    }
  }

  private void open(String keys) throws IOException {
    terminal = new Watched(new ByteArrayInputStream(keys.getBytes(UTF_8)), written);
    terminal.setSize(new Size(80, 24));
  }

  /** The last frame with this text in it. */
  private String frame(String text) {
    return List.of(written.toString(UTF_8).split("\u001b\\[H", -1)).stream()
        .filter(frame -> frame.contains(text))
        .reduce((first, second) -> second)
        .orElseThrow();
  }

  /** A terminal that still tells its attributes when it is closed. */
  private static final class Watched extends DumbTerminal {
    private Attributes last = new Attributes();

    Watched(InputStream in, OutputStream out) throws IOException {
      super("test", "xterm", in, out, UTF_8);
    }

    @Override
    public void setAttributes(Attributes attributes) {
      last = new Attributes(attributes);
      super.setAttributes(attributes);
    }
  }

  /** Looks 1,234 steps ahead and goes to the exit. */
  private static final class Planner extends CharacterEntity {
    @Override
    public void act(SensedWorld world) {
      for (int i = 0; i < 1234; i++) {
        world.next();
      }
      move(1, 0);
    }
  }

  private static final class Chatty extends CharacterEntity {
    @Override
    public void act(SensedWorld world) {
      System.out.println("hi from \u001b[31mact\u0007");
      setCellColor(0, 1, CellColor.RED.on(CellColor.GREEN));
      move(1, 0);
    }
  }
}
