package blastlab.replay;

import blastlab.match.Decision;
import blastlab.match.Outcome;
import blastlab.world.BombWish;
import blastlab.world.Ending;
import blastlab.world.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.Function;

/** What somebody could alter about a replay, one thing at a time. */
public enum Alteration {
  STATE {
    @Override
    RecordedStep alter(RecordedStep s, Random random) {
      return new RecordedStep(
          s.step(),
          s.time(),
          flip(s.hash(), random),
          s.scores(),
          s.events(),
          s.decisions(),
          s.directed(),
          s.failures(),
          s.absent());
    }
  },
  DIRECTED {
    @Override
    RecordedStep alter(RecordedStep s, Random random) {
      return with(s, s.decisions(), OptionalLong.of(flip(s.directed().orElse(0), random)));
    }
  },
  TIME {
    @Override
    RecordedStep alter(RecordedStep s, Random random) {
      return new RecordedStep(
          s.step(),
          s.time() + 1,
          s.hash(),
          s.scores(),
          s.events(),
          s.decisions(),
          s.directed(),
          s.failures(),
          s.absent());
    }
  },
  SCORE {
    @Override
    RecordedStep alter(RecordedStep s, Random random) {
      List<Integer> scores = change(s.scores(), random, score -> score + 1);
      return new RecordedStep(
          s.step(),
          s.time(),
          s.hash(),
          scores,
          s.events(),
          s.decisions(),
          s.directed(),
          s.failures(),
          s.absent());
    }
  },
  EVENT {
    @Override
    RecordedStep alter(RecordedStep s, Random random) {
      List<Happening> events = new ArrayList<>(s.events());
      if (events.isEmpty() || random.nextBoolean()) {
        events.add(new Happening(Event.Type.WAIT, "me", Optional.empty(), 0, 0));
      } else {
        events.remove(random.nextInt(events.size()));
      }
      return new RecordedStep(
          s.step(),
          s.time(),
          s.hash(),
          s.scores(),
          events,
          s.decisions(),
          s.directed(),
          s.failures(),
          s.absent());
    }
  },
  FAILURE {
    @Override
    RecordedStep alter(RecordedStep s, Random random) {
      List<Failing> failures = new ArrayList<>(s.failures());
      if (failures.isEmpty()) {
        failures.add(new Failing("nobody", Outcome.CRASHED, "why"));
      } else {
        failures.remove(0);
      }
      return new RecordedStep(
          s.step(),
          s.time(),
          s.hash(),
          s.scores(),
          s.events(),
          s.decisions(),
          s.directed(),
          failures,
          s.absent());
    }
  },
  DIRECTION {
    @Override
    RecordedStep alter(RecordedStep s, Random random) {
      return with(
          s,
          change(
              s.decisions(),
              random,
              d -> decision(d, d.dx() == 1 ? 0 : d.dx() + 1, d.dy(), d.bomb())),
          s.directed());
    }
  },
  BOMB {
    @Override
    RecordedStep alter(RecordedStep s, Random random) {
      BombWish[] wishes = BombWish.values();
      int by = 1 + random.nextInt(wishes.length - 1);
      return with(
          s,
          change(
              s.decisions(),
              random,
              d -> decision(d, d.dx(), d.dy(), wishes[(d.bomb().ordinal() + by) % wishes.length])),
          s.directed());
    }
  },
  NO_DECISION {
    @Override
    RecordedStep alter(RecordedStep s, Random random) {
      List<Decision> decisions = new ArrayList<>(s.decisions());
      decisions.remove(random.nextInt(decisions.size()));
      return with(s, decisions, s.directed());
    }
  };

  abstract RecordedStep alter(RecordedStep step, Random random);

  /** Whether there is something of this kind in a step. */
  private boolean fits(RecordedStep step) {
    boolean aboutDecisions = this == DIRECTION || this == BOMB || this == NO_DECISION;
    return aboutDecisions ? !step.decisions().isEmpty() : this != DIRECTED || asked(step);
  }

  private static boolean asked(RecordedStep step) {
    return step.directed().isPresent();
  }

  /** The replay with one step altered; empty if it has none in which this could be done. */
  public Optional<ReplayFile> in(ReplayFile replay, Random random) {
    List<RecordedStep> fitting = replay.steps().stream().filter(this::fits).toList();
    if (fitting.isEmpty()) {
      return Optional.empty();
    }
    RecordedStep chosen = fitting.get(random.nextInt(fitting.size()));
    List<RecordedStep> steps = new ArrayList<>(replay.steps());
    steps.set(chosen.step(), alter(chosen, random));
    return Optional.of(new ReplayFile(replay.name(), replay.header(), steps, replay.end()));
  }

  /** Replays whose end alone is altered. */
  public static List<ReplayFile> ends(ReplayFile replay) {
    RecordedEnd end = replay.end().orElseThrow();
    RecordedEnd.Seat first = end.seats().get(0);
    Outcome other = first.outcome().equals(Optional.of(Outcome.WON)) ? Outcome.DREW : Outcome.WON;
    List<RecordedEnd.Seat> scores = new ArrayList<>(end.seats());
    scores.set(0, new RecordedEnd.Seat(first.name(), first.outcome(), first.score() + 1));
    List<RecordedEnd.Seat> outcomes = new ArrayList<>(end.seats());
    outcomes.set(0, new RecordedEnd.Seat(first.name(), Optional.of(other), first.score()));
    Ending ending = end.ending() == Ending.WON ? Ending.LOST : Ending.WON;
    return List.of(
        with(replay, end(end, end.ending(), end.time(), scores)),
        with(replay, end(end, end.ending(), end.time(), outcomes)),
        with(replay, end(end, end.ending(), end.time() + 1, end.seats())),
        with(replay, end(end, ending, end.time(), end.seats())));
  }

  private static RecordedEnd end(
      RecordedEnd end, Ending ending, int time, List<RecordedEnd.Seat> seats) {
    return new RecordedEnd(ending, end.steps(), time, end.winner(), seats, end.failures());
  }

  private static ReplayFile with(ReplayFile replay, RecordedEnd end) {
    return new ReplayFile(replay.name(), replay.header(), replay.steps(), Optional.of(end));
  }

  private static RecordedStep with(RecordedStep s, List<Decision> decisions, OptionalLong hash) {
    return new RecordedStep(
        s.step(),
        s.time(),
        s.hash(),
        s.scores(),
        s.events(),
        decisions,
        hash,
        s.failures(),
        s.absent());
  }

  private static Decision decision(Decision d, int dx, int dy, BombWish bomb) {
    return new Decision(d.id(), dx, dy, bomb, d.marks(), d.log(), d.nextCalls(), d.nanos());
  }

  private static long flip(long hash, Random random) {
    return hash ^ (1L << random.nextInt(Long.SIZE));
  }

  private static <T> List<T> change(List<T> values, Random random, Function<T, T> change) {
    List<T> changed = new ArrayList<>(values);
    int at = random.nextInt(values.size());
    changed.set(at, change.apply(values.get(at)));
    return changed;
  }
}
