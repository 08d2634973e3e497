package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** Every mistake is answered with one line, exit code 2, and nothing on standard output. */
class MistakesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          evalute                           | unknown command 'evalute'; did you mean 'evaluate'? (see 'blastlab --help')
          nonsense                          | unknown command 'nonsense'; valid: play, evaluate, replay, explain, train, list,
          help evalute                      | unknown command 'evalute'; did you mean 'evaluate'?
          --versin                          | unknown option '--versin'; did you mean '--version'? (see 'blastlab --help')
          list --jsn                        | unknown option '--jsn'; did you mean '--json'? (see 'blastlab list --help')
          list -x                           | unknown option '-x'; valid: --json, --help, --version
          list scenario1                    | unexpected argument 'scenario1' (see 'blastlab list --help')
          evaluate                          | missing: --agent AGENT and SCENARIO (see 'blastlab evaluate --help')
          evaluate scenario1                | missing: --agent AGENT (see 'blastlab evaluate --help')
          evaluate --agent builtin:idle     | missing: SCENARIO (see
          evaluate scenario1 --agent        | option '--agent' needs a value, AGENT (see
          evaluate x --agent a --seed 1     | unknown option '--seed'; did you mean '--seeds'?
          evaluate x --agent a --seeds=1 --seeds=2 | option '--seeds' (SEEDS) should be specified only once
          evaluate x --agent a --limit 0    | invalid value for option '--limit': '0', expected a whole number from 1 to 3600000
          evaluate x --agent a --limit 1.5  | invalid value for option '--limit': '1.5', expected a whole number from 1 to
          evaluate x --agent a --jobs -1    | invalid value for option '--jobs': '-1', expected a whole number from 1 to 256
          evaluate x --agent a --jobs 99999999999 | '99999999999', expected a whole number from 1 to 256
          evaluate scenario1 --agent builtin:idel | no agent 'builtin:idel';
          evaluate scenaro1 --agent builtin:idle  | no scenario 'scenaro1', neither by name nor as a file; did you mean 'scenario1'?
          evaluate scenario1 --agent builtin:idle --seeds 5..1 | seeds '5..1': '5..1' runs backwards, expected
          evaluate scenario1 --agent builtin:idle --agent builtin:idle | 2 agents, expected at most 1 for scenario1/variant1
          check-map                         | missing: FILE (see 'blastlab check-map --help')
          check-map --rules corse a.txt     | no rule set 'corse'; did you mean 'course'?
          trace                             | missing: GAME.json (see 'blastlab trace --help')
          trace nowhere.json                | nowhere.json: no such file
          """)
  void oneLineAndExitCode2(String command, String message) {
    Run run = Run.of(command.split(" ", -1));

    assertThat(run.errLines()).singleElement().asString().startsWith("blastlab: ");
    assertThat(run.err()).contains(message);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void aBugSaysSoAndShowsItsTrace() {
    StringWriter err = new StringWriter();
    CommandLine command = Main.commandLine().setErr(new PrintWriter(err, true));

    int exitCode = Mistakes.whileRunning(new IllegalStateException("oops"), command, null);

    assertThat(exitCode).isEqualTo(1);
    assertThat(err.toString().lines())
        .startsWith(
            "blastlab: this is a bug in Blastlab; please report it with the lines below",
            "java.lang.IllegalStateException: oops")
        .anyMatch(line -> line.contains("at blastlab.cli.MistakesTest."));
  }
}
