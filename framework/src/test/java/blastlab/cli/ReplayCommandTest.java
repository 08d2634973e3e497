package blastlab.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Times;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Isolated("it takes the input of the program")
class ReplayCommandTest {
  @TempDir private Path folder;
  private String file;

  @BeforeEach
  void record() {
    file = folder.resolve("game.jsonl").toString();
    String[] idle = {"--agent", "builtin:idle", "--seed", "1", "--viewer", "none"};
    run(with(idle, "play", "scenario1/variant5", "--record", file));
  }

  @Test
  void verifyFindsThatAllIsAsRecorded() {
    assertThat(run("replay", file, "--verify"))
        .isEqualTo(new Run(0, lines(file + ": all 91 steps and the end are as recorded"), ""));
  }

  @Test
  void verifyTellsWhatIsNot() throws IOException {
    alter("\"scores\":[-4990]", "\"scores\":[4990]");

    String difference =
        file + ": step 10: the scores: recorded is [4990], but played again it is [-4990]";
    assertThat(run("replay", file, "--verify")).isEqualTo(new Run(1, lines(difference), ""));
    assertThat(run("replay", file).err())
        .isEqualTo(
            lines(
                "blastlab: "
                    + difference.replace(
                        ": step", ":12: altered, or played by other rules; step")));
  }

  @Test
  void aFileThatIsCutOffIsShownButNotVerified() throws IOException {
    Path path = Path.of(file);
    Files.writeString(path, String.join("\n", Files.readAllLines(path).subList(0, 7)) + "\n{\"st");
    String note = "blastlab: " + file + ":7: cut off after this line, without an end of the game";

    assertThat(run("replay", file, "--verify"))
        .isEqualTo(new Run(2, "", lines(note + "; all up to there is as recorded")));
    Run shown = run("replay", file, "--viewer", "console");
    assertThat(shown.exitCode()).isZero();
    assertThat(shown.out()).contains("\nstep 6, time 4994\n").doesNotContain("step 7");
    assertThat(shown.err()).isEqualTo(lines(note));
  }

  @Test
  void withoutATerminalAllStepsArePrintedAndTheEnd() {
    Run run = run("replay", file);

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .startsWith("scenario1/variant5, seed 1: ")
        .contains("\nstep 0, time 5000\n+");
    assertThat(Times.masked(run.out()))
        .contains("\naggressive killed me at (")
        .contains("\nAfter 91 steps nobody is left in the world; time left: 4909.\nme  KILLED_BY");
  }

  @Test
  void orOneOrSome() {
    assertThat(run("replay", file, "--at", "7").out())
        .contains("\nstep 7, ")
        .doesNotContain("step 6")
        .doesNotContain("step 8");
    assertThat(run("replay", file, "--step-range", "7..9").out())
        .contains("\nstep 7, ", "\nstep 8, ", "\nstep 9, ")
        .doesNotContain("step 10");
  }

  @Test
  void aLiveAgentPlaysOn() {
    Run run = run("replay", file, "--at", "20", "--agent", "builtin:walker", "--viewer", "console");

    assertThat(run.err()).isEqualTo(lines("blastlab: builtin:walker plays me"));
    assertThat(run.out())
        .startsWith("scenario1/variant5 from step 20, seed 1: ")
        .contains("\nstep 0, time 4980\n")
        .contains("me  ESCAPED");
  }

  @Test
  void whatIsPlayedOnCanBeRecordedAndPlayedOnAgain() {
    String second = folder.resolve("second.jsonl.gz").toString();
    run("replay", file, "--at", "20", "--agent", "builtin:idle", "--record", second);

    assertThat(run("replay", second, "--verify").out())
        .isEqualTo(lines(second + ": all 71 steps and the end are as recorded"));
    assertThat(run("replay", second, "--at", "30", "--agent", "builtin:idle").out())
        .contains("\nstep 0, time 4950\n")
        .contains("After 41 steps nobody is left in the world; time left: 4909.");
  }

  @Test
  void aSavedStepIsAScenario() {
    String saved = folder.resolve("from20.json").toString();

    assertThat(run("replay", file, "--at", "20", "--save", saved).out())
        .isEqualTo(
            lines(saved + ": starts at step 20; play it with 'blastlab play " + saved + "'"));
    assertThat(run("play", saved, "--agent", "builtin:idle", "--viewer", "none").out())
        .startsWith("After 71 steps nobody is left in the world; time left: 4909.");
    Run evaluated = run("evaluate", saved, "--agent", "builtin:walker", "--seeds", "1..3");
    assertThat(evaluated.exitCode()).isZero();
    assertThat(evaluated.out()).contains("      3 ");
  }

