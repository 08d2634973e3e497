package blastlab.search;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Stage;
import blastlab.search.Examples.Member;
import blastlab.world.SensedWorld;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The search kit's documentation has examples, and they are right. */
class ExamplesTest {
  private static final Examples EXAMPLES =
      new Examples(Path.of("src/main/java/blastlab/search"));

  @Test
  void everyPublicTypeAndMethodHasAnExample() {
    assertThat(EXAMPLES.members()).hasSizeGreaterThan(40);
    assertThat(EXAMPLES.members()).filteredOn(m -> m.examples().isEmpty()).isEmpty();
  }

  @TestFactory
  List<DynamicTest> everyExampleIsRight() throws IOException {
    String drawing =
        EXAMPLES.setting().lines().filter(l -> !l.startsWith("+")).collect(Collectors.joining("\n"));
    List<String> examples = new ArrayList<>();
    EXAMPLES.members().forEach(member -> examples.addAll(member.examples()));
    ExampleRunner runner = new ExampleRunner(examples);

    List<DynamicTest> tests = new ArrayList<>();
    for (Member member : EXAMPLES.members()) {
      for (int i = 0; i < member.examples().size(); i++) {
        int number = tests.size();
        SensedWorld world = SensedWorld.fromWorld(Stage.of(drawing).world());
        tests.add(
            DynamicTest.dynamicTest(member.name(), () -> assertRight(runner, number, world)));
      }
    }
    return tests;
  }

  private static void assertRight(ExampleRunner runner, int number, SensedWorld world)
      throws Throwable {
    AtomicInteger claims = new AtomicInteger();
    runner.run(
        number,
        world,
        (expected, value) -> {
          claims.incrementAndGet();
          assertThat(String.valueOf(value)).isEqualTo(expected);
        });
    assertThat(claims).hasPositiveValue();
  }
}
