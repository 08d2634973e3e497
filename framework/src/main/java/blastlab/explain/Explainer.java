package blastlab.explain;

import blastlab.explain.Explanation.Hope;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.replay.Failing;
import blastlab.replay.History;
import blastlab.replay.Moment;
import blastlab.world.BombEntity;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.ExplosionEntity;
import blastlab.world.SensedWorld;
import blastlab.world.World;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Explains how recorded games ended. */
public final class Explainer {
  /** How many steps are tried out at most, usually. */
  public static final long USUAL_LIMIT = 200_000;

  private static final String PUZZLE = "bomberda"; // one player, no chance: it can be solved
  private static final int AFTERMATH = 8; // how long one must live on where there are monsters
  private static final int LONGEST_AFTERMATH = 30;
  private static final int LOOK_BACK = 30; // for the last step out of all monsters' reach

  private static final int NO_BOMBS = 0;

  private final History history;
  private final CharacterEntity me;
  private final Calls calls;

  private Explainer(History history, int id, long limit) {
    this.history = history;
    this.me = history.at(0).world().cast().get(id);
    this.calls = new Calls(limit);
  }

  /**
   * Explains how a game ended for a character.
   *
   * @param history the game, which has begun and goes on no more
   * @param id the character's number
   * @param limit how many steps to try out at most
   */
  public static Explanation explain(History history, int id, long limit) {
    return new Explainer(history, id, limit).explain();
  }

  private Explanation explain() {
    Optional<Outcome> outcome = outcome();
    if (outcome.isEmpty()) {
      return plain(outcome, last(), "the recording ends before the game was over for it");
    }
    return switch (outcome.get()) {
      case ESCAPED, WON, SURVIVED -> plain(outcome, end(), "");
      case CRASHED, TIMED_OUT, OUT_OF_MEMORY, EXITED, BROKE_PROTOCOL -> failed(outcome.get());
      case OUTSCORED, DREW -> plain(outcome, last(), score());
      case OUT_OF_TIME -> isPuzzle() ? unsolved(outcome, last()) : late(outcome);
      case KILLED_BY_BOMB, KILLED_BY_MONSTER, STUCK, INVALID_MOVE ->
          isPuzzle() ? unsolved(outcome, end()) : death(outcome, end());
    };
  }

  private boolean isPuzzle() {
    return last().world().rules().equals(PUZZLE);
  }

  // ---- how it ended ----

  /** By the result, if there is one, else by the last events. */
  private Optional<Outcome> outcome() {
    if (history.result().isPresent()) {
      return history.result().get().seats().get(me.id()).outcome();
    }
    return Outcomes.seen(history, me);
  }

  private Moment last() {
    return history.last();
  }

  /** The moment right after the step in which the game ended for the character. */
  private Moment end() {
    for (int step = 0; step < history.size(); step++) {
      if (history.at(step).events().stream().anyMatch(event -> event.ends(me))) {
        return history.at(step);
      }
    }
    return last();
  }

  private Explanation plain(Optional<Outcome> outcome, Moment end, String remark) {
    return explanation(outcome, end, Optional.empty(), remark, Hope.NONE, Ways.NONE);
  }

  private Explanation failed(Outcome outcome) {
    for (int step = 0; step < history.size(); step++) {
      for (Failing failing : history.at(step).failures()) {
        if (failing.name().equals(me.name())) {
          String message =
              failing.message().lines().findFirst().filter(line -> !line.equals("null")).orElse("");
          return plain(Optional.of(outcome), history.at(step), message);
        }
      }
    }
    return plain(Optional.of(outcome), last(), "");
  }

  /** Who had how many points, where points decide. */
  private String score() {
    World world = last().world();
    return history
        .result()
        .flatMap(Result::winner)
        .map(winner -> world.cast().get(winner))
        .map(best -> best.name() + " had " + best.score() + " points, it had " + world.score(me))
        .orElse("");
  }

  // ---- ways out ----

  /** What a search has found. */
  private record Ways(Optional<WayOut> wayOut, OptionalInt outOfReach, boolean limited) {
    static final Ways NONE = new Ways(Optional.empty(), OptionalInt.empty(), false);
  }

  private Explanation death(Optional<Outcome> outcome, Moment end) {
    Optional<Cause> cause = new Inquest(history, me, end.step()).cause();
    return explanation(outcome, end, cause, "", Hope.LIFE, ways(end));
  }

