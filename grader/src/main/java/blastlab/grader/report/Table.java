package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.grader.html.Element;
import blastlab.grader.html.Node;
import java.util.List;

/** The parts that tables are made of. */
final class Table {
  private Table() {}

  /** A table that may be broader than the screen without taking the page with it. */
  static Element wide(Element table) {
    return el("div", table).with("class", "wide");
  }

  static Element of(String caption, Element... heads) {
    return el("table", el("caption", caption), el("thead", el("tr", heads)));
  }

  static Element head(String title) {
    return el("th", title).with("scope", "col");
  }

  static Element numberHead(String title) {
    return head(title).with("class", "number");
  }

  static Element cell(Node... content) {
    return el("td", content);
  }

  static Element cell(String text) {
    return el("td", text);
  }

  static Element number(String text) {
    return el("td", text).with("class", "number");
  }

  static Element number(long number) {
    return number(Long.toString(number));
  }

  /** The cell that says what a row is about. */
  static Element rowHead(Node... content) {
    return el("th", content).with("scope", "row");
  }

  static Element row(List<? extends Node> cells) {
    return el("tr").add(cells);
  }
}
