package blastlab.evaluate;

import blastlab.match.MatchListener;

/** Keeps games of an evaluation; asked by all who play, at the same time. */
public interface Archive {
  /** Keeps nothing. */
  Archive NONE =
      (trial, round) ->
          new Entry() {
            @Override
            public MatchListener listener() {
              return new MatchListener() {};
            }

            @Override
            public void over(boolean won) {
              // nothing to keep
            }
          };

  /** A game that begins; it may be given up, and be begun again. */
  Entry begin(Trial trial, Round round);

  /** A game that may be kept. */
  interface Entry {
    /** Who watches it. */
    MatchListener listener();

    /** It is over; {@code won} says whether the agent on trial has won. */
    void over(boolean won);
  }
}
