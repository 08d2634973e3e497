package blastlab.grader.report;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.grader.results.Grading;
import blastlab.grader.results.StudentResult;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

/** What the pages say. */
class PagesTest {
  @TempDir static Path out;
  private static Grading grading;

  @BeforeAll
  static void writeOnce() {
    grading = SampleClass.shelve(SampleClass.make(), out);
    Reports.write(grading, out, game -> Optional.of("Because of step " + game.steps() + "."));
  }

  @Test
  void theHistogramCountsTenthsOfThePoints() {
    List<BigDecimal> points =
        Stream.of("0", "4.99", "5", "25", "49.99", "50").map(BigDecimal::new).toList();
    Histogram histogram = new Histogram(points, new BigDecimal("50"));
    assertThat(histogram.counts()).containsExactly(2, 1, 0, 0, 0, 1, 0, 0, 0, 2);
    assertThat(new Histogram(List.of(BigDecimal.ZERO), BigDecimal.ZERO).counts()).startsWith(1);
  }

  @Test
  void theClassIsListedByNameWithPointsGoalsAndFailures() {
    Element table = table(ParsedPage.read(out.resolve("index.html")), "sortable");
    List<List<String>> rows = ParsedPage.rows(table);
    assertThat(rows).hasSize(60);
    for (int i = 8; i < 60; i++) {
      StudentResult student = grading.students().get(i);
      assertThat(rows.get(i).get(0)).isEqualTo(student.name());
      assertThat(rows.get(i).get(1)).isEqualTo(student.points().toPlainString());
      assertThat(rows.get(i).get(3)).isEqualTo(student.reached() + " of 40");
      assertThat(rows.get(i).get(4))
          .isEqualTo(student.failure().map(verdict -> verdict.words()).orElse(""));
    }
  }

  @Test
  void whatWasNotEnforcedStandsInRed() {
    for (String page : List.of("index.html", "students/student-00/index.html")) {
      assertThat(ParsedPage.read(out.resolve(page)).elements("section"))
          .filteredOn(section -> section.getAttribute("class").equals("alert"))
          .singleElement()
          .satisfies(alert -> assertThat(alert.getTextContent()).contains("reach the network"));
    }
  }

  @Test
  void theRubricIsToldInWords() {
    assertThat(ParsedPage.read(out.resolve("index.html")).elements("li"))
        .extracting(Element::getTextContent)
        .contains(
            "scenario1/variant2: 10 games of scenario1/variant2, seeds 1..10. Leave through the"
                + " exit in at least 9 of them for all 15 points; fewer earn their part.",
            "scenario2/variant1: 3 games of scenario2/variant1, seeds 7,11,13. End with a score of"
                + " at least 100 in all of them for all 20 points; fewer earn nothing.",
            "secret one: 5 games of scenario2/variant5, seeds 987654321..987654325. Leave through"
                + " the exit in at least 3 of them for all 25 points; fewer earn their part."
                + " Students never see it.");
  }

  @Test
  void everyGameTellsHowItEndedAndHowToPlayItAgain() {
    ParsedPage page = ParsedPage.read(out.resolve("students/student-08/index.html"));
    var games = grading.students().get(8).entries().get(3).games();
    List<List<String>> rows = ParsedPage.rows(table(page.element("entry-4"), "games"));
    assertThat(rows).hasSize(2 * games.size());
    for (int i = 0; i < games.size(); i++) {
      var game = games.get(i);
      String seed = game.round().seed().toString();
      String rotate = game.round().rotation() == 0 ? "" : " --rotate 1";
      List<String> facts = rows.get(2 * i);
      assertThat(facts.get(0)).isEqualTo(seed + ", seat " + (game.round().rotation() + 1));
      assertThat(facts.get(1)).startsWith(game.verdict().words());
      assertThat(facts.get(2)).isEqualTo(String.valueOf(game.score()));
      assertThat(facts.get(3)).isEqualTo(String.valueOf(game.steps()));
      assertThat(rows.get(2 * i + 1).get(0))
          .contains("./blastlab play duel/corridor --agent my-agent --agent builtin:")
          .contains(" --seed " + seed + rotate)
          .contains("./blastlab replay replays/a-duel-" + seed);
      assertThat(rows.get(2 * i + 1).get(0).contains("Because of step " + game.steps() + "."))
          .isEqualTo(!game.reached());
    }
  }

  @Test
  void aRateIsShownWithItsInterval() {
    ParsedPage page = ParsedPage.read(out.resolve("students/student-08/index.html"));
    assertThat(grading.students().get(8).entries().get(2).reached()).isEqualTo(1);
    assertThat(page.elements("svg"))
        .extracting(svg -> svg.getAttribute("aria-label"))
        .contains("33 %, between 6 % and 79 %"); // 1 of 3
  }

  @Test
  void theCompilersMessagesAreOnTheStudentsPage() {
    ParsedPage page = ParsedPage.read(out.resolve("students/student-52/student.html"));
    assertThat(page.elements("h2"))
        .extracting(Element::getTextContent)
        .contains("What the compiler says");
    assertThat(page.elements("pre").get(0).getTextContent())
        .startsWith("src/MyCharacter.java:12: error: ';' expected\n    List<String> x = a && b\n");
  }

  @Test
  void aMissingReplayIsNotLinked(@TempDir Path folder) throws Exception {
    Grading one = SampleClass.shelve(one(), folder);
    var games = one.students().get(0).entries().get(0).games();
    Files.delete(folder.resolve(games.get(0).replay().orElseThrow()));
    Reports.write(one, folder, Explanations.NONE);
    assertThat(ParsedPage.read(folder.resolve("students/student-08/index.html")).links())
        .doesNotContain("replays/scenario1-variant1-1-0.json")
        .contains("replays/scenario1-variant1-2-0.json");
  }

  @Test
  void aClassWithoutSubmissionsHasAPageToo(@TempDir Path folder) {
    Reports.write(SampleClass.with(List.of()), folder, Explanations.NONE);
    assertThat(ParsedPage.read(folder.resolve("index.html")).root().getTextContent())
        .contains("There were no submissions.", "neither a folder nor an archive");
  }

  @Test
  void aStudentAtHomeGetsTheirPageAtOnce(@TempDir Path folder) {
    Reports.writeSelf(SampleClass.shelve(one(), folder), folder, Explanations.NONE);
    ParsedPage page = ParsedPage.read(folder.resolve("index.html"));
    assertThat(page.elements("h1").get(0).getTextContent()).isEqualTo("Student 8");
    assertThat(page.links())
        .contains("students/student-08/replays/scenario1-variant1-1-0.json")
        .doesNotContain("index.html")
        .filteredOn(link -> !link.startsWith("#"))
        .allMatch(link -> Files.isRegularFile(page.target(link)));
  }

  private static Grading one() {
    return SampleClass.with(List.of(grading.students().get(8)));
  }

  @Test
  void linksAreEncoded() {
    Shelf shelf = new Shelf(out, "students/ada");
    assertThat(shelf.link("students/ada/replays/a b%é.json"))
        .isEqualTo("replays/a%20b%25%C3%A9.json");
    assertThat(shelf.link("index.html")).isEqualTo("../../index.html");
  }

  private static Element table(ParsedPage page, String kind) {
    return table(page.root(), kind);
  }

  private static Element table(Element in, String kind) {
    var tables = in.getElementsByTagName("table");
    for (int i = 0; i < tables.getLength(); i++) {
      if (((Element) tables.item(i)).getAttribute("class").equals(kind)) {
        return (Element) tables.item(i);
      }
    }
    throw new AssertionError("no table " + kind);
  }
}
