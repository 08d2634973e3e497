package blastlab.grader.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.scenario.Seed;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Plays hostile submissions in a sandbox. */
final class Yard {
  /** Long enough for everybody on a machine that is busy with other things. */
  private static final Duration LONG = Duration.ofMinutes(2);

  private static final Duration SHORT = Duration.ofMillis(800);

  private final Sandbox sandbox;

  /** What a game came to, and what was printed in it. */
  record Played(Result.Seat seat, String printed) {
    Outcome outcome() {
      return seat.outcome().orElseThrow();
    }
  }

  Yard(Sandbox sandbox) {
    this.sandbox = sandbox;
  }

  /** Only those who use up their time have little of it: others must not fail by being slow. */
  static Allowance allowance(Outcome expected, String name) {
    boolean impatient =
        expected == Outcome.TIMED_OUT
            || name.equals("answers-half")
            || name.equals("loops-in-done");
    Duration time = impatient ? SHORT : LONG;
    return new Allowance(time, Duration.ZERO, time, time, 64, 4000, 24, OptionalLong.empty());
  }

  List<Played> play(String name, Outcome expected, Path classes, int games) {
    Allowance allowance = allowance(expected, name);
    try (Contestant contestant = Contestant.open(sandbox, allowance, classes, "Agent")) {
      List<Played> all = new ArrayList<>();
      for (int i = 0; i < games; i++) {
        all.add(play(contestant));
      }
      return all;
    }
  }

  static Played play(Contestant contestant) {
    try (Chair chair = contestant.sit()) {
      return play(chair);
    }
  }

  static Played play(Chair chair) {
    Result result =
        new Match(
                HostileSubmissions.yard().start(Seed.of(1)),
                List.of(chair.agent()),
                chair.thinking(),
                Match.NO_CAP,
                new MatchListener() {})
            .play();
    assertThat(result.seats()).hasSize(1);
    return new Played(result.seats().get(0), chair.leave());
  }
}
