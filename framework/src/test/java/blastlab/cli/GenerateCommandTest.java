package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GenerateCommandTest {
  private static final String[] DUEL = {"generate", "duel", "--seed", "7"};

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"course", "bomberda", "arena", "duel", "rooms"})
  void theMapGoesToStandardOutputAndIsRight(String rules) throws IOException {
    Run run = Run.of("generate", rules, "--seed", "1");
    Path file = Files.writeString(folder.resolve("map.txt"), run.out());

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(Run.of("check-map", "--rules", rules, file.toString()).exitCode()).isZero();
  }

  @Test
  void theSameSeedMakesTheSameMap() {
    assertThat(Run.of(DUEL)).isEqualTo(Run.of(DUEL));
    assertThat(Run.of("generate", "duel", "--seed", "8").out()).isNotEqualTo(Run.of(DUEL).out());
  }

  @Test
  void withoutASeedTheOneThatIsDrawnIsTold() {
    Run run = Run.of("generate", "arena");
    String seed = run.err().strip().replaceFirst("^seed ", "");

    assertThat(run.err()).matches("seed \\d+\\R");
    assertThat(Run.of("generate", "arena", "--seed", seed).out()).isEqualTo(run.out());
  }

  // ---- settings ----

  @Test
  void settingsAreOptionsOfTheGame() {
    Run run = Run.of("generate", "duel", "--width", "9", "--height=7", "--boxes", "0");

    assertThat(run.outLines()).hasSize(7).allMatch(row -> row.length() == 9);
    assertThat(run.out()).doesNotContain("X");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "duel --width 4 | invalid value for option '--width': '4', expected a whole number"
            + " from 5 to 50 (see 'blastlab generate duel --help')",
        "duel --walls x | invalid value for option '--walls': 'x', expected a whole number"
            + " from 0 to 50 (see 'blastlab generate duel --help')",
        "duel --rocks 5 | unknown option '--rocks'; valid: --seed, --out, --scenario, --force,"
            + " --help, --version, --width, --height, --players, --walls, --boxes (see 'blastlab"
            + " generate duel --help')",
        "duel --boxs 5 | unknown option '--boxs'; did you mean '--boxes'? (see 'blastlab generate"
            + " duel --help')",
        "chess | unknown command 'chess'; valid: course, bomberda, arena, duel, rooms (see"
            + " 'blastlab generate --help')",
        "rooms --size 8 --seed 1 | size: 8, expected an odd number, for pillars that are symmetric",
        "duel --seed x | invalid value for option '--seed': 'x', expected a whole number (see"
            + " 'blastlab generate duel --help')",
      })
  void mistakesAreToldWithWhatIsRight(String arguments, String message) {
    Run run = Run.of(("generate " + arguments).split(" ", -1));

    assertThat(run).isEqualTo(new Run(2, "", String.format("blastlab: %s%n", message)));
  }

  @Test
  void aGameIsAMust() {
    assertThat(Run.of("generate"))
        .isEqualTo(
            new Run(
                2,
                "",
                String.format(
                    "blastlab: missing: RULES, one of course, bomberda, arena, duel, rooms (see"
                        + " 'blastlab generate --help')%n")));
  }

  @Test
  void helpTellsEverySettingOfAGame() {
    assertThat(Run.of("generate", "--help").outLines())
        .contains("Examples:", "  blastlab generate duel --seed 7")
        .anyMatch(line -> line.startsWith("  bomberda "));
    assertThat(Run.of("generate", "rooms", "--help").out())
        .contains("  blastlab generate rooms --seed 7 --scenario mine.json")
        .containsPattern("--destroyable-walls=N\\s+Of a hundred free cells")
        .containsPattern("0 to 100, 15\\s+if absent\\.");
  }

  // ---- files ----

  @Test
  void aFileIsWrittenButNotReplacedUnlessForced() throws IOException {
    String file = folder.resolve("duel.txt").toString();

    assertThat(Run.of("generate", "duel", "--seed", "7", "--out", file))
        .isEqualTo(new Run(0, String.format("wrote %s%n", file), ""));
    assertThat(Files.readString(Path.of(file))).isEqualTo(Run.of(DUEL).out());
    assertThat(Run.of("generate", "duel", "--seed", "8", "--out", file))
        .isEqualTo(
            new Run(
                2,
                "",
                String.format("blastlab: %s: is there already; --force replaces it%n", file)));
    assertThat(Run.of("generate", "duel", "--seed", "8", "--out", file, "--force").exitCode())
        .isZero();
    assertThat(Files.readString(Path.of(file))).isNotEqualTo(Run.of(DUEL).out());
  }

  @ParameterizedTest
  @CsvSource({"course,1", "bomberda,1", "arena,4", "duel,2", "rooms,5"})
  void aScenarioCanBePlayedAtOnce(String rules, int characters) {
    String file = folder.resolve("mine.json").toString();

    Run run = Run.of("generate", rules, "--seed", "3", "--scenario", file);
    Scenario scenario = new ScenarioLibrary().find(file);

    assertThat(run.exitCode()).isZero();
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("mine.json", "mine.txt");
    assertThat(scenario.rules()).isEqualTo(rules);
    assertThat(scenario.seed().toString()).isEqualTo("3");
    assertThat(scenario.start(scenario.seed()).world().characters()).hasSize(characters);
  }

  @Test
  void aScenarioHasTheMonstersThatWereAskedFor() {
    String file = folder.resolve("mine.json").toString();
    Run.of("generate", "course", "--seed", "3", "--monsters", "2", "--scenario", file);

    assertThat(new ScenarioLibrary().find(file).monsters())
        .extracting(monster -> monster.name() + " " + monster.range())
        .containsExactly("stupid1 null", "aggressive1 2");
  }

  @Test
  void whereNothingCanBeWrittenNothingIs() {
    String json = folder.resolve("mine.json").toString();
    String text = folder.resolve("mine.txt").toString();

    assertThat(Run.of("generate", "duel", "--out", text, "--scenario", json).err())
        .contains("--out and --scenario exclude each other");
    assertThat(Run.of("generate", "duel", "--scenario", text).err())
        .contains(text + ": no scenario's name, expected one with .json");
    assertThat(Run.of("generate", "duel", "--out", folder.toString()).err())
        .contains(folder + ": a folder, expected a file to write to");
    assertThat(folder).isEmptyDirectory();
  }
}
