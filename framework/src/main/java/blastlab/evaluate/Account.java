package blastlab.evaluate;

import blastlab.match.Effort;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.world.Ending;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Adds up one agent's games. */
final class Account {
  private final boolean contest;
  private final Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
  private int games;
  private int wins;
  private int draws;
  private long scores;
  private Effort effort = Effort.NONE;

  /** An empty account of games that can be a draw, if they are a contest. */
  Account(boolean contest) {
    this.contest = contest;
  }

  /** Adds a game that the agent has played in this seat, and says whether it has won. */
  boolean add(Result result, int number) {
    Result.Seat seat = result.seats().get(number);
    Outcome outcome = seat.outcome().orElseThrow();
    boolean failed = outcome == Outcome.CRASHED || outcome == Outcome.TIMED_OUT;
    boolean won = outcome.isWin() || (!failed && result.winner().equals(Optional.of(number)));
    outcomes.merge(outcome, 1, Integer::sum);
    games++;
    wins += won ? 1 : 0;
    draws += contest && !failed && isDraw(result, outcome) ? 1 : 0;
    scores += seat.score();
    effort = effort.plus(seat.effort());
    return won;
  }

  /** Who is there when nobody wins has drawn; and all have, if the last ones went together. */
  private static boolean isDraw(Result result, Outcome outcome) {
    boolean allGone = result.ending() == Ending.NO_CHARACTERS && result.winner().isEmpty();
    return outcome == Outcome.DREW || allGone;
  }

  Standing standing(String agent) {
    return new Standing(
        agent,
        games,
        wins,
        draws,
        (double) scores / games,
        effort,
        Collections.unmodifiableMap(new EnumMap<>(outcomes)));
  }
}
