package blastlab.match;

/** A failure of student code: what it comes to, and what was thrown. */
public record Failure(Outcome outcome, Throwable cause) {}
