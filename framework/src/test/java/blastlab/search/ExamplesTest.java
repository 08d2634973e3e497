package blastlab.search;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Stage;
import blastlab.search.Examples.Member;
import blastlab.world.SensedWorld;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The search kit's documentation has examples, and they are right. */
class ExamplesTest {
  private static final Examples EXAMPLES = new Examples(Path.of("src/main/java/blastlab/search"));

  private static final Path PAGE = Path.of("../docs/search-kit.md");
  private static final Pattern JAVA = Pattern.compile("(?s)```java\n(.*?)```");

  @Test
  void everyPublicTypeAndMethodHasAnExample() {
    assertThat(EXAMPLES.members()).hasSizeGreaterThan(40);
    assertThat(EXAMPLES.members()).filteredOn(m -> m.examples().isEmpty()).isEmpty();
  }

  @TestFactory
  List<DynamicTest> everyExampleIsRight() throws IOException {
    List<Member> members = new ArrayList<>(EXAMPLES.members());
    List<String> page =
        JAVA.matcher(Files.readString(PAGE)).results().map(match -> match.group(1)).toList();
    members.add(new Member(PAGE.getFileName().toString(), List.of(String.join("\n", page))));
    List<String> examples = new ArrayList<>();
    members.forEach(member -> examples.addAll(member.examples()));
    ExampleRunner runner = new ExampleRunner(examples);

    List<DynamicTest> tests = new ArrayList<>();
    for (Member member : members) {
      for (int i = 0; i < member.examples().size(); i++) {
        int number = tests.size();
        tests.add(DynamicTest.dynamicTest(member.name(), () -> assertRight(runner, number)));
      }
    }
    return tests;
  }

  @Test
  void thePageShowsTheSameWorldAndTrueMaps() throws IOException {
    SensedWorld world = world();
    Distances distances = Distances.breadthFirst(world, world.exit().orElseThrow());
    DangerMap danger = DangerMap.of(world);
    String steps =
        picture(
            world,
            (x, y) -> {
              int from = distances.from(x, y);
              return from == Distances.UNREACHABLE ? "  ." : "%3d".formatted(from);
            });
    String blasts =
        picture(
            world,
            (x, y) -> {
              int until = danger.stepsUntilBlast(x, y);
              return until == DangerMap.NEVER ? "." : String.valueOf(until);
            });

    String text = Files.readString(PAGE);
    assertThat(text).contains("```\n" + steps + "```");
    assertThat(columns(text, 2)).contains(blasts);
    assertThat(columns(text, 21)).contains(world.toString().replace("+-------+\n", ""));
    int column = 13;
    for (int time : new int[] {0, 3, 4, 5, 6}) {
      String fires = picture(world, (x, y) -> danger.isBurning(x, y, time) ? "*" : ".");
      assertThat(columns(text, column)).as("after %d", time).contains(fires);
      column += 10;
    }
  }

  /** A piece of each line of a text, as wide as the world or its border. */
  private static String columns(String text, int from) {
    int width = from == 21 ? 9 : 7;
    return text.lines()
            .map(line -> line.substring(Math.min(from, line.length())))
            .map(line -> line.substring(0, Math.min(width, line.length())))
            .collect(Collectors.joining("\n"))
        + "\n";
  }

  private interface Symbol {
    String at(int x, int y);
  }

  private static String picture(SensedWorld world, Symbol symbol) {
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < world.height(); y++) {
      for (int x = 0; x < world.width(); x++) {
        text.append(symbol.at(x, y));
      }
      text.append('\n');
    }
    return text.toString();
  }

  /** The world that the package's own page draws. */
  private static SensedWorld world() throws IOException {
    String drawing =
        EXAMPLES
            .setting()
            .lines()
            .filter(l -> !l.startsWith("+"))
            .collect(Collectors.joining("\n"));
    return SensedWorld.fromWorld(Stage.of(drawing).world());
  }

  private static void assertRight(ExampleRunner runner, int number) throws Throwable {
    AtomicInteger claims = new AtomicInteger();
    runner.run(
        number,
        world(),
        (expected, value) -> {
          claims.incrementAndGet();
          assertThat(String.valueOf(value)).isEqualTo(expected);
        });
    assertThat(claims).hasPositiveValue();
  }
}
