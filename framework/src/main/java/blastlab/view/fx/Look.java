package blastlab.view.fx;

import blastlab.match.Decision;
import blastlab.replay.History;
import blastlab.replay.Moment;
import java.util.List;
import java.util.Optional;

/** What to show of what agents have decided. */
final class Look {
  private Look() {}

  /**
   * The decisions to be shown with a moment: those about the step that follows; where nobody has
   * decided yet, those about the step before.
   */
  static List<Decision> decisions(History history, Moment moment) {
    return moment.decisions().isEmpty() && moment.step() > 0
        ? history.at(moment.step() - 1).decisions()
        : moment.decisions();
  }

  /** The decision of one character, if it has made one. */
  static Optional<Decision> of(int id, List<Decision> decisions) {
    return decisions.stream().filter(decision -> decision.id() == id).findFirst();
  }
}
