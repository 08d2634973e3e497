package blastlab.loader;

import static blastlab.loader.Workshop.make;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.text.InputException;
import blastlab.world.CharacterEntity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Agents that come as a jar. */
class AgentJarTest {
  @TempDir Path folder;
  private Workshop workshop;

  @BeforeEach
  void openWorkshop() {
    workshop = new Workshop(folder);
  }

  private static void assertRefused(Path spec, String message) {
    assertThatThrownBy(() -> new AgentLoader().load(spec.toString()))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void theAgentOfAJarIsFoundWithItsResources() {
    Path source =
        workshop.write(
            "team/Packed.java",
            """
            package team;
            public class Packed extends blastlab.world.CharacterEntity {
              final boolean hasWeights = Packed.class.getResource("weights.txt") != null;
            }
            """);
    workshop.write("team/weights.txt", "1 2 3");
    Path jar = workshop.jar(List.of(source), List.of("team/Packed.class", "team/weights.txt"));

    CharacterEntity agent = make(jar);

    assertThat(agent.getClass().getName()).isEqualTo("team.Packed");
    assertThat(agent).hasFieldOrPropertyWithValue("hasWeights", true);
  }

  @Test
  void amongSeveralAgentsTheUserChooses() {
    Path jar =
        workshop.jar(
            List.of(workshop.writeAgent("Alice"), workshop.writeAgent("Bob")),
            List.of("Alice.class", "Bob.class"));

    assertRefused(jar, jar + ": several agents: Alice, Bob; choose one, as in '" + jar + "#Alice'");
    assertThat(make(jar + "#Bob").getClass().getName()).isEqualTo("Bob");
  }

  @Test
  void theFrameworksOwnAgentsInAJarDoNotCount() throws IOException {
    Path source = workshop.writeAgent("Mine");
    String idle = "blastlab/agents/IdleCharacter.class";
    Files.createDirectories(folder.resolve(idle).getParent());
    try (var in = CharacterEntity.class.getResourceAsStream("/" + idle)) {
      Files.write(folder.resolve(idle), in.readAllBytes());
    }
    Path jar = workshop.jar(List.of(source), List.of("Mine.class", idle));

    assertThat(make(jar).getClass().getName()).isEqualTo("Mine");
  }

  @Test
  void classesThatCanNotBeLoadedAreTold() {
    workshop.write("Broken.class", "no class at all");
    Path jar = workshop.jar(List.of(), List.of("Broken.class"));

    assertRefused(
        jar,
        jar
            + ": no agent; no class there extends CharacterEntity; not all classes can be loaded"
            + " (java.lang.ClassFormatError: ");
  }

  @Test
  void classesThatCanNotBeLoadedDoNoHarmToTheOthers() {
    workshop.write("Broken.class", "no class at all");
    Path jar =
        workshop.jar(List.of(workshop.writeAgent("Mine")), List.of("Broken.class", "Mine.class"));

    assertThat(make(jar).getClass().getName()).isEqualTo("Mine");
  }

  @Test
  void aJarThatIsNoneIsRefused() {
    Path text = workshop.write("text.jar", "hello");

    assertRefused(text, text + ": can't be read as a jar (");
  }

  @Test
  void aJarWithoutClassesIsRefused() {
    workshop.writeAgent("Mine");
    Path jar = workshop.jar(List.of(), List.of("Mine.java"));

    assertRefused(jar, jar + ": no agent; the jar holds no compiled classes");
  }

  @Test
  void aFolderIsNoJarWhateverItsName() throws IOException {
    Path odd = Files.createDirectory(folder.resolve("odd.jar"));
    workshop.write("odd.jar/Mine.java", Workshop.AGENT.formatted("Mine"));

    assertThat(make(odd).getClass().getName()).isEqualTo("Mine");
  }
}
