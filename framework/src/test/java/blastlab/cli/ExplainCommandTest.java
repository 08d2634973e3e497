package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainCommandTest {
  private static final String SENTENCE =
      "me was killed by its own bomb at (6,1) in step 18. Until step 16 it could still have got"
          + " away: down. It went right instead; after that no way was left.";

  @TempDir private Path folder;
  private String lost;

  @BeforeEach
  void recordALoss() {
    lost = folder.resolve("lost.jsonl").toString();
    Run run =
        Run.of(
            "play",
            "scenario1/variant4",
            "--agent",
            "builtin:random",
            "--seed",
            "3",
            "--viewer",
            "none",
            "--record",
            lost);
    assertThat(run.outLines()).contains("why: blastlab explain " + Shell.quote(lost));
  }

  @Test
  void aLossIsExplainedInASentenceAndThreePictures() {
    Run run = Run.of("explain", lost);

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.outLines())
        .startsWith(
            SENTENCE,
            "The bomb was placed by me at (4,1) in step 7 and went off in step 18.",
            "After step 16, 4 of its 9 choices left a way out.")
        .contains("after step 16        after step 17   after step 18")
        .contains("|     .  |           |        |      |    *   |");
  }

  @Test
  void theOneToAskAboutCanBeNamed() {
    assertThat(Run.of("explain", lost, "--character", "me").outLines()).startsWith(SENTENCE);
    assertThat(Run.of("explain", lost, "--agent", "builtin:random").outLines())
        .startsWith(SENTENCE);
  }

  @Test
  void theSameIsThereForPrograms() throws IOException {
    Run run = Run.of("explain", lost, "--json");

    assertThat(run.outLines()).hasSize(1);
    JsonNode json = new ObjectMapper().readTree(run.out());
    assertThat(json.get("sentence").asText()).isEqualTo(SENTENCE);
    assertThat(json.get("wayOut"))
        .hasToString(
            "{\"step\":16,\"did\":[1,0,0],\"actions\":[[0,1,0]],\"saving\":4,\"choices\":9,"
                + "\"risky\":false}");
    assertThat(json.get("cause").get("bomb").get("placed").asInt()).isEqualTo(7);
    assertThat(json.get("limited").asBoolean()).isFalse();
  }

  @Test
  void theLimitIsNamedWhereItIsReached() {
    Run run = Run.of("explain", lost, "--limit", "3");

    assertThat(run.exitCode()).isZero();
    assertThat(run.outLines().get(0))
        .endsWith("No way out was found within 3 steps tried out; there may be one.");
  }

  @Test
  void mistakesAreNamed() throws IOException {
    Path foreign = Files.writeString(folder.resolve("foreign"), "hello\n");

    assertMistake("--character: no 'you' in this game; valid: me", lost, "--character", "you");
    assertMistake(
        "--agent: no 'builtin:walker' in this game; valid: builtin:random",
        lost,
        "--agent",
        "builtin:walker");
    assertMistake(
        "--character and --agent exclude each other: leave one of them out",
        lost,
        "--character",
        "me",
        "--agent",
        "builtin:random");
    assertThat(Run.of("explain", foreign.toString()).exitCode()).isEqualTo(2);
    assertThat(Run.of("explain", folder.resolve("none").toString()).exitCode()).isEqualTo(2);
  }

  private static void assertMistake(String message, String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "explain";
    System.arraycopy(args, 0, all, 1, args.length);
    assertThat(Run.of(all)).isEqualTo(new Run(2, "", String.format("blastlab: %s%n", message)));
  }
}
