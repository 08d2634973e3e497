package blastlab.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Times;
import blastlab.loader.AgentLoader;
import blastlab.loader.Builtin;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

@Isolated("it takes the streams of the program")
class PlayCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private final ByteArrayOutputStream standardOut = new ByteArrayOutputStream();
  private final ByteArrayOutputStream standardErr = new ByteArrayOutputStream();

  @Test
  void jsonIsOneLineAndNothingElse() {
    assertThat(play("", "scenario1/variant1", "--agent", "builtin:talker", "--json")).isZero();

    assertThat(Times.masked(out.toString()))
        .isEqualTo(
            "{\"scenario\":\"scenario1/variant1\",\"seed\":123,\"steps\":3,\"time\":4997,"
                + "\"characters\":[{\"name\":\"me\",\"outcome\":\"CRASHED\",\"score\":-4997,"
                + "\"decisions\":2,\"nextCalls\":2,\"mostNextCalls\":1,"
                + "\"millis\":T,\"slowestMillis\":T}]}\n");
    assertThat(standardOut.toString(UTF_8)).isEmpty();
    assertThat(standardErr.toString(UTF_8)).isEqualTo("hi\nhi\nhi\n");
    assertThat(err.toString())
        .startsWith("me's code crashed:\njava.lang.IllegalStateException: enough\n    at ");
  }

  @Test
  void anyWholeNumberIsASeed() {
    String seed = "-123456789012345678901234567890";

    play("", "scenario1/variant1", "--agent", "builtin:talker", "--json", "--seed", seed);

    assertThat(out.toString()).contains("\"seed\":" + seed + ",");
  }

  @Test
  void noViewerPrintsTheVerdictOnly() {
    assertThat(play("", "scenario1/variant1", "--agent", "builtin:talker", "--viewer", "none"))
        .isZero();

    assertThat(Times.masked(out.toString()))
        .isEqualTo(
            """
            After 3 steps nobody is left in the world; time left: 4997.
            me  CRASHED  -4997  builtin:talker
                decisions  next() mean  most  ms mean  slowest
            me          2          1.0     1  T  T
            step by step: blastlab play scenario1/variant1 --agent builtin:talker --seed 123 --step
            """);
    assertThat(standardOut.toString(UTF_8)).isEqualTo("hi\nhi\nhi\n");
  }

  @Test
  void withoutATerminalLinesAreKeys() {
    play("dd\nbs\n" + "c".repeat(4), "scenario1/variant1", "--agent", "builtin:interactive");

    assertThat(out.toString())
        .contains("step 3, time 4997\n+--------+\n|  C     |\n")
        .contains("step 4, time 4996\n+--------+\n|  o     |\n|  C     |\n")
        .contains("me: your move? \n")
        .contains("the input has ended")
        .contains("\nme's bomb hit a wall at (2,3)\n")
        .contains("\nme  OUT_OF_TIME  10  builtin:interactive\n");
  }

  @Test
  void withoutADisplayTheGameIsShownHereAndASentenceSaysSo() {
    play("", "scenario1/variant1", "--agent", "builtin:talker");

    assertThat(err.toString())
        .isEqualTo("blastlab: there is no display for a window, so the game is shown here\n");
    assertThat(out.toString()).contains("\nstep 3, time 4997\n");
  }

  @Test
  void stepWaitsForALineAndGoesOnAtTheEndOfInput() {
    assertThat(play("\n", "scenario1/variant1", "--agent", "builtin:talker", "--step")).isZero();

    assertThat(out.toString()).contains("\nstep 3, time 4997\n");
  }

  @Test
  void saysWhoPlaysWhomNobodyWasNamedFor() {
    play("", "last-man-standing/variant2", "--agent", "builtin:talker", "--viewer", "none");

    assertThat(err.toString()).startsWith("blastlab: builtin:walker plays green, blue, yellow\n");
  }

  @Test
  void everybodyCanSitSomeSeatsFurtherOn() {
    String[] args = {"last-man-standing/variant2", "--rotate", "3", "--viewer", "none", "--agent"};

    play("", with(args, "builtin:talker"));

    assertThat(err.toString()).startsWith("blastlab: builtin:walker plays red, green, blue\n");
    assertThat(out.toString())
        .containsPattern("yellow +CRASHED +-\\d+ +builtin:talker\n")
        .contains(" --agent builtin:talker --seed 123 --rotate 3 --step\n");
  }

  @Test
  void aLimitIsForAgentsButNotForPlayers() {
    String[] args = {"scenario1/variant1", "--viewer", "none", "--limit", "50", "--agent"};

    play("", with(args, "builtin:sleeper"));
    assertThat(out.toString()).contains("me  TIMED_OUT").contains("--seed 123 --limit 50 --step");
    assertThat(err.toString()).contains("no decision after 50 ms; it was here:");

    play("", with(args, "builtin:interactive"));
    assertThat(out.toString()).contains("me  OUT_OF_TIME");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nowhere | no scenario 'nowhere', neither by name nor as a file;",
        "--seed x | invalid value for option '--seed': 'x', expected a whole number",
        "--seed 1.5 | invalid value for option '--seed': '1.5', expected a whole number",
        "--delay -1 | invalid value for option '--delay': '-1', expected a whole number from 0",
        "--delay soon | invalid value for option '--delay': 'soon', expected a whole number from",
        "--limit 0 | invalid value for option '--limit': '0', expected a whole number from 1",
        "--rotate 1 | --rotate 1, expected a whole number from 0 to 0 for scenario1/variant2",
        "--rotate -1 | invalid value for option '--rotate': '-1', expected a whole number from 0",
        "--viewer tv | no viewer 'tv'; valid: fx, console, none",
        "--viewer fx | --viewer fx: there is no display for a window",
        "--agent builtin:idel | no agent 'builtin:idel'; did you mean 'builtin:idle'?",
        "--agent builtin:idle --agent builtin:idle | 2 agents, expected at most 1 for scenario1",
        "--json --viewer console | --json and --viewer console exclude each other",
        "--json --viewer fx | --json and --viewer fx exclude each other",
        "--json --step | --step needs a viewer",
        "--viewer none --delay 5 | --delay needs a viewer",
        "scenario1/variant1 scenario1/variant2 | unexpected argument 'scenario1/variant2'",
        "--sede 5 | unknown option '--sede'; did you mean '--seed'?",
      })
  void mistakesAreOneLineAndExitCodeTwo(String line, String message) {
    assertThat(play("", line.split(" ", -1))).isEqualTo(2);

    assertThat(out.toString()).isEmpty();
    assertThat(err.toString()).startsWith("blastlab: " + message).hasLineCount(1);
  }

  private static String[] with(String[] args, String last) {
    String[] all = java.util.Arrays.copyOf(args, args.length + 1);
    all[args.length] = last;
    return all;
  }

  /** Runs the command without a terminal, with agents of this test's own. */
  private int play(String input, String... args) {
    InputStream in = System.in;
    PrintStream previousOut = System.out;
    PrintStream previousErr = System.err;
    System.setIn(new ByteArrayInputStream(input.getBytes(UTF_8)));
    System.setOut(new PrintStream(standardOut, true, UTF_8));
    System.setErr(new PrintStream(standardErr, true, UTF_8));
    try {
      return commandLine().execute(args);
    } finally {
      System.setIn(in);
      System.setOut(previousOut);
      System.setErr(previousErr);
    }
  }

  /** To be called only when the streams are set, as picocli minds when they change later. */
  private CommandLine commandLine() {
    AgentLoader loader =
        new AgentLoader()
            .add(Builtin.plain("talker", "talks, then crashes", Talker::new))
            .add(Builtin.plain("sleeper", "never decides", Sleeper::new));
    return new CommandLine(new PlayCommand(loader))
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .setParameterExceptionHandler(Mistakes::inArguments)
        .setExecutionExceptionHandler(Mistakes::whileRunning);
  }

  private static final class Talker extends CharacterEntity {
    private int decisions;

    @Override
    public void act(SensedWorld world) {
      System.out.println("hi");
      world.next();
      decisions++;
      if (decisions == 3) {
        throw new IllegalStateException("enough");
      }
    }
  }

  private static final class Sleeper extends CharacterEntity {
    @Override
    public void act(SensedWorld world) {
      try {
        Thread.sleep(10_000);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