  @Test
  void inAContestTheOthersGoOnIfTheyAreBuiltIn() {
    String duel = folder.resolve("duel.jsonl").toString();
    run("play", "duel/classic", "--agent", "builtin:random", "--viewer", "none", "--record", duel);

    Run run = run("replay", duel, "--at", "1", "--agent", "builtin:idle");

    assertThat(run.err())
        .startsWith("blastlab: builtin:idle plays ")
        .contains(", builtin:bomber plays ");
  }

  @Test
  void whoIsNotBuiltInHasToBeNamed() throws IOException {
    alter("[\"builtin:idle\"]", "[\"mine/\"]");

    assertThat(run("replay", file, "--at", "20", "--agent", "builtin:idle").exitCode()).isZero();

    String duel = folder.resolve("duel.jsonl").toString();
    run("play", "duel/classic", "--agent", "builtin:idle", "--viewer", "none", "--record", duel);
    file = duel;
    alter("\"builtin:bomber\"", "\"mine/\"");
    assertThat(run("replay", duel, "--at", "1", "--agent", "builtin:idle").err())
        .matches(
            "blastlab: \\w+ was played by 'mine/', which no replay holds;"
                + " expected --agent 2 times, the last for it\\R");
  }

  @Test
  void evaluateKeepsTheGamesThatWereNotWon() throws IOException {
    Path records = folder.resolve("records");
    String[] args = {"scenario1/variant5", "--seeds", "1..2", "--record", records.toString()};

    Run lost = run(with(args, "evaluate", "--agent", "builtin:idle"));

    String first = records.resolve("scenario1-variant5-seed1.jsonl.gz").toString();
    assertThat(lost.err())
        .isEqualTo(
            lines(
                "blastlab: 2 games not won recorded in "
                    + records
                    + ", such as by 'blastlab replay "
                    + first
                    + "'"));
    assertThat(names(records))
        .containsExactly("scenario1-variant5-seed1.jsonl.gz", "scenario1-variant5-seed2.jsonl.gz");
    assertThat(run("replay", first, "--verify").exitCode()).isZero();
  }

  @Test
  void andAllIfAsked() throws IOException {
    Path records = folder.resolve("records");
    String[] args = {"last-man-standing/variant1", "--seeds", "-3", "--record", records.toString()};

    run(with(args, "evaluate", "--agent", "builtin:walker", "--record-all"));

    assertThat(names(records))
        .containsExactly(
            "last-man-standing-variant1-seed-3-rotate1.jsonl.gz",
            "last-man-standing-variant1-seed-3.jsonl.gz");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--verify --at 3 | --verify checks a whole game: leave out all other options",
        "--agent builtin:idle | --agent needs --at N, the step to go on from",
        "--save x.json | --save needs --at N, the step to go on from",
        "--at 1 --step-range 1..2 | --at and --step-range exclude each other",
        "--at 1 --save x.json --agent builtin:idle | --agent and --save exclude each other",
        "--at 1 --record x.jsonl | --record needs --agent A, who plays on from step --at N",
        "--at 92 | --at 92, expected steps from 0 to 91",
        "--step-range 0..92 | --step-range 0..92, expected steps from 0 to 91",
        "--step-range 9..3 | invalid value for option '--step-range': '9..3', expected two steps",
        "--at 91 --agent builtin:idle | --at 91: the game is over there, expected a step from 0",
        "--at 1 --agent builtin:bomber | builtin:bomber plays arena, duel, rooms only",
      })
  void mistakesAreOneLineAndExitCodeTwo(String options, String message) {
    Run run = run(with(options.split(" ", -1), "replay", file));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("blastlab: " + message).hasLineCount(1);
  }

  private void alter(String what, String by) throws IOException {
    String text = Files.readString(Path.of(file));
    assertThat(text).contains(what);
    Files.writeString(Path.of(file), text.replace(what, by));
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  private static String[] with(String[] last, String... first) {
    return Stream.concat(Stream.of(first), Stream.of(last)).toArray(String[]::new);
  }

  private static String lines(String text) {
    return text + System.lineSeparator();
  }

  private static Run run(String... args) {
    InputStream in = System.in;
    System.setIn(new ByteArrayInputStream("".getBytes(UTF_8)));
    try {
      return Run.of(args);
    } finally {
      System.setIn(in);
    }
  }
}
