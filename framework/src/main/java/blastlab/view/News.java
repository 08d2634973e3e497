package blastlab.view;

import blastlab.match.Outcome;
import blastlab.replay.Failing;
import blastlab.replay.Moment;
import blastlab.world.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What is worth telling of a moment: all that happened but what everybody sees on the board. */
public final class News {
  private static final Set<Event.Type> PLAIN_TO_SEE =
      Set.of(
          Event.Type.WAIT,
          Event.Type.UP,
          Event.Type.DOWN,
          Event.Type.LEFT,
          Event.Type.RIGHT,
          Event.Type.BOMB);

  private News() {}

  /** Whether an event is worth telling. */
  public static boolean isWorthTelling(Event event) {
    return !PLAIN_TO_SEE.contains(event.type());
  }

  /** The sentences about a moment: what happened in the step to it, and whose code failed at it. */
  public static List<String> of(Moment moment) {
    List<String> sentences = new ArrayList<>();
    moment.events().stream()
        .filter(News::isWorthTelling)
        .forEach(event -> sentences.add(event.toString()));
    moment.failures().forEach(failing -> sentences.add(of(failing)));
    return sentences;
  }

  private static String of(Failing failing) {
    return failing.name()
        + (failing.outcome() == Outcome.TIMED_OUT
            ? " took too long"
            : " crashed: " + line(failing.message().lines().findFirst().orElse("")));
  }

  /** A text of an agent's on one line, without anything that a terminal would obey. */
  public static String line(String text) {
    return text.replaceAll("\\p{Cntrl}+", " ");
  }
}
