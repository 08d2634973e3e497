package blastlab.grader.run;

import blastlab.evaluate.Round;
import blastlab.grader.results.GameResult;
import blastlab.grader.rubric.Entry;
import blastlab.grader.verdict.Verdict;
import blastlab.match.Outcome;
import blastlab.match.Result;
import java.util.Optional;

/** Says what the end of a game comes to for the submission: the same for a game played again. */
final class Judge {
  private Judge() {}

  /** The submission sits as many seats further on than the first as the round says. */
  static GameResult judge(Entry entry, Round round, Result result) {
    int number = round.rotation() % result.seats().size();
    Result.Seat seat = result.seats().get(number);
    Outcome outcome = seat.outcome().orElseThrow();
    Verdict verdict = Verdict.of(outcome);
    boolean won = outcome.isWin() || result.winner().equals(Optional.of(number));
    return new GameResult(
        round,
        verdict,
        entry.goal().isReached(verdict, won, seat.score()),
        seat.score(),
        result.steps(),
        seat.failure().map(FailureText::of).orElse(""),
        Optional.empty(),
        Optional.empty(),
        seat.effort());
  }
}