  /** How long what threatens in a world goes on. */
  static int aftermath(SensedWorld world) {
    int longest = world.monsters().isEmpty() ? 1 : AFTERMATH;
    if (!world.bombs().isEmpty()) {
      longest = Math.max(longest, longestFuse(world) + world.explosionDuration() + 2);
    }
    for (ExplosionEntity fire : world.explosions()) {
      longest = Math.max(longest, fire.timer() + 2);
    }
    return Math.min(longest, LONGEST_AFTERMATH);
  }

  /** How long a bomb and its fire last; one that is placed as a way out must not kill later. */
  private int bombLife(int death) {
    SensedWorld tried = SensedWorld.fromWorld(history.at(death - 1).world());
    tried.me(me).move(0, 0);
    tried.me(me).placeBomb();
    int fuse = longestFuse(tried.next().world());
    for (int step = Math.max(0, death - LOOK_BACK); step <= death; step++) {
      fuse = Math.max(fuse, longestFuse(history.at(step).world()));
    }
    return fuse + tried.explosionDuration() + 2;
  }

  private static int longestFuse(SensedWorld world) {
    return world.bombs().stream().mapToInt(BombEntity::timer).max().orElse(0);
  }

  private Explanation late(Optional<Outcome> outcome) {
    Moment end = last();
    Cell exit = end.world().exit().orElseThrow();
    Aim aim = new Aim.Arrival(end.step(), exit);
    WaySearch walking = new WaySearch(history, me, aim, NO_BOMBS, calls);
    Optional<WayOut> wayOut = walking.last(end.step() - 1, 0);
    Ways ways = new Ways(wayOut, OptionalInt.empty(), calls.areUsedUp());
    return explanation(outcome, end, Optional.empty(), Idleness.of(history, me), Hope.EXIT, ways);
  }

  /**
   * Without bombs first; they cost much to try, and only a later way out with one is of interest.
   */
  private Ways ways(Moment end) {
    int death = end.step();
    int calm = death + aftermath(end.world());
    Aim living = new Aim.Survival(death, calm);
    WaySearch walking = new WaySearch(history, me, living, NO_BOMBS, calls);
    Optional<WayOut> way = walking.last(death - 1, 0);
    int first = way.map(found -> found.step() + 1).orElse(0);
    Aim outliving = new Aim.Survival(death, Math.max(calm, death + bombLife(death)));
    WaySearch bombing = new WaySearch(history, me, outliving, death, calls);
    Optional<WayOut> later = bombing.last(death - 1, first);
    Optional<WayOut> wayOut = later.or(() -> way);
    OptionalInt outOfReach =
        wayOut
            .filter(WayOut::risky)
            .flatMap(w -> walking.lastOutOfReach(w.step() - 1, Math.max(0, w.step() - LOOK_BACK)))
            .map(OptionalInt::of)
            .orElse(OptionalInt.empty());
    return new Ways(wayOut, outOfReach, calls.areUsedUp());
  }

  private Explanation unsolved(Optional<Outcome> outcome, Moment end) {
    Puzzle puzzle = new Puzzle(history, me, calls);
    Optional<WayOut> wayOut = puzzle.lastWayOut(end.step() - 1);
    Optional<Cause> cause = new Inquest(history, me, end.step()).cause();
    Ways ways = new Ways(wayOut, OptionalInt.empty(), puzzle.isUndecided());
    return explanation(outcome, end, cause, Outcomes.mistake(end, me), Hope.TREASURE, ways);
  }

  private Explanation explanation(
      Optional<Outcome> outcome,
      Moment end,
      Optional<Cause> cause,
      String remark,
      Hope hope,
      Ways ways) {
    CharacterEntity then = end.world().me(me);
    Cell at = cause.map(Cause::at).orElse(new Cell(then.x(), then.y()));
    return new Explanation(
        me.name(),
        me.id(),
        outcome,
        end.step(),
        at,
        cause,
        remark,
        hope,
        ways.wayOut,
        ways.outOfReach,
        ways.limited,
        calls.used());
  }

  /** The numbers of all characters for whom there is a loss to explain. */
  public static List<Integer> losers(History history) {
    return history.at(0).world().cast().stream()
        .filter(
            character ->
                new Explainer(history, character.id(), 0)
                    .outcome()
                    .filter(outcome -> !outcome.isWin())
                    .isPresent())
        .map(CharacterEntity::id)
        .toList();
  }
}
