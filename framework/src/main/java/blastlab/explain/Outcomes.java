package blastlab.explain;

import blastlab.match.Outcome;
import blastlab.replay.Failing;
import blastlab.replay.History;
import blastlab.replay.Moment;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.Goal;
import java.util.Optional;

/** How a game ended for a character, as far as a recording without a result tells. */
final class Outcomes {
  private Outcomes() {}

  /** What is seen of its end; empty if the game goes on for it, or went on unrecorded. */
  static Optional<Outcome> seen(History history, CharacterEntity me) {
    for (int step = 0; step < history.size(); step++) {
      Moment moment = history.at(step);
      Optional<Outcome> ended =
          moment.events().stream()
              .filter(event -> event.ends(me))
              .findFirst()
              .map(event -> of(event.type()));
      Optional<Outcome> failed =
          moment.failures().stream()
              .filter(failing -> failing.name().equals(me.name()))
              .findFirst()
              .map(Failing::outcome);
      if (ended.isPresent() || failed.isPresent()) {
        return ended.or(() -> failed);
      }
    }
    return isLate(history, me) ? Optional.of(Outcome.OUT_OF_TIME) : Optional.empty();
  }

  private static boolean isLate(History history, CharacterEntity me) {
    return history.last().world().ending().isPresent()
        && history.last().world().me(me).isInWorld()
        && history.last().world().goal() == Goal.ARRIVE;
  }

  private static Outcome of(Event.Type type) {
    return switch (type) {
      case CHARACTER_FOUND_EXIT -> Outcome.ESCAPED;
      case TREASURE_FOUND -> Outcome.WON;
      case CHARACTER_KILLED_BY_MONSTER -> Outcome.KILLED_BY_MONSTER;
      case BOMB_HIT_CHARACTER -> Outcome.KILLED_BY_BOMB;
      case STUCK -> Outcome.STUCK;
      default -> Outcome.INVALID_MOVE;
    };
  }

  /** What was wrong with the last decision of a game in which that matters. */
  static String mistake(Moment end, CharacterEntity me) {
    return end.events().stream()
        .filter(event -> event.ends(me))
        .findFirst()
        .map(
            event ->
                switch (event.type()) {
                  case NO_MOVE -> "decided not to move, but must";
                  case DIAGONAL_MOVE -> "wanted to move diagonally, but can't";
                  case BLOCKED_MOVE -> "wanted to move where it can't";
                  default -> "";
                })
        .orElse("");
  }
}
