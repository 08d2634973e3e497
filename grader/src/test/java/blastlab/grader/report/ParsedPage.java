package blastlab.grader.report;

import java.io.StringReader;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** A page as an XML parser sees it, which takes nothing that is not well-formed. */
record ParsedPage(Path file, String html, Element root) {
  static ParsedPage read(Path file) {
    try {
      String html = Files.readString(file);
      Element root =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader(html)))
              .getDocumentElement();
      return new ParsedPage(file, html, root);
    } catch (Exception e) {
      throw new AssertionError(file + ": " + e.getMessage(), e);
    }
  }

  /** All pages below a folder. */
  static List<ParsedPage> all(Path folder) throws Exception {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(f -> f.toString().endsWith(".html"))
          .sorted()
          .map(ParsedPage::read)
          .toList();
    }
  }

  List<Element> elements(String tag) {
    return list(root.getElementsByTagName(tag));
  }

  Element element(String id) {
    return elements("*").stream()
        .filter(element -> element.getAttribute("id").equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError(file + " has no element with id " + id));
  }

  List<String> links() {
    return elements("a").stream().map(a -> a.getAttribute("href")).toList();
  }

  /** The file that a link leads to. */
  Path target(String link) {
    return Path.of(file.toUri().resolve(URI.create(link.replaceAll("#.*", ""))));
  }

  /** The texts of a table's cells, row by row, without its heads. */
  static List<List<String>> rows(Element table) {
    List<List<String>> rows = new ArrayList<>();
    for (Element row : list(table.getElementsByTagName("tr"))) {
      List<String> cells =
          list(row.getElementsByTagName("*")).stream()
              .filter(cell -> cell.getParentNode() == row)
              .map(cell -> cell.getTextContent().strip())
              .toList();
      rows.add(cells);
    }
    return rows.subList(1, rows.size());
  }

  private static List<Element> list(NodeList nodes) {
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }
}
