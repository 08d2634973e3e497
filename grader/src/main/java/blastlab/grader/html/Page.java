package blastlab.grader.html;

import static blastlab.grader.html.Node.el;

import java.util.List;

/** The frame that all pages have in common: head, style, script, and what stands at the end. */
public final class Page {
  private static final Verbatim STYLE = Verbatim.resource("page.css");
  private static final Verbatim SCRIPT = Verbatim.resource("page.js");

  private Page() {}

  /**
   * A whole page.
   *
   * @param title what the browser's tab shows
   * @param version Blastlab's, for the last line
   * @param content the page's header and sections
   */
  public static String of(String title, String version, List<? extends Node> content) {
    StringBuilder page = new StringBuilder("<!DOCTYPE html>\n");
    Element main = el("main").add(content);
    Element footer = el("footer", el("p", "Blastlab " + version));
    el("html", head(title), el("body", main, footer, el("script", SCRIPT)))
        .with("lang", "en")
        .write(page);
    return page.toString();
  }

  private static Element head(String title) {
    String policy =
        "default-src 'none'; style-src " + STYLE.source() + "; script-src " + SCRIPT.source();
    return el(
        "head",
        el("meta").with("charset", "utf-8"),
        el("meta").with("http-equiv", "Content-Security-Policy").with("content", policy),
        el("meta").with("name", "viewport").with("content", "width=device-width, initial-scale=1"),
        el("meta").with("name", "referrer").with("content", "no-referrer"),
        el("title", title),
        el("style", STYLE));
  }
}
