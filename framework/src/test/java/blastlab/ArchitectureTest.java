package blastlab;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.World;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which package may use which, and what the world and the rules must do without. */
class ArchitectureTest {
  private static final Path SOURCES = Path.of("src/main/java/blastlab");
  private static final JavaClasses CLASSES = importMain();

  /** For each package the others of ours that it may use; only the command line may use all. */
  private static final Map<String, List<String>> MAY_USE =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("world", List.of()),
              Map.entry("rules", List.of("world")),
              Map.entry("rules.course", List.of("rules", "world")),
              Map.entry("rules.bomberda", List.of("rules", "world")),
              Map.entry("rules.arena", List.of("rules", "world")),
              Map.entry("rules.duel", List.of("rules", "world")),
              Map.entry("rules.rooms", List.of("rules", "world")),
              Map.entry("monsters", List.of("search", "world")),
              Map.entry("text", List.of("world")),
              Map.entry("search", List.of("world")),
              Map.entry("learning", List.of("world")),
              Map.entry("solve", List.of("world")),
              Map.entry("agents", List.of("learning", "monsters", "search", "solve", "world")),
              Map.entry(
                  "loader", List.of("agents", "learning", "scenario", "search", "world", "text")),
              Map.entry("scenario", List.of("text", "rules..", "monsters", "agents", "world")),
              Map.entry("match", List.of("scenario", "rules", "world")),
              Map.entry(
                  "generate", List.of("scenario", "solve", "text", "rules..", "monsters", "world")),
              Map.entry("bench", List.of("scenario", "text", "world")),
              Map.entry("trace", List.of("match", "scenario", "agents", "text", "world")),
              Map.entry("replay", List.of("match", "scenario", "text", "world")),
              Map.entry(
                  "explain", List.of("match", "replay", "search", "solve", "monsters", "world")),
              Map.entry("remote", List.of("match", "scenario", "world")),
              Map.entry("evaluate", List.of("loader", "match", "scenario", "text", "world")),
              Map.entry(
                  "training",
                  List.of("evaluate", "learning", "loader", "match", "scenario", "text", "world")),
              Map.entry(
                  "testing", List.of("loader", "match", "scenario", "agents", "text", "world")),
              Map.entry("view", List.of("match", "replay", "world")),
              Map.entry("view.console", List.of("view", "explain", "match", "replay", "world")),
              Map.entry("view.board", List.of("world")),
              Map.entry(
                  "view.image", List.of("view", "view.board", "match", "replay", "text", "world")),
              Map.entry(
                  "view.fx",
                  List.of(
                      "view",
                      "view.board",
                      "view.console",
                      "explain",
                      "match",
                      "replay",
                      "search",
                      "agents",
                      "world")),
              Map.entry("cli", List.of("*.."))));

  static Set<String> packages() {
    return MAY_USE.keySet();
  }

  // ---- the classes were really found ----

  @Test
  void everySourceFolderIsAPackageOfTheTableWithClassesInIt() throws IOException {
    Set<String> folders;
    try (Stream<Path> files = Files.walk(SOURCES)) {
      folders =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> !file.endsWith("package-info.java"))
              .map(
                  file ->
                      SOURCES.relativize(file.getParent()).toString().replaceAll("[/\\\\]", "."))
              .collect(Collectors.toSet());
    }

    assertThat(folders).contains("world", "rules.course", "cli").isSubsetOf(MAY_USE.keySet());
    for (String folder : folders) {
      assertThat(classesIn(folder)).as("classes of " + folder).isNotEmpty();
    }
    assertThat(CLASSES.size()).isGreaterThan(100);
  }

  // ---- directions ----

  @ParameterizedTest
  @MethodSource("packages")
  void usesOnlyWhatItMay(String name) {
    List<String> allowed =
        Stream.concat(Stream.of(name), MAY_USE.get(name).stream())
            .map(other -> "blastlab." + other)
            .toList();

    classes()
        .that()
        .resideInAPackage("blastlab." + name)
        .should()
        .onlyDependOnClassesThat(
            JavaClass.Predicates.resideOutsideOfPackage("blastlab..")
                .or(JavaClass.Predicates.resideInAnyPackage(allowed.toArray(String[]::new))))
        .allowEmptyShould(true) // some packages are still to come
        .check(CLASSES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"world", "rules..", "monsters", "search", "solve"})
  void needsNothingButJava(String name) {
    classes()
        .that()
        .resideInAPackage("blastlab." + name)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("blastlab..", "java..")
        .allowEmptyShould(name.equals("search"))
        .check(CLASSES);
  }

  // ---- purity ----

  @Test
  void theWorldAndTheRulesHaveNoOutputClockThreadOrChanceOfTheirOwn() {
    classes()
        .that()
        .resideInAnyPackage("blastlab.world", "blastlab.rules..")
        .should(new Purity(World.class.getName() + ".print()"))
        .check(CLASSES);
  }

  private static List<JavaClass> classesIn(String name) {
    JavaPackage found = CLASSES.getPackage("blastlab." + name);
    return List.copyOf(found.getClasses());
  }

  private static JavaClasses importMain() {
    try {
      return new ClassFileImporter()
          .importPath(
              Path.of(World.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
