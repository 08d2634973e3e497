package blastlab.grader.html;

import static blastlab.grader.html.Node.el;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class ElementTest {
  @Test
  void whatIsMarkupInATextIsShown() {
    assertThat(html(el("b", "<script>alert(\"x\" & 'y')</script>")))
        .isEqualTo("<b>&lt;script&gt;alert(&quot;x&quot; &amp; &#39;y&#39;)&lt;/script&gt;</b>");
  }

  @Test
  void anAttributeCannotBeLeft() {
    assertThat(html(el("b", "x").with("title", "\"><img onerror='x'>")))
        .isEqualTo("<b title=\"&quot;&gt;&lt;img onerror=&#39;x&#39;&gt;\">x</b>");
  }

  @Test
  void lettersThatTurnOrHideWhatFollowsAreShownByTheirCodes() {
    assertThat(html(el("b", "a\u202Egnp\u200Fb\u0000\u001b[31m\uFFFF\uD800c\r\n\r")))
        .isEqualTo("<b>a[U+202E]gnp[U+200F]b[U+0000][U+001B][31m[U+FFFF][U+D800]c\n[U+000D]</b>");
  }

  @Test
  void namesOfAllLanguagesStayAsTheyAre() {
    String names = "Çelik Ayşe, 李小龙, محمد, می\u200cخواهم, 👩\u200d🔬";
    assertThat(html(el("b", names))).isEqualTo("<b>" + names + "</b>");
  }

  @Property
  void everyTextComesBackFromAnXmlParserAsItIsShown(@ForAll String text) throws Exception {
    Document document = parse(html(el("b", text).with("title", text)));
    assertThat(document.getDocumentElement().getTextContent()).isEqualTo(Shapes.of(text));
    assertThat(document.getDocumentElement().getAttribute("title"))
        .isEqualTo(Shapes.of(text.replace('\n', ' ').replace('\t', ' ')));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://example.org",
        "//example.org",
        "javascript:alert(1)",
        "/etc/passwd",
        "a b",
        "data:text/html,x",
        "x\" onclick=\"y",
        "a//b",
        "mailto:a@b"
      })
  void linksLeadToFilesOfOursOnly(String link) {
    assertThatThrownBy(() -> el("a", "x").with("href", link))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(link);
  }

  @ParameterizedTest
  @ValueSource(strings = {"students/ada/index.html", "../index.html", "#entry-1", "a%20b.txt#x"})
  void linksToFilesOfOursAreTaken(String link) {
    assertThat(html(el("a", "x").with("href", link))).isEqualTo("<a href=\"" + link + "\">x</a>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"onclick", "style", "src", "a b", "x=\"y"})
  void attributesThatRunOrStyleAreRefused(String attribute) {
    assertThatThrownBy(() -> el("p", "x").with(attribute, "x"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static String html(Node node) {
    StringBuilder html = new StringBuilder();
    node.write(html);
    return html.toString();
  }

  private static Document parse(String html) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(html)));
  }
}
