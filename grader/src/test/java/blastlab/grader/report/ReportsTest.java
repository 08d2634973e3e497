package blastlab.grader.report;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.grader.results.Grading;
import blastlab.grader.results.StudentResult;
import blastlab.grader.verdict.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

/** What holds for all pages of a class in which everything happens. */
class ReportsTest {
  @TempDir static Path out;
  private static Grading grading;
  private static List<ParsedPage> pages;

  @BeforeAll
  static void writeOnce() throws Exception {
    grading = SampleClass.shelve(SampleClass.make(), out);
    Reports.write(grading, out, game -> Optional.of("It walked into <b>fire</b>."));
    pages = ParsedPage.all(out);
  }

  @Test
  void theSampleHasEveryVerdictInIt() {
    Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
    grading.students().forEach(student -> verdicts.addAll(student.verdicts().keySet()));
    assertThat(verdicts).containsExactly(Verdict.values());
  }

  @Test
  void thereIsAPageForTheClassAndOneForEachStudentAndAudience() {
    assertThat(pages).hasSize(1 + 60 * 3);
    assertThat(out.resolve("students/student-00"))
        .isDirectoryContaining("glob:**/index.html")
        .isDirectoryContaining("glob:**/student.html")
        .isDirectoryContaining("glob:**/student-after-published.html")
        .isDirectoryNotContaining("glob:**/student-after-due-date.html");
  }

  @Test
  void everyLinkLeadsToAFileOrAPlaceThatIsThere() {
    for (ParsedPage page : pages) {
      for (String link : page.links()) {
        if (link.startsWith("#")) {
          assertThat(page.element(link.substring(1))).isNotNull();
        } else {
          assertThat(page.target(link)).as("%s in %s", link, page.file()).isRegularFile();
        }
      }
    }
  }

  @Test
  void everyStudentIsLinkedFromTheClass() {
    Set<Path> targets = new HashSet<>();
    ParsedPage index = ParsedPage.read(out.resolve("index.html"));
    index.links().forEach(link -> targets.add(index.target(link)));
    for (StudentResult student : grading.students()) {
      assertThat(targets).contains(out.toAbsolutePath().resolve(student.folder() + "/index.html"));
    }
  }

  @Test
  void nothingComesFromOutsideAndNothingRunsButOurScript() throws Exception {
    String script = Files.readString(Path.of("src/main/resources/blastlab/grader/html/page.js"));
    for (ParsedPage page : pages) {
      for (Element element : page.elements("*")) {
        assertThat(element.hasAttribute("src")).isFalse();
        assertThat(element.hasAttribute("style")).isFalse();
        assertThat(element.getAttribute("href")).doesNotContain(":").doesNotStartWith("/");
        for (int i = 0; i < element.getAttributes().getLength(); i++) {
          assertThat(element.getAttributes().item(i).getNodeName()).doesNotStartWith("on");
        }
      }
      assertThat(page.elements("script")).hasSize(1);
      assertThat(page.elements("script").get(0).getTextContent()).isEqualTo(script);
      assertThat(page.elements("img")).isEmpty();
      assertThat(page.elements("link")).isEmpty();
      assertThat(page.elements("b")).isEmpty();
      assertThat(page.elements("style").get(0).getTextContent()).doesNotContain("url(", "@import");
    }
  }

  @Test
  void everyPageCanBeReadByThoseWhoSeeLittleOrNothing() {
    for (ParsedPage page : pages) {
      assertThat(page.root().getAttribute("lang")).isEqualTo("en");
      assertThat(page.elements("h1")).hasSize(1);
      assertThat(page.elements("title").get(0).getTextContent()).isNotBlank();
      assertThat(page.elements("th")).allMatch(head -> head.hasAttribute("scope"));
      assertThat(page.elements("table"))
          .allMatch(table -> table.getElementsByTagName("caption").getLength() == 1);
      assertThat(page.elements("svg"))
          .allMatch(svg -> svg.getAttribute("role").equals("img"))
          .noneMatch(svg -> svg.getAttribute("aria-label").isBlank());
    }
  }

  @Test
  void theSameGradingGivesTheSameBytes(@TempDir Path again) throws Exception {
    Grading some = SampleClass.shelve(some(SampleClass.make()), again);
    Reports.write(some, again, game -> Optional.of("It walked into <b>fire</b>."));
    for (StudentResult student : some.students()) {
      for (Audience audience : Audience.of(some.rubric())) {
        String file = student.folder() + "/" + audience.file();
        assertThat(again.resolve(file)).hasSameBinaryContentAs(out.resolve(file));
      }
    }
    String first = Files.readString(again.resolve("index.html"));
    Reports.write(some, again, game -> Optional.of("It walked into <b>fire</b>."));
    assertThat(again.resolve("index.html")).hasContent(first);
  }

  @Test
  void onlyOnePartOfOnePageDependsOnTimes(@TempDir Path slower) throws Exception {
    Grading some = SampleClass.shelve(some(grading), slower);
    Reports.write(some, slower, Explanations.NONE);
    List<ParsedPage> before = ParsedPage.all(slower);
    Reports.write(SampleClass.slower(some), slower, Explanations.NONE);
    String times = "(?s)<section id=\"times\">.*?</section>";
    for (ParsedPage page : before) {
      String after = Files.readString(page.file());
      assertThat(after.replaceAll(times, "")).isEqualTo(page.html().replaceAll(times, ""));
      boolean index = page.file().equals(slower.resolve("index.html"));
      assertThat(after.equals(page.html())).isEqualTo(!index);
    }
  }

  private static Grading some(Grading all) {
    return SampleClass.with(all.students().subList(6, 9));
  }
}
