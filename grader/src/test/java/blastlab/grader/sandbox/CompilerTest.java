package blastlab.grader.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompilerTest {
  private static final String AGENT =
      "package p; public class %s extends blastlab.world.CharacterEntity {}";

  private static Sandbox sandbox;

  @TempDir Path folder;
  private Path sources;
  private Path classes;

  @BeforeAll
  static void open() {
    sandbox = Sandbox.open();
  }

  @AfterAll
  static void close() {
    sandbox.close();
  }

  @BeforeEach
  void makeFolders() throws IOException {
    sources = Files.createDirectory(folder.resolve("sources"));
    classes = folder.resolve("classes");
  }

  @Test
  void findsTheOneAgentAndKeepsWhatLiesBesideIt() throws IOException {
    write("src/p/Mine.java", AGENT.formatted("Mine"));
    write("src/p/Helper.java", "package p; class Helper {}");
    write("src/p/weights.txt", "1 2 3");
    write(
        "test/p/MineTest.java", "package p; import org.junit.jupiter.api.Test; class MineTest {}");

    assertThat(compile()).isEqualTo(new Compilation.Compiled("p.Mine"));
    assertThat(classes.resolve("p/Mine.class")).isRegularFile();
    assertThat(classes.resolve("p/Helper.class")).isRegularFile();
    assertThat(classes.resolve("p/weights.txt")).hasContent("1 2 3");
    assertThat(Contestant.inspect(sandbox, classes, Optional.empty()))
        .isEqualTo(new Compilation.Compiled("p.Mine"));
  }

  @Test
  void filesMayHaveNamesWithAnyLetters() throws IOException {
    write("p/Läuft.java", AGENT.formatted("Läuft"));

    assertThat(compile()).isEqualTo(new Compilation.Compiled("p.Läuft"));
  }

  @Test
  void theCompilersMessagesNameTheFileInTheSubmission() throws IOException {
    write("Mine.java", "public class Mine extends Nothing {}");

    assertThat(compile())
        .isInstanceOfSatisfying(
            Compilation.DidNotCompile.class,
            failure ->
                assertThat(failure.messages())
                    .startsWith("the submission: can't be compiled\nMine.java:1:")
                    .contains("cannot find symbol")
                    .doesNotContain("/blastlab", folder.toString()));
  }

  @Test
  void oneOfSeveralAgentsHasToBeNamed() throws IOException {
    write("p/One.java", AGENT.formatted("One"));
    write("p/Two.java", AGENT.formatted("Two"));

    assertThat(compile())
        .isInstanceOfSatisfying(
            Compilation.NoAgent.class,
            failure -> assertThat(failure.message()).contains("several agents: p.One, p.Two"));
    assertThat(Contestant.compile(sandbox, sources, classes, Optional.of("Two")))
        .isEqualTo(new Compilation.Compiled("p.Two"));
  }

  @Test
  void withoutSourcesThereIsNoAgent() throws IOException {
    write("readme.txt", "I had no time");

    assertThat(compile())
        .isInstanceOfSatisfying(
            Compilation.NoAgent.class,
            failure -> assertThat(failure.message()).contains("no .java files"));
  }

  @Test
  void sourcesThatBreakTheCompilerDoNotCompile() throws IOException {
    String deep = "(".repeat(20_000) + "1" + ")".repeat(20_000);
    write(
        "Mine.java", "class Mine extends blastlab.world.CharacterEntity { int n = " + deep + ";}");

    assertThat(compile()).isInstanceOf(Compilation.DidNotCompile.class);
  }

  @Test
  void aCompilerThatIsNotDoneInTimeIsEnded() throws IOException {
    write("Mine.java", AGENT.formatted("Mine"));

    Compilation compilation =
        new Compiler(sandbox, Duration.ofMillis(1)).compile(sources, classes, Optional.empty());

    assertThat(compilation)
        .isEqualTo(new Compilation.DidNotCompile("the compiler was not done after 0 seconds"));
    assertThat(ProcessHandle.current().descendants()).isEmpty();
  }

  @Test
  void annotationProcessorsAreNotRun() throws IOException {
    write("META-INF/services/javax.annotation.processing.Processor", "p.Evil");
    write(
        "p/Evil.java",
        """
        package p;
        import java.util.Set;
        import javax.annotation.processing.*;
        import javax.lang.model.element.TypeElement;
        public class Evil extends AbstractProcessor {
          public boolean process(Set<? extends TypeElement> types, RoundEnvironment round) {
            System.exit(9);
            return true;
          }
        }
        """);
    write("p/Mine.java", AGENT.formatted("Mine"));

    assertThat(compile()).isEqualTo(new Compilation.Compiled("p.Mine"));
  }

  private Compilation compile() {
    return Contestant.compile(sandbox, sources, classes, Optional.empty());
  }

  private void write(String name, String text) throws IOException {
    Path file = sources.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
