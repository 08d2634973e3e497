package blastlab.loader;

import static blastlab.loader.Workshop.make;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.text.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Agents that come as sources: which files count, which class is meant, what it can reach. */
class SourceAgentTest {
  @TempDir Path folder;
  private Workshop workshop;

  @BeforeEach
  void openWorkshop() {
    workshop = new Workshop(folder);
  }

  private static void assertRefused(Object spec, String message) {
    assertThatThrownBy(() -> new AgentLoader().load(spec.toString()))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }

  @Test
  void aFileIsCompiledTogetherWithWhatItUses() {
    Path file =
        workshop.write(
            "Chief.java",
            """
            class Chief extends blastlab.world.CharacterEntity {
              final String said = Helper.WORD;
            }
            """);
    workshop.write("Helper.java", "class Helper { static final String WORD = \"hello\"; }");
    workshop.write("Unrelated.java", "this does not compile");
    workshop.writeAgent("Other");

    assertThat(make(file)).hasFieldOrPropertyWithValue("said", "hello");
  }

  @Test
  void aFileInAPackageFindsItsNeighboursInOtherPackages() {
    workshop.write("src/team/tools/Map.java", "package team.tools; public class Map {}");
    Path file =
        workshop.write(
            "src/team/Chief.java",
            """
            package team;
            public class Chief extends blastlab.world.CharacterEntity {
              final Object map = new team.tools.Map();
            }
            """);

    assertThat(make(file).getClass().getName()).isEqualTo("team.Chief");
  }

  @Test
  void aFolderIsSearchedAllTheWayDown() {
    workshop.write("src/main/java/team/Helper.java", "package team; class Helper {}");
    workshop.write(
        "src/main/java/team/Deep.java",
        """
        package team;
        class Deep extends blastlab.world.CharacterEntity {
          final Helper helper = new Helper();
        }
        """);

    assertThat(make(folder).getClass().getName()).isEqualTo("team.Deep");
  }

  @Test
  void testsAndProductsOfToolsAreLeftOut() {
    workshop.write("src/Mine.java", Workshop.AGENT.formatted("Mine"));
    String broken = "does not compile";
    for (String name : new String[] {"test", "tests", "build", "out", "target", "bin", ".git"}) {
      workshop.write(name + "/Broken.java", broken);
    }
    workshop.write("src/MineTest.java", "import org.junit.jupiter.api.Test;\n" + broken);
    workshop.write("src/OldTest.java", "import static org.junit.Assert.*;\n" + broken);
    workshop.write("src/module-info.java", "module mine {}");

    assertThat(make(folder).getClass().getName()).isEqualTo("Mine");
  }

  @Test
  void aFolderMayItselfBeCalledTest() {
    workshop.write("test/Mine.java", Workshop.AGENT.formatted("Mine"));

    assertThat(make(folder.resolve("test")).getClass().getName()).isEqualTo("Mine");
  }

