package blastlab.grader.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** An element with its attributes and what is in it. */
public final class Element implements Node {
  private static final Pattern NAME = Pattern.compile("[a-zA-Z][a-zA-Z0-9-]*");
  private static final Pattern LINK = Pattern.compile("(?!/)(?!.*//)[\\w.~%/-]*(#[\\w-]*)?");
  private static final Set<String> CLOSED = Set.of("meta", "br", "wbr");
  private static final Set<String> LINES =
      Set.of(
          "html", "head", "body", "header", "main", "footer", "nav", "section", "figure", "style",
          "script", "title", "meta", "h1", "h2", "h3", "p", "ul", "li", "dl", "dt", "dd", "table",
          "thead", "tbody", "caption", "tr", "th", "td", "pre", "svg", "details", "div");

  private final String tag;
  private final Map<String, String> attributes = new LinkedHashMap<>();
  private final List<Node> children = new ArrayList<>();

  Element(String tag) {
    this.tag = checked(tag);
  }

  /**
   * Sets an attribute. None that runs or styles anything is taken, and links lead to files of ours
   * only.
   */
  public Element with(String attribute, String value) {
    if (attribute.startsWith("on") || attribute.equals("style") || attribute.equals("src")) {
      throw new IllegalArgumentException("no page has an attribute " + attribute);
    }
    if (attribute.equals("href") && !LINK.matcher(value).matches()) {
      throw new IllegalArgumentException("not a link to one of our files: " + value);
    }
    attributes.put(checked(attribute), value);
    return this;
  }

  /** Sets an attribute to a whole number. */
  public Element with(String attribute, long value) {
    return with(attribute, Long.toString(value));
  }

  /** Adds parts at the end. */
  public Element add(Node... nodes) {
    children.addAll(List.of(nodes));
    return this;
  }

  /** Adds parts at the end. */
  public Element add(List<? extends Node> nodes) {
    children.addAll(nodes);
    return this;
  }

  /** Adds a text at the end. */
  public Element add(String text) {
    return add(Node.text(text));
  }

  @Override
  public void write(StringBuilder to) {
    to.append('<').append(tag);
    attributes.forEach(
        (name, value) -> {
          to.append(' ').append(name).append("=\"");
          Text.escape(value.replace('\n', ' ').replace('\t', ' '), to);
          to.append('"');
        });
    if (CLOSED.contains(tag)) {
      to.append(" />");
    } else {
      to.append('>');
      children.forEach(child -> child.write(to));
      to.append("</").append(tag).append('>');
    }
    if (LINES.contains(tag)) {
      to.append('\n');
    }
  }

  private static String checked(String name) {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException("no name of an element or attribute: " + name);
    }
    return name;
  }
}
