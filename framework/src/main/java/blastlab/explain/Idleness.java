package blastlab.explain;

import blastlab.replay.History;
import blastlab.search.Distances;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** What to say of somebody whom the end of the game has found in the world. */
final class Idleness {
  private Idleness() {}

  /** Whether walls were between it and the exit, and since when it has not moved. */
  static String of(History history, CharacterEntity me) {
    SensedWorld end = history.last().world();
    CharacterEntity there = end.me(me);
    String walls =
        end.exit()
            .filter(
                exit ->
                    Distances.breadthFirst(end, exit).from(there.x(), there.y())
                        == Distances.UNREACHABLE)
            .map(exit -> "Walls were between it and the exit: only a bomb opens a way. ")
            .orElse("");
    int since = history.size() - 1;
    while (since > 0 && isAt(history.at(since - 1).world().me(me), there)) {
      since--;
    }
    int last = history.size() - 1;
    String idle = last - since > 1 ? "It has not moved since step " + since + "." : "";
    return (walls + idle).strip();
  }

  private static boolean isAt(CharacterEntity one, CharacterEntity other) {
    return one.x() == other.x() && one.y() == other.y();
  }
}
