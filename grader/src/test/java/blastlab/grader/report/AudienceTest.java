package blastlab.grader.report;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.grader.results.Grading;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the instructor sees, and what may be handed out. */
class AudienceTest {
  @TempDir static Path out;
  private static final String STUDENT = "students/student-05";

  @BeforeAll
  static void writeOnce() {
    Grading some = SampleClass.with(SampleClass.make().students().subList(0, 6));
    Reports.write(SampleClass.shelve(some, out), out, Explanations.NONE);
  }

  @Test
  void theInstructorSeesEveryEntry() throws Exception {
    assertThat(page("index.html")).contains("secret one", "987654321", "late one", "a duel");
    assertThat(Files.readString(out.resolve("index.html"))).contains("secret one", "(hidden)");
  }

  @Test
  void aStudentSeesNothingOfOtherEntries() throws Exception {
    assertThat(page("student.html"))
        .contains("scenario1/variant1", "a duel", "Other entries are not shown here.")
        .contains("points for the entries on this page")
        .doesNotContain("secret", "98765432", "scenario2/variant5")
        .doesNotContain("late one", "scenario1/variant3", "101", "of 100");
  }

  @Test
  void onceGradesArePublishedAStudentSeesAllButHiddenEntries() throws Exception {
    assertThat(page("student-after-published.html"))
        .contains("a duel", "late one", "of 75", "Other entries are not shown here.")
        .doesNotContain("secret", "98765432", "scenario2/variant5");
  }

  @Test
  void aStudentSeesNothingOfTheClass() throws Exception {
    for (String name : List.of("student.html", "student-after-published.html")) {
      ParsedPage page = ParsedPage.read(out.resolve(STUDENT).resolve(name));
      assertThat(page.links()).noneMatch(link -> link.contains(".."));
      assertThat(page.html()).doesNotContain("Ada Lovelace", "Not enforced", "notes.txt");
    }
  }

  @Test
  void aPageThatMayBeHandedOutLinksToNothingThatMayNot() {
    ParsedPage page = ParsedPage.read(out.resolve(STUDENT).resolve("student.html"));
    assertThat(page.links())
        .isNotEmpty()
        .allMatch(
            link -> link.matches("#entry-\\d|(replays|logs)/(scenario[12]-variant[12]|a-duel)-.*"));
  }

  /** The page's texts, without tags and possible line breaks. */
  private static String page(String name) throws Exception {
    ParsedPage page = ParsedPage.read(out.resolve(STUDENT).resolve(name));
    return page.elements("main").get(0).getTextContent();
  }
}
