package blastlab.loader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import blastlab.text.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The compiler's messages, with their places. */
class CompileErrorsTest {
  @TempDir Path folder;

  private static void assertRefused(Path spec, String message) {
    assertThatThrownBy(() -> new AgentLoader().load(spec.toString()))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }

  @Test
  void everyErrorIsShownWithItsPlaceAndItsLine() {
    Path file =
        new Workshop(folder)
            .write(
                "Typo.java",
                """
                import blastlab.world.*;
                public class Typo extends CharacterEntity {
                \tpublic void act(SensedWorld world) {
                \t\tmoove(1, 1);
                \t\tint x = "one";
                \t}
                }
                """);

    assertRefused(
        file,
        """
        FILE: can't be compiled
        FILE:4:3: error: cannot find symbol
        \t\tmoove(1, 1);
        \t\t^
          symbol:   method moove(int,int)
          location: class Typo
        FILE:5:11: error: incompatible types: java.lang.String cannot be converted to int
        \t\tint x = "one";
        \t\t        ^
        2 errors\
        """
            .replace("FILE", file.toString()));
  }

  @Test
  void anErrorAtTheEndOfAFileOfAnotherSystem() {
    Path file = new Workshop(folder).write("Open.java", "public class Open {\r\n  int x;\r\n");

    assertRefused(
        file,
        """
        FILE: can't be compiled
        FILE:2:9: error: reached end of file while parsing
          int x;
                ^
        1 error\
        """
            .replace("FILE", file.toString()));
  }

  @Test
  void anEmptyFileHasNoAgent() {
    Path file = new Workshop(folder).write("Empty.java", "");

    assertThatThrownBy(() -> new AgentLoader().load(file.toString()))
        .hasMessageStartingWith(file + ": no agent; no class there extends CharacterEntity");
  }

  @Test
  void twentyErrorsAreEnough() {
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < 25; i++) {
      body.append("  int x").append(i).append(" = y;\n");
    }
    Path file = new Workshop(folder).write("Many.java", "class Many {\n" + body + "}\n");

    InputException e =
        catchThrowableOfType(InputException.class, () -> new AgentLoader().load(file.toString()));

    assertThat(e.getMessage().split("error: ", -1)).hasSize(21);
    assertThat(e).hasMessageEndingWith("only the first 20 errors are shown of 25");
  }

  @Test
  void aFileThatIsNoText() throws IOException {
    Path file = folder.resolve("Accent.java");
    Files.write(file, "class Accent { String s = \"é\"; }".getBytes(StandardCharsets.ISO_8859_1));

    assertThatThrownBy(() -> new AgentLoader().load(file.toString()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(
            file + ":1:28: error: unmappable character (0xE9) for encoding UTF-8");
  }

  @Test
  void newerLanguageThanTheCoursesIsRefused() {
    Path file =
        new Workshop(folder)
            .write(
                "Modern.java",
                """
                class Modern {
                  int size(Object o) {
                    return switch (o) { case String s -> s.length(); default -> 0; };
                  }
                }
                """);

    assertThatThrownBy(() -> new AgentLoader().load(file.toString()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(file + ":3:");
  }

  @Test
  void aFileThatIsTooMuchForTheCompiler() {
    String nested = "(".repeat(20_000) + "1" + ")".repeat(20_000);
    Path file = new Workshop(folder).write("Deep.java", "class Deep { int x = " + nested + "; }");

    assertThatThrownBy(() -> new AgentLoader().load(file.toString()))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(file + ": can't be compiled\n")
        .hasMessageContaining("StackOverflowError");
  }

  @Test
  void warningsAreNotShown() {
    Path file =
        new Workshop(folder)
            .write(
                "Raw.java",
                """
                class Raw extends blastlab.world.CharacterEntity {
                  java.util.List list = new java.util.ArrayList();
                  { list.add(new Integer(1)); }
                }
                """);

    assertThat(new AgentLoader().load(file.toString()).factory().get()).isNotNull();
  }
}
