package blastlab.grader;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import blastlab.grader.run.ClassRun;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.net.URISyntaxException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Which way the grader depends, and that its process never loads a student's class. */
class GraderArchitectureTest {
  private static final JavaClasses CLASSES = importMain();

  @Test
  void theClassesWereReallyFound() {
    assertThat(CLASSES.size()).isGreaterThan(80);
    assertThat(CLASSES.contain(ClassRun.class)).isTrue();
  }

  @Test
  void nothingHereNeedsADisplay() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("blastlab.view..", "java.awt..", "javax.swing..", "javafx..")
        .check(CLASSES);
  }

  @Test
  void nobodyDefinesOrLoadsClasses() {
    noClasses().should().dependOnClassesThat().areAssignableTo(ClassLoader.class).check(CLASSES);
    noClasses().should().dependOnClassesThat().areAssignableTo(URLClassLoader.class).check(CLASSES);
    noClasses().should().callMethod(Class.class, "forName", String.class).check(CLASSES);
    noClasses().should().dependOnClassesThat().resideInAPackage("javax.tools..").check(CLASSES);
  }

  @Test
  void recordsOfResultsKnowNothingOfHowTheyCameAbout() {
    classes()
        .that()
        .resideInAnyPackage("blastlab.grader.results", "blastlab.grader.rubric")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "blastlab.grader.results",
            "blastlab.grader.rubric",
            "blastlab.grader.verdict",
            "blastlab.evaluate",
            "blastlab.loader",
            "blastlab.match",
            "blastlab.scenario",
            "blastlab.text",
            "blastlab.world",
            "blastlab.cli",
            "com.fasterxml..",
            "java..")
        .check(CLASSES);
  }

  @Test
  void theSandboxKnowsNeitherRubricNorResults() {
    noClasses()
        .that()
        .resideInAPackage("blastlab.grader.sandbox")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "blastlab.grader.rubric",
            "blastlab.grader.results",
            "blastlab.grader.run",
            "blastlab.grader.journal")
        .check(CLASSES);
  }

  private static JavaClasses importMain() {
    try {
      return new ClassFileImporter()
          .importPath(
              Path.of(ClassRun.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
