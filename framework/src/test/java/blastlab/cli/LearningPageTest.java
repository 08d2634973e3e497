package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The learner in docs/learning.md: a student's sources, trained, and then played. */
class LearningPageTest {
  private static final Pattern CODE = Pattern.compile("(?s)```java\n(.*?)```");

  @TempDir Path folder;

  @Test
  void itIsShortAndLearnsTheWayOut() throws IOException {
    String code = code();
    Path agent = Files.createDirectories(folder.resolve("my-agent"));
    Files.writeString(agent.resolve("TableCharacter.java"), code);
    String weights = folder.resolve("weights.json").toString();

    assertThat(code.lines().count()).isLessThanOrEqualTo(40);
    assertThat(wins(agent.toString())).as("untrained").isZero();
    Run training =
        Run.of(
            "train",
            "scenario1/variant1",
            "--agent",
            agent.toString(),
            "--out",
            weights,
            "--games",
            "100");
    assertThat(training.exitCode()).as(training.err()).isZero();
    assertThat(wins(agent + "@" + weights)).as("trained").isEqualTo(5);
  }

  private static int wins(String agent) {
    Run run = Run.of("evaluate", "scenario1/variant1", "--agent", agent, "--seeds", "1..5");
    Matcher row = Pattern.compile("scenario1/variant1 +5 +(\\d)").matcher(run.out());
    assertThat(row.find()).as(run.out() + run.err()).isTrue();
    return Integer.parseInt(row.group(1));
  }

  private static String code() throws IOException {
    Matcher code = CODE.matcher(Files.readString(Path.of("../docs/learning.md")));
    assertThat(code.find()).isTrue();
    return code.group(1);
  }
}
