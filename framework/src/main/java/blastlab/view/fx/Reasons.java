package blastlab.view.fx;

import blastlab.explain.Explainer;
import blastlab.explain.Explanation;
import blastlab.replay.History;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Why characters have lost, once the game is over: looked for beside the window, not in it. */
final class Reasons {
  /** More would push the board aside. */
  private static final int MOST = 2;

  private final History history;
  private boolean begun;
  private volatile List<Explanation> found = List.of();

  Reasons(History history) {
    this.history = history;
  }

  /** Begins to look for them as soon as the game is over; called before each picture. */
  void update() {
    if (!begun && history.result().isPresent()) {
      begun = true;
      Thread thread = new Thread(this::find, "reasons");
      thread.setDaemon(true);
      thread.start();
    }
  }

  /** Looks for them, in whichever thread. */
  void find() {
    found =
        Explainer.losers(history).stream()
            .map(id -> Explainer.explain(history, id, Explainer.USUAL_LIMIT))
            .filter(Explanation::isLoss)
            .limit(MOST)
            .toList();
  }

  /** The reasons in a sentence each; empty while none were found. */
  Optional<String> text() {
    return found.stream().map(Explanation::sentence).reduce((a, b) -> a + "\n" + b);
  }

  /** After how many steps the first of those who lost could last have got away. */
  OptionalInt lastWayOut() {
    return found.stream()
        .flatMap(reason -> reason.wayOut().stream())
        .mapToInt(way -> way.step())
        .findFirst();
  }
}
