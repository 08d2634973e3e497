package blastlab.view.fx;

import blastlab.match.Outcome;
import blastlab.replay.Failing;
import blastlab.world.Event;
import java.util.Optional;

/**
 * Something worth a line in the list of events.
 *
 * @param step after how many steps it was so
 * @param kind how important it is
 * @param text a sentence
 */
record Incident(int step, Kind kind, String text) {
  /** From the most important on. */
  enum Kind {
    /** Somebody's code failed. */
    FAILURE,
    /** Somebody is lost. */
    LOSS,
    /** Somebody has what it was after. */
    TRIUMPH,
    /** Somebody picked something up. */
    FIND,
    /** Something was blown up. */
    BLAST,
    /** Somebody wanted what can't be. */
    MISTAKE
  }

  /** An event as an incident; empty for what everybody can see on the board. */
  static Optional<Incident> of(int step, Event event) {
    return kind(event.type()).map(kind -> new Incident(step, kind, event.toString()));
  }

  static Incident of(int step, Failing failing) {
    String first = failing.message().lines().findFirst().orElse("");
    String what =
        failing.outcome() == Outcome.TIMED_OUT ? " took too long" : "'s code crashed: " + first;
    return new Incident(step, Kind.FAILURE, failing.name() + what);
  }

  private static Optional<Kind> kind(Event.Type type) {
    return switch (type) {
      case BOMB_HIT_CHARACTER,
          CHARACTER_KILLED_BY_MONSTER,
          STUCK,
          NO_MOVE,
          DIAGONAL_MOVE,
          BLOCKED_MOVE ->
          Optional.of(Kind.LOSS);
      case CHARACTER_FOUND_EXIT, CHARACTER_WON, TREASURE_FOUND -> Optional.of(Kind.TRIUMPH);
      case CHARACTER_FOUND_ITEM -> Optional.of(Kind.FIND);
      case BOMB_HIT_WALL, BOMB_HIT_MONSTER -> Optional.of(Kind.BLAST);
      case ILLEGAL_MOVE_AND_BOMB, ILLEGAL_DIAGONAL -> Optional.of(Kind.MISTAKE);
      case WAIT, UP, DOWN, LEFT, RIGHT, BOMB -> Optional.empty();
    };
  }
}
