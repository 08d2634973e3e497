package blastlab.testing;

import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.scenario.Seed;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.Ending;
import blastlab.world.Event;
import blastlab.world.SensedWorld;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A game that has been played, and what can be expected of it.
 *
 * <p>Expectations are about the first character, or the one chosen with {@link #player}. One that
 * is not met is an {@link AssertionError} with a picture of the world at the end and all events; if
 * the agent has crashed, what it threw is its cause.
 */
public final class PlayedGame {
  private final Recording recording;
  private final Result result;
  private final Seed seed;
  private final int seat;

  PlayedGame(Recording recording, Result result, Seed seed, int seat) {
    this.recording = recording;
    this.result = result;
    this.seed = seed;
    this.seat = seat;
  }

  /** The same game, for expectations about another character; they count from 1. */
  public PlayedGame player(int number) {
    if (number < 1 || number > result.seats().size()) {
      throw new IllegalArgumentException(
          "no player " + number + ", expected 1.." + result.seats().size());
    }
    return new PlayedGame(recording, result, seed, number - 1);
  }

  // ---- what should have happened ----

  /** It has left through the exit. */
  public PlayedGame escapes() {
    return expect(outcome().equals(Optional.of(Outcome.ESCAPED)), "to escape");
  }

  /** Nothing has killed it, and its code did not fail. */
  public PlayedGame survives() {
    return expect(isUnharmed(), "to survive");
  }

  /** Nothing has killed it in the first steps, and the game was not stopped before. */
  public PlayedGame survives(int steps) {
    boolean longEnough = result.ending() != Ending.CAP || result.steps() >= steps;
    boolean alive = isUnharmed() || recording.lastStep(me()) >= steps;
    return expect(longEnough && alive, "to survive " + steps + " steps");
  }

  /** The game has ended in this way for it. */
  public PlayedGame endsAs(Outcome expected) {
    return expect(outcome().equals(Optional.of(expected)), "to end as " + expected);
  }

  /** It has been on a cell, at whatever time. */
  public PlayedGame movesTo(int x, int y) {
    Set<Cell> visited = recording.visited(me());
    return expect(
        visited.contains(new Cell(x, y)),
        "to move to " + new Cell(x, y) + " (it went " + list(visited) + ")");
  }

  /** It is on a cell at the end. */
  public PlayedGame standsAt(int x, int y) {
    boolean there = me().isInWorld() && me().x() == x && me().y() == y;
    return expect(there, "to stand at " + new Cell(x, y));
  }

  /** It has placed a bomb, wherever. */
  public PlayedGame placesBomb() {
    return expect(!recording.bombed(me()).isEmpty(), "to place a bomb");
  }

  /** It has placed a bomb on a cell. */
  public PlayedGame placesBomb(int x, int y) {
    Set<Cell> bombed = recording.bombed(me());
    return expect(
        bombed.contains(new Cell(x, y)),
        "to place a bomb at " + new Cell(x, y) + " (it placed: " + list(bombed) + ")");
  }

  /** It has this many points at the end. */
  public PlayedGame scores(int points) {
    return expect(score() == points, "to score " + points + " (it scored " + score() + ")");
  }

  /** It has at least this many points at the end. */
  public PlayedGame scoresAtLeast(int points) {
    return expect(
        score() >= points, "to score at least " + points + " (it scored " + score() + ")");
  }

  /** Something of this kind has happened to it or by its bombs. */
  public PlayedGame sees(Event.Type type) {
    boolean seen = events().stream().anyMatch(e -> e.type() == type && e.concerns(me()));
    return expect(seen, "to see " + type);
  }

  // ---- for expectations of your own ----

  /** The world at the end. */
  public SensedWorld world() {
    return recording.last();
  }

  /** All that has happened, in order. */
  public List<Event> events() {
    return recording.events();
  }

  /** How the game ended, for each character. */
  public Result result() {
    return result;
  }

  private PlayedGame expect(boolean met, String what) {
    if (met) {
      return this;
    }
    String events =
        recording.lines().isEmpty() ? "nothing happened" : String.join("\n", recording.lines());
    String message =
        String.format(
            "expected %s %s, but it %s (seed %s)\n%s%s",
            me().name(), what, fate(), seed, recording.last(), events);
    throw new AssertionError(message, failure().orElse(null));
  }

  /** How it ended, in words that follow "it". */
  private String fate() {
    String thrown = failure().map(e -> " with " + e).orElse("");
    int lastStep = recording.lastStep(me()) + (me().isInWorld() ? 0 : 1);
    return outcome()
        .map(o -> "ended as " + o + thrown + " in step " + lastStep)
        .orElse("was at (" + me().x() + "," + me().y() + ") after " + lastStep + " steps");
  }

  private boolean isUnharmed() {
    return outcome().map(o -> o.isWin() || o == Outcome.OUT_OF_TIME).orElse(true);
  }

  private CharacterEntity me() {
    return recording.last().cast().get(seat);
  }

  private Optional<Outcome> outcome() {
    return result.seats().get(seat).outcome();
  }

  private Optional<Throwable> failure() {
    return result.seats().get(seat).failure();
  }

  private int score() {
    return result.seats().get(seat).score();
  }

  private static String list(Set<Cell> cells) {
    return cells.isEmpty()
        ? "none"
        : cells.stream().map(Cell::toString).collect(Collectors.joining(" "));
  }
}
