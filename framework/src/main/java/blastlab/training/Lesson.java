package blastlab.training;

import blastlab.evaluate.Trial;
import blastlab.learning.Experience;
import blastlab.learning.Learner;
import blastlab.loader.Agent;
import blastlab.match.Failure;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.scenario.Game;
import blastlab.scenario.Seed;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.SensedWorld;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One game in which the first agent learns. The game itself knows nothing of it: the agent is run
 * by a {@link Thinking} that lets it learn just before it decides, under the same limit.
 */
final class Lesson implements MatchListener {
  private final Game game;
  private final List<Agent> lineup;
  private final Thinking thinking;
  private final Map<String, Double> known;

  private CharacterEntity agent; // a Learner too
  private Optional<Decision> last = Optional.empty();
  private List<Event> events = List.of();
  private Map<String, Double> learnt;

  /** What the agent saw, which nobody is handed but as a copy, and what it did. */
  private record Decision(SensedWorld seen, int dx, int dy, boolean bomb) {}

  /**
   * A game that is ready to be played.
   *
   * @param thinking how all agents are run
   * @param known what the agent has learnt before
   */
  Lesson(Trial trial, Seed seed, Thinking thinking, Map<String, Double> known) {
    this.game = trial.scenario().start(seed);
    this.lineup = trial.lineup();
    this.thinking = thinking;
    this.known = known;
  }

  Result play() {
    List<Supplier<? extends CharacterEntity>> makers = new ArrayList<>();
    List<Thinking> minds = new ArrayList<>();
    for (Agent other : lineup) {
      makers.add(other.factory());
      minds.add(thinking);
    }
    makers.set(0, this::pupil);
    minds.set(0, this::think);
    return new Match(game, makers, minds, Match.NO_CAP, this).play();
  }

  /** What the agent's weights were at the end of a game in which its code did not fail. */
  Map<String, Double> learnt() {
    return learnt;
  }

  @Override
  public void stepped(World world, List<Event> happened) {
    events = happened;
  }

  private CharacterEntity pupil() {
    CharacterEntity made = lineup.get(0).factory().get();
    ((Learner) made).recall(known, true);
    agent = made;
    return made;
  }

  /** Runs the agent's constructor, {@code act} or {@code done}. */
  private Optional<Failure> think(Runnable code) {
    if (agent == null) {
      return thinking.run(code);
    }
    SensedWorld now = SensedWorld.fromWorld(game.world());
    boolean over = now.ending().isPresent() || !now.me(agent).isInWorld();
    return thinking.run(() -> learnAnd(code, now, over));
  }

  private void learnAnd(Runnable code, SensedWorld now, boolean over) {
    Learner learner = (Learner) agent;
    if (last.isPresent()) {
      learner.learn(experience(last.get(), now, over));
    }
    code.run();
    last = Optional.of(new Decision(now, agent.dx(), agent.dy(), agent.wantsBomb()));
    if (over) {
      learnt = Objects.requireNonNull(learner.weights(), "weights() is null, expected a map");
    }
  }

  private Experience experience(Decision decision, SensedWorld now, boolean over) {
    return new Experience(
        SensedWorld.fromWorld(decision.seen),
        decision.dx,
        decision.dy,
        decision.bomb,
        SensedWorld.fromWorld(now),
        events,
        now.score(agent) - decision.seen.score(agent),
        over);
  }
}
