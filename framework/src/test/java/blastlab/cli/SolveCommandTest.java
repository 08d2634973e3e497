package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.trace.GameFile;
import blastlab.trace.Trace;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class SolveCommandTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String BOXED = "########\n#   @$.#\n########\n";
  private static final String LOCKED = "####\n#@##\n##.#\n####\n";

  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void aSolutionIsToldInWords() throws IOException {
    String level = file("boxed.txt", BOXED);

    assertThat(Run.of("solve", level))
        .isEqualTo(
            new Run(
                0,
                String.format("%s: 9 turns: bomb at (4,1), 3 left, 5 right, pick up%n", level),
                ""));
  }

  @Test
  void aLevelWithoutASolutionIsDecidedToo() throws IOException {
    String level = file("locked.txt", LOCKED);

    assertThat(Run.of("solve", level))
        .isEqualTo(new Run(0, String.format("%s: no solution%n", level), ""));
  }

  @Test
  void aNameBelowMapsWillDo() {
    String name = "bomberda/05-never-stand-still.txt";

    Run run = Run.of("solve", "maps/" + name, name);

    assertThat(run.exitCode()).isZero();
    assertThat(run.outLines())
        .containsExactly(
            "maps/bomberda/05-never-stand-still.txt: 14 turns: 3 right, bomb at (4,1), 3 left,"
                + " 7 right, pick up",
            "bomberda/05-never-stand-still.txt: 14 turns: 3 right, bomb at (4,1), 3 left, 7 right,"
                + " pick up");
  }

  @Test
  void asJsonItIsOneLineALevel() throws IOException {
    String boxed = file("boxed.txt", BOXED);
    String locked = file("locked.txt", LOCKED);

    Run run = Run.of("solve", "--json", boxed, locked);

    assertThat(run.exitCode()).isZero();
    assertThat(run.outLines())
        .containsExactly(
            "{\"level\":\"%s\",\"turns\":9,\"moves\":[[-1,0,1],[-1,0,0],[-1,0,0],[1,0,0],[1,0,0],"
                    .formatted(boxed)
                + "[1,0,0],[1,0,0],[1,0,0],[0,0,0]]}",
            "{\"level\":\"%s\",\"turns\":null,\"moves\":[]}".formatted(locked));
  }

  @Test
  void theMovesAreAScriptThatWinsInItsLastTurn() throws IOException {
    JsonNode solution =
        JSON.readTree(Run.of("solve", "--json", "bomberda/20-seven-bombs.txt").out());
    ObjectNode game = JSON.createObjectNode().put("rules", "bomberda");
    game.put("map", Files.readString(Path.of("../maps/bomberda/20-seven-bombs.txt")));
    game.putArray("characters").addObject().put("name", "me").set("script", solution.path("moves"));

    JsonNode end = Trace.of(GameFile.read("game", game.toString())).path("end");

    assertThat(solution.path("turns").intValue()).isEqualTo(solution.path("moves").size());
    assertThat(end.path("reason").textValue()).isEqualTo("won");
    assertThat(end.path("step")).isEqualTo(solution.path("turns"));
  }

  @Test
  void wrongLevelsAreToldAndTheOthersSolved() throws IOException {
    String open = file("open.txt", "@.\n");
    String boxed = file("boxed.txt", BOXED);

    Run run = Run.of("solve", open, "nowhere.txt", boxed);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.outLines()).hasSize(1);
    assertThat(run.errLines()).hasSize(2);
    assertThat(run.errLines().get(0))
        .isEqualTo(
            "blastlab: "
                + open
                + ":1:1: a cell on the border that the player can reach, expected walls all"
                + " around");
    assertThat(run.errLines().get(1)).startsWith("blastlab: no map 'nowhere.txt'");
  }

  @Test
  void whatIsTooLargeIsLeftUndecidedWithAnExitCodeOfItsOwn() throws IOException {
    String level = file("boxed.txt", BOXED);

    Run text = withLimit(3, level);
    Run json = withLimit(3, "--json", level);

    assertThat(text.exitCode()).isEqualTo(1);
    assertThat(text.out()).isEmpty();
    assertThat(text.errLines()).hasSize(1);
    assertThat(text.err()).contains(level + ": not decided within").contains("states");
    assertThat(json.exitCode()).isEqualTo(1);
    assertThat(json.out()).contains("\"turns\":null").contains("\"undecidedAfterStates\":");
  }

  private static Run withLimit(int limit, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode =
        new CommandLine(new SolveCommand(limit))
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true))
            .execute(args);
    return new Run(exitCode, out.toString(), err.toString());
  }
}
