package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckMapCommandTest {
  private static final String PARAMETERS =
      "max_time 10\nbomb_time 2\nexpl_duration 1\nexpl_range 2\n";

  @TempDir private Path folder;
  private String good;
  private String bad;

  @BeforeEach
  void writeMaps() throws IOException {
    good = file("good.txt", PARAMETERS + "+--+\n| E|\n+--+\n");
    bad = file("bad.txt", PARAMETERS + "+--+\n|x |\n+--+\n");
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void aGoodMapIsDescribed() throws IOException {
    String open = file("open.txt", PARAMETERS + "+---+\n|   |\n+---+\n");

    assertThat(Run.of("check-map", good, open))
        .isEqualTo(
            new Run(
                0,
                String.format(
                    "%s: ok (course, 2x1, exit at (1,0))%n%s: ok (course, 3x1, no exit)%n",
                    good, open),
                ""));
  }

  @Test
  void aBadMapIsToldByPlace() {
    assertThat(Run.of("check-map", "--rules", "course", bad))
        .isEqualTo(new Run(2, "", String.format("%s:6:2: 'x', expected ' ', 'W' or 'E'%n", bad)));
  }

  @Test
  void mapsOfAllGamesAreToldApartByWhatIsInThem() throws IOException {
    String duel = file("field.txt", "#####\n#1 2#\n#####\n");
    String bomberda = file("level.txt", "####\n#@.#\n####\n");
    String arena = file("board.txt", "1.%.2\n");
    String rooms = file("room.txt", "☼☼☼☼☼\n☼☺ ♥☼\n☼   ☼\n☼ # ☼\n☼☼☼☼☼\n");

    Run run = Run.of("check-map", good, duel, bomberda, arena, rooms);

    assertThat(run.outLines())
        .containsExactly(
            good + ": ok (course, 2x1, exit at (1,0))",
            duel + ": ok (duel, 5x3, 2 players)",
            bomberda + ": ok (bomberda, 4x3, no enemy)",
            arena + ": ok (arena, 5x1, players: 2, rewards: 0)",
            rooms + ": ok (rooms, 5x5, players: 2, choppers: 0, destroyable walls: 1)");
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void theFolderSaysForWhichGameAMapIs() throws IOException {
    Files.createDirectories(folder.resolve("maps/duel"));
    String wrong = file("maps/duel/field.txt", "####\n#13#\n####\n");

    Run run = Run.of("check-map", wrong);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.errLines()).hasSize(1).first().asString().startsWith(wrong + ":");
  }

  @Test
  void aMapThatNoGameCanReadIsToldWhyForEach() {
    Run run = Run.of("check-map", bad);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.errLines())
        .hasSize(6)
        .startsWith(bad + ":6:2: 'x', expected ' ', 'W' or 'E' (as a map of course)")
        .endsWith(bad + ": no game can read it; say which one should with --rules GAME");
  }

  @Test
  void aMapThatSeveralGamesCanReadNeedsTheirName() throws IOException {
    String field = file("both.txt", "###\n#1#\n#2#\n###\n");

    assertThat(Run.of("check-map", field))
        .isEqualTo(
            new Run(
                2,
                "",
                String.format(
                    "%s: a map of arena or duel; say which it is for with --rules GAME%n", field)));
    assertThat(Run.of("check-map", "--rules", "arena", field).exitCode()).isZero();
  }

  @Test
  void allFilesAreCheckedAfterABadOne() {
    Run run =
        Run.of(
            "check-map",
            "--rules",
            "course",
            bad,
            folder.toString(),
            good,
            folder.resolve("none") + "");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.outLines()).containsExactly(good + ": ok (course, 2x1, exit at (1,0))");
    assertThat(run.errLines())
        .containsExactly(
            bad + ":6:2: 'x', expected ' ', 'W' or 'E'",
            folder + ": a folder, expected a file",
            folder.resolve("none") + ": no such file");
  }
}
