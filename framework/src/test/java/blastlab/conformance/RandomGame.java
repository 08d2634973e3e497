package blastlab.conformance;

import blastlab.match.Decision;
import blastlab.match.Failure;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.scenario.Game;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.SensedWorld;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Plays a game with random agents to its end, and tells what is of interest on the way. */
final class RandomGame implements MatchListener {
  private final Game game;
  private BiConsumer<CharacterEntity, SensedWorld> onAct = (agent, world) -> {};
  private Consumer<World> onDecided = world -> {};
  private BiConsumer<World, List<Event>> onStep = (world, events) -> {};

  RandomGame(Game game) {
    this.game = game;
  }

  /** Looks at what each agent is shown, before it decides. */
  RandomGame onAct(BiConsumer<CharacterEntity, SensedWorld> action) {
    onAct = action;
    return this;
  }

  /** Looks at the real world when all have decided. */
  RandomGame onDecided(Consumer<World> action) {
    onDecided = action;
    return this;
  }

  /** Looks at the real world after each step. */
  RandomGame onStep(BiConsumer<World, List<Event>> action) {
    onStep = action;
    return this;
  }

  void play() {
    int seats = game.world().cast().size();
    new Match(
            game,
            Collections.nCopies(seats, () -> new RandomAgent(onAct)),
            RandomGame::think,
            Match.NO_CAP,
            this)
        .play();
  }

  /** The facts of all states of the game. */
  List<String> history() {
    List<String> history = new ArrayList<>();
    onDecided(world -> history.add(Facts.of(world)));
    onStep((world, events) -> history.add(events + "\n" + Facts.of(world)));
    play();
    return history;
  }

  /** What an onlooker throws is for the test to see, not a crash of the agent. */
  private static Optional<Failure> think(Runnable code) {
    code.run();
    return Optional.empty();
  }

  @Override
  public void decided(World world, List<Decision> decisions) {
    onDecided.accept(world);
  }

  @Override
  public void stepped(World world, List<Event> events) {
    onStep.accept(world, events);
  }
}