  @Test
  void linksAreFollowedOnce() throws IOException {
    workshop.write("real/Mine.java", Workshop.AGENT.formatted("Mine"));
    Files.createSymbolicLink(folder.resolve("real/loop"), folder.resolve("real"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("real"));

    assertThat(make(link).getClass().getName()).isEqualTo("Mine");
  }

  @Test
  void aNestedClassCanBeTheAgent() {
    Path file =
        workshop.write(
            "Outer.java",
            """
            public class Outer {
              static class Inner extends blastlab.world.CharacterEntity {}
              Object nameless = new blastlab.world.CharacterEntity() {};
            }
            """);

    assertThat(make(file).getClass().getName()).isEqualTo("Outer$Inner");
    assertThat(make(file + "#Inner").getClass().getName()).isEqualTo("Outer$Inner");
    assertThat(make(file + "#Outer.Inner").getClass().getName()).isEqualTo("Outer$Inner");
  }

  @Test
  void amongSeveralAgentsTheUserChooses() {
    workshop.writeAgent("Alice");
    workshop.writeAgent("Bob");

    assertRefused(
        folder, folder + ": several agents: Alice, Bob; choose one, as in '" + folder + "#Alice'");
    assertThat(make(folder + "#Bob").getClass().getName()).isEqualTo("Bob");
    assertRefused(folder + "#Carol", folder + ": no class 'Carol'; valid: Alice, Bob");
  }

  @Test
  void aPathMayHaveTheSignOfTheChoiceInIt() {
    workshop.write("c#/Mine.java", Workshop.AGENT.formatted("Mine"));

    assertThat(make(folder.resolve("c#")).getClass().getName()).isEqualTo("Mine");
  }

  @Test
  void whatIsNoAgentIsToldWhy() {
    workshop.write(
        "All.java",
        """
        import blastlab.world.CharacterEntity;
        abstract class Half extends CharacterEntity {}
        class Demanding extends CharacterEntity { Demanding(int n) {} }
        class Hidden extends CharacterEntity { private Hidden() {} }
        class Outer { class Inner extends CharacterEntity {} }
        """);

    assertRefused(
        folder,
        folder
            + ": no agent; Demanding has no constructor without parameters, Half is abstract,"
            + " Hidden has a private constructor, Outer.Inner is an inner class that is not"
            + " static; expected a class that extends CharacterEntity and that 'new Name()' can"
            + " make");
    assertRefused(
        folder + "#Half",
        folder
            + ": Half is abstract; expected a class that extends CharacterEntity and that 'new"
            + " Name()' can make");
  }

  @Test
  void aFolderWithoutSourcesIsRefused() {
    assertRefused(
        folder, folder + ": no agent; no .java files in this folder or below it, tests aside");
  }

  @Test
  void aFolderWithoutCharactersIsRefused() {
    workshop.write("Plain.java", "class Plain {}");

    assertRefused(
        folder,
        folder
            + ": no agent; no class there extends CharacterEntity; expected a class that extends"
            + " CharacterEntity and that 'new Name()' can make");
  }

  @Test
  void filesBesideTheSourcesAreResources() {
    workshop.write("src/weights.txt", "1 2 3");
    workshop.write(
        "src/Learner.java",
        """
        public class Learner extends blastlab.world.CharacterEntity {
          final String weights;
          public Learner() throws java.io.IOException {
            try (var in = Learner.class.getResourceAsStream("weights.txt")) {
              weights = new String(in.readAllBytes());
            }
          }
        }
        """);

    assertThat(make(folder)).hasFieldOrPropertyWithValue("weights", "1 2 3");
    assertThat(make(folder.resolve("src/Learner.java")))
        .hasFieldOrPropertyWithValue("weights", "1 2 3");
  }

  @Test
  void gamesOfOneAgentShareItsStaticsAndTwoLoadedAgentsDoNot() {
    Path file =
        workshop.write(
            "Counter.java",
            """
            public class Counter extends blastlab.world.CharacterEntity {
              static int made;
              final int number = ++made;
            }
            """);
    Agent agent = new AgentLoader().load(file.toString());

    assertThat(agent.factory().get()).hasFieldOrPropertyWithValue("number", 1);
    assertThat(agent.factory().get()).hasFieldOrPropertyWithValue("number", 2);
    assertThat(make(file)).hasFieldOrPropertyWithValue("number", 1);
  }

  @Test
  void loadingRunsNoneOfTheAgentsCode() {
    Path file =
        workshop.write(
            "Hostile.java",
            """
            public class Hostile extends blastlab.world.CharacterEntity {
              static { if (true) throw new RuntimeException("class"); }
            }
            """);

    Agent agent = new AgentLoader().load(file.toString());

    assertThatThrownBy(() -> agent.factory().get())
        .isInstanceOf(ExceptionInInitializerError.class)
        .hasRootCauseMessage("class");
  }

  @Test
  void whatAConstructorThrowsComesOutAsItIs() {
    Path file =
        workshop.write(
            "Hostile.java",
            """
            public class Hostile extends blastlab.world.CharacterEntity {
              public Hostile() throws Exception { throw new java.io.IOException("no weights"); }
            }
            """);

    Agent agent = new AgentLoader().load(file.toString());

    assertThatThrownBy(() -> agent.factory().get())
        .isExactlyInstanceOf(IOException.class)
        .hasMessage("no weights")
        .hasNoCause();
  }

  @Test
  void ownClassesGoBeforeThoseOfTheClassPath() {
    workshop.write(
        "org/assertj/core/api/Assertions.java",
        "package org.assertj.core.api; public class Assertions {}");
    workshop.write(
        "Mine.java",
        """
        public class Mine extends blastlab.world.CharacterEntity {
          final int methods = org.assertj.core.api.Assertions.class.getDeclaredMethods().length;
        }
        """);

    assertThat(make(folder)).hasFieldOrPropertyWithValue("methods", 0);
  }
}
