package blastlab.match;

import blastlab.scenario.Game;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.RealWorld;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;

/** A character's place in a match: the agent that decides for it, and how it fares. */
final class Seat {
  private final RealWorld world;
  private final CharacterEntity character;
  private final Supplier<? extends CharacterEntity> factory;
  private final Random random;
  private final Thinking thinking;
  private final MatchListener listener;
  private CharacterEntity agent;
  private Optional<Outcome> outcome;
  private Optional<Throwable> failure = Optional.empty();
  private Effort effort = Effort.NONE;
  private boolean failing;

  Seat(
      Game game,
      CharacterEntity character,
      Supplier<? extends CharacterEntity> factory,
      Thinking thinking,
      MatchListener listener) {
    this.world = game.world();
    this.character = character;
    this.factory = factory;
    this.random = game.seed().stream("agent " + character.id());
    this.thinking = thinking;
    this.listener = listener;
    this.outcome = outcomeOf(game);
  }

  /** What came of this character in an opening, if it has not lived to its end. */
  private Optional<Outcome> outcomeOf(Game game) {
    Optional<Outcome> known =
        game.past().stream()
            .filter(event -> event.ends(character))
            .map(event -> outcomeOf(event.type()))
            .findFirst();
    boolean left = game.scenario().hasOpening() && !world.me(character).isInWorld();
    return known.or(() -> left ? Optional.of(Outcome.CRASHED) : Optional.empty());
  }

  /** Makes the agent, whose constructor is student code like the rest of it. */
  void enter() {
    if (outcome.isEmpty() && !think(() -> agent = factory.get())) {
      world.withdraw(character.id());
    }
  }

  /** Asks the agent what to do in the coming step; empty if its code fails. */
  Optional<Decision> decide() {
    failing = false;
    var sensed = world.show(agent, character.id(), random);
    long callsBefore = sensed.nextCalls();
    Stopwatch watch = new Stopwatch();
    if (!think(() -> watch.time(() -> agent.act(sensed)))) {
      failing = true;
      return Optional.empty();
    }
    long calls = sensed.nextCalls() - callsBefore;
    Decision decision = Decision.of(agent, calls, watch.nanos);
    effort = effort.plus(Effort.of(decision));
    return Optional.of(decision);
  }

  /** Takes over into the world what was decided; whose code has failed leaves. */
  void commit() {
    if (failing) {
      world.withdraw(character.id());
    } else {
      world.accept(agent);
    }
  }

  /** Notes whether this character has been killed or has escaped. */
  void note(List<Event> events) {
    for (Event event : events) {
      if (outcome.isEmpty() && event.ends(character)) {
        outcome = Optional.of(outcomeOf(event.type()));
        leave();
      }
    }
  }

  /** The game ends; a character that was in it to its own end, not only to a stop, has lasted. */
  void end(boolean gameIsOver) {
    if (outcome.isEmpty()) {
      if (gameIsOver) {
        outcome = Optional.of(lasting());
      }
      leave();
    } else if (hasWonAfterAll()) {
      outcome = Optional.of(Outcome.WON);
    }
  }

  /** Where points win, they do so for one who was blown up before the end too. */
  private boolean hasWonAfterAll() {
    return outcome.equals(Optional.of(Outcome.KILLED_BY_BOMB))
        && world.winner().filter(character::equals).isPresent();
  }

  /** Whether it ended for this character as it wished. */
  boolean hasWon() {
    return outcome.filter(Outcome::isWin).isPresent();
  }

  /** What it means to be still there at the end. */
  private Outcome lasting() {
    return switch (world.goal()) {
      case ARRIVE -> Outcome.OUT_OF_TIME;
      case SURVIVE -> Outcome.SURVIVED;
      case WIN ->
          world
              .winner()
              .map(winner -> winner.equals(character) ? Outcome.WON : Outcome.OUTSCORED)
              .orElse(Outcome.DREW);
    };
  }

  Result.Seat result() {
    return new Result.Seat(character.name(), outcome, world.score(character), failure, effort);
  }

  /** Tells the agent that the game is over for it. */
  private void leave() {
    var sensed = world.show(agent, character.id(), random);
    think(() -> agent.done(sensed));
  }

  /** Runs student code and says whether it went well. */
  private boolean think(Runnable code) {
    Optional<Failure> failed = thinking.run(code);
    failed.ifPresent(
        f -> {
          failure = Optional.of(f.cause());
          outcome = outcome.or(() -> Optional.of(f.outcome()));
          listener.failed(character.name(), f.outcome(), f.cause());
        });
    return failed.isEmpty();
  }

  /** Measures in the thread that runs the agent, so that waking it up does not count. */
  private static final class Stopwatch {
    private long nanos;

    private void time(Runnable code) {
      long start = System.nanoTime();
      code.run();
      nanos = System.nanoTime() - start;
    }
  }

  private static Outcome outcomeOf(Event.Type type) {
    return switch (type) {
      case CHARACTER_FOUND_EXIT -> Outcome.ESCAPED;
      case CHARACTER_KILLED_BY_MONSTER -> Outcome.KILLED_BY_MONSTER;
      case BOMB_HIT_CHARACTER -> Outcome.KILLED_BY_BOMB;
      case TREASURE_FOUND -> Outcome.WON;
      case STUCK -> Outcome.STUCK;
      case NO_MOVE, DIAGONAL_MOVE, BLOCKED_MOVE -> Outcome.INVALID_MOVE;
      default -> throw new IllegalArgumentException(type + " ends no character's game");
    };
  }
}
