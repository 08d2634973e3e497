package blastlab;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.loader.AgentLoader;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.testing.GameTest;
import blastlab.world.CharacterEntity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The agents in the lessons compile, and do what their pages claim. */
class LessonsTest {
  private static final Path LESSONS = Path.of("../docs/lessons");
  private static final Pattern CODE = Pattern.compile("(?ms)^```java\n(.*?)^```$");
  private static final Pattern AGENT = Pattern.compile("class (\\w+) extends CharacterEntity");
  private static final Pattern RUN = Pattern.compile("blastlab play (\\S+) --agent (\\w+)\\.java");
  private static final Pattern CLAIM =
      Pattern.compile(
          "It escapes with (all|at least (\\d+)) of the seeds 1\\.\\.(\\d+)"
              + "(?:, in at most (\\d+) steps)?\\.");

  @TempDir Path folder;

  static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.list(LESSONS)) {
      return files.filter(file -> file.getFileName().toString().matches("\\d.*")).sorted().toList();
    }
  }

  @Test
  void theLessonsAreNumberedAndListed() throws IOException {
    String list = Files.readString(LESSONS.resolve("README.md"));

    assertThat(pages()).hasSizeGreaterThanOrEqualTo(5);
    for (int i = 0; i < pages().size(); i++) {
      String name = pages().get(i).getFileName().toString();
      assertThat(name).startsWith(i + 1 + "-");
      assertThat(list).contains("(" + name + ")");
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void theAgentOfALessonDoesWhatItsPageClaims(Path page) throws IOException {
    String text = Files.readString(page);
    MatchResult run = only(RUN, text);
    MatchResult claim = only(CLAIM, text);
    int seeds = Integer.parseInt(claim.group(3));
    int least = claim.group(2) == null ? seeds : Integer.parseInt(claim.group(2));
    int most = claim.group(4) == null ? Integer.MAX_VALUE : Integer.parseInt(claim.group(4));

    Supplier<? extends CharacterEntity> agent = load(text, run.group(2));
    int escaped = 0;
    for (int seed = 1; seed <= seeds; seed++) {
      GameTest game = GameTest.onScenario(run.group(1)).seed(seed);
      Result result = game.play(agent.get()).result();
      escaped += result.seats().get(0).outcome().equals(Optional.of(Outcome.ESCAPED)) ? 1 : 0;
      assertThat(result.steps()).isLessThanOrEqualTo(most);
    }

    assertThat(escaped).isBetween(least, seeds);
  }

  @Test
  void anAgentThatWinsScenario2IsUnder40Lines() throws IOException {
    String text = Files.readString(LESSONS.resolve("4-bombing-the-way-out.md"));

    assertThat(only(RUN, text).group(1)).isEqualTo("scenario2/variant1");
    assertThat(only(CLAIM, text).group(1)).isEqualTo("all");
    assertThat(only(CODE, text).group(1).lines().count()).isLessThan(40);
  }

  /** Compiles the page's only Java code as a user would who saved it under the name it gives. */
  private Supplier<? extends CharacterEntity> load(String page, String name) throws IOException {
    String code = only(CODE, page).group(1);
    assertThat(only(AGENT, code).group(1)).isEqualTo(name);
    Path file = Files.writeString(folder.resolve(name + ".java"), code);
    return new AgentLoader().load(file.toString()).factory();
  }

  private static MatchResult only(Pattern pattern, String text) {
    List<MatchResult> found = pattern.matcher(text).results().toList();
    assertThat(found).as("places of " + pattern).hasSize(1);
    return found.get(0);
  }
}
