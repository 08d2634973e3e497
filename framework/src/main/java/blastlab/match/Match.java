package blastlab.match;

import blastlab.scenario.Game;
import blastlab.world.CharacterEntity;
import blastlab.world.Ending;
import blastlab.world.Event;
import blastlab.world.RealWorld;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** One game from its start to its end. */
public final class Match {
  /** As many steps as the game has. */
  public static final int NO_CAP = Integer.MAX_VALUE;

  private final Game game;
  private final RealWorld world;
  private final List<Seat> seats = new ArrayList<>();
  private final int cap;
  private final MatchListener listener;
  private int steps;
  private volatile boolean stopped;

  /**
   * A match that is ready to be played.
   *
   * @param agents makes the agents, one for each character of the scenario
   * @param thinking how agents are run while they decide
   * @param cap after how many steps to stop
   */
  public Match(
      Game game,
      List<? extends Supplier<? extends CharacterEntity>> agents,
      Thinking thinking,
      int cap,
      MatchListener listener) {
    this(game, agents, Collections.nCopies(agents.size(), thinking), cap, listener);
  }

  /**
   * A match in which agents are run in different ways.
   *
   * @param thinking how each of the agents is run while it decides
   */
  public Match(
      Game game,
      List<? extends Supplier<? extends CharacterEntity>> agents,
      List<Thinking> thinking,
      int cap,
      MatchListener listener) {
    this.game = game;
    this.world = game.world();
    this.cap = cap;
    this.listener = listener;
    List<CharacterEntity> cast = world.cast();
    if (agents.size() != cast.size()) {
      throw new IllegalArgumentException(
          agents.size() + " agents for " + cast.size() + " characters");
    }
    for (int id = 0; id < cast.size(); id++) {
      seats.add(new Seat(game, cast.get(id), agents.get(id), thinking.get(id), listener));
    }
  }

  /** Ends the game after the step that is under way; may be called from any thread. */
  public void stop() {
    stopped = true;
  }

  /** Plays to the end. */
  public Result play() {
    listener.started(world);
    seats.forEach(Seat::enter);
    listener.entered(world);
    boolean decides = !game.stepsFirst();
    while (!isOver()) {
      if (decides) {
        decide();
      }
      decides = true;
      if (!isOver()) { // a crash may have ended it
        step();
      }
    }
    Result result = end(world.ending());
    listener.ended(world, result);
    return result;
  }

  private Result end(Optional<Ending> ending) {
    seats.forEach(seat -> seat.end(ending.isPresent()));
    return new Result(
        ending.orElse(Ending.CAP),
        steps,
        world.time(),
        seats.stream().map(Seat::result).toList(),
        world.winner().map(CharacterEntity::id).filter(id -> seats.get(id).hasWon()));
  }

  private boolean isOver() {
    return stopped || steps >= cap || world.ending().isPresent();
  }

  private void step() {
    List<Event> events = world.step().events();
    steps++;
    listener.stepped(world, events);
    for (Seat seat : seats) {
      seat.note(events);
    }
  }

  private void decide() {
    List<Decision> decisions = new ArrayList<>();
    game.decide(
        character -> {
          Seat seat = seats.get(character.id());
          seat.decide().ifPresent(decisions::add);
          return seat::commit;
        });
    listener.decided(world, decisions);
  }
}
