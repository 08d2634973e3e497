package blastlab.text;

/** The text of a map, and what errors call it. */
public record MapText(String file, String text) {}
