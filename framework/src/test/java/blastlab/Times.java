package blastlab;

import blastlab.match.Effort;
import blastlab.match.Result;

/** Makes comparable what tells how long something took. */
public final class Times {
  private Times() {}

  /** The result of a game but for its times, the only part of it that a seed does not decide. */
  public static Result without(Result result) {
    return new Result(
        result.ending(),
        result.steps(),
        result.time(),
        result.seats().stream()
            .map(
                s ->
                    new Result.Seat(
                        s.name(), s.outcome(), s.score(), s.failure(), without(s.effort())))
            .toList(),
        result.winner());
  }

  /** The effort as it is on every computer. */
  public static Effort without(Effort effort) {
    return new Effort(effort.decisions(), effort.nextCalls(), effort.mostNextCalls(), 0, 0);
  }

  /** The text with a T for every measured time. */
  public static String masked(String text) {
    return text.replaceAll(
            "(?m)^(.* \\d+ +[\\d.,]+ +[\\d,]+) +[\\d.,]+ +[\\d.,]+(?=\\s*$)", "$1  T  T")
        .replaceAll("next +[\\d.,]+ ms", "next  T ms")
        .replaceAll("(\"\\w*[mM]illis\\w*\"):[\\d.E-]+", "$1:T");
  }
}
