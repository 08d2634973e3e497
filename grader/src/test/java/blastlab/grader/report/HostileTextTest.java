package blastlab.grader.report;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.grader.results.Grading;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names, messages, logs and the compiler's texts are what students choose. */
class HostileTextTest {
  @TempDir Path out;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<script>alert(1)</script>",
        "</title></style></script><h1>Mine</h1>",
        "\" onmouseover=\"alert(1)",
        "' onmouseover='alert(1)",
        "<img src=https://example.org/x.png>",
        "javascript:alert(1)",
        "]]><!--",
        "-->",
        "&lt;b&gt; &amp; &#x3c;b&#x3e; &unknown;",
        "../../etc/passwd",
        "C:\\x\\y",
        "{{7*7}} ${7*7}",
        "<?xml version=\"1.0\"?><!DOCTYPE x SYSTEM \"file:///etc/passwd\">"
      })
  void markupIsShownAsItStands(String text) throws Exception {
    write(text, text);
    for (ParsedPage page : ParsedPage.all(out)) {
      assertThat(page.elements("main").get(0).getTextContent()).contains(text);
      assertThat(page.elements("h1")).hasSize(1);
      assertThat(page.elements("script")).hasSize(1);
      assertThat(page.elements("img")).isEmpty();
      assertThat(page.links()).noneMatch(link -> link.contains(":"));
    }
  }

  @Test
  void lettersWithoutAShapeAreShownByTheirCodes() throws Exception {
    write("Eve\u202Egpj.\u2066x\u0000\u0007\r\n\u2028\uFFFE\uDC00", "\u001b[2J\u009b");
    ParsedPage page = ParsedPage.read(out.resolve("students/student-08/student.html"));
    assertThat(page.elements("h1").get(0).getTextContent())
        .isEqualTo("Eve[U+202E]gpj.[U+2066]x[U+0000][U+0007]\n[U+2028][U+FFFE][U+DC00]");
    assertThat(page.elements("pre").get(0).getTextContent()).isEqualTo("[U+001B][2J[U+009B]");
  }

  @Test
  void megabytesAreCut() throws Exception {
    write("<&\">".repeat(1_000_000), "😀\u0000<".repeat(1_000_000));
    for (ParsedPage page : ParsedPage.all(out)) {
      assertThat(Files.size(page.file())).isLessThan(1_500_000);
      assertThat(page.elements("h1").get(0).getTextContent().length()).isLessThan(200);
    }
  }

  @Test
  void aNameOfNothingButSpacesCanStillBeClicked() throws Exception {
    write(" \t\n ", "");
    assertThat(ParsedPage.read(out.resolve("index.html")).elements("a"))
        .anyMatch(a -> a.getTextContent().equals("(no name)"));
  }

  @Test
  void aLogIsCutAndTheWholeOfItLinked() throws Exception {
    Grading grading = SampleClass.shelve(SampleClass.hostile("x", ""), out);
    Path log;
    try (var logs = Files.list(out.resolve("students/student-08/logs"))) {
      log = logs.filter(file -> file.toString().contains("variant1")).sorted().findFirst().get();
    }
    Files.write(log, new byte[] {'b', 'e', 'g', 'i', 'n', (byte) 0xff, (byte) 0xc3, 0});
    Reports.write(grading, out, Explanations.NONE);
    ParsedPage page = ParsedPage.read(out.resolve("students/student-08/student.html"));
    List<String> texts = page.elements("pre").stream().map(e -> e.getTextContent()).toList();
    assertThat(texts).contains("begin\uFFFD\uFFFD[U+0000]");
    assertThat(texts).anyMatch(text -> text.length() > 3000 && text.length() < 6000);
    assertThat(page.elements("a"))
        .filteredOn(link -> link.getTextContent().equals("The whole log"))
        .isNotEmpty()
        .allMatch(link -> Files.isRegularFile(page.target(link.getAttribute("href"))));
  }

  private void write(String name, String message) {
    Reports.write(
        SampleClass.shelve(SampleClass.hostile(name, message), out), out, Explanations.NONE);
  }
}
