package blastlab.explain;

import blastlab.replay.History;
import blastlab.search.Move;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.SensedWorld;
import blastlab.world.Step;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for ways out of recorded worlds, layer by layer: all worlds that the character could have
 * come to after one step, after two, and so on, each once. What has led nowhere is not looked at
 * again when the search starts from an earlier step.
 */
final class WaySearch {
  private final History history;
  private final CharacterEntity me;
  private final Others others;
  private final Aim aim;
  private final int bombs;
  private final Calls calls;
  private final Set<Long> hopeless = new HashSet<>(); // the time is part of a world and its hash

  /**
   * A search.
   *
   * @param bombs up to which step placing a bomb is among the things that can be done
   */
  WaySearch(History history, CharacterEntity me, Aim aim, int bombs, Calls calls) {
    this.history = history;
    this.me = me;
    this.others = new Others(history, me.id());
    this.aim = aim;
    this.bombs = bombs;
    this.calls = calls;
  }

  /** The last step, from one back to another, after which there was a way out. */
  Optional<WayOut> last(int from, int to) {
    for (int step = from; step >= to && !calls.areUsedUp(); step--) {
      Optional<WayOut> found = elsewhere(step);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** A way out that begins with something else than what was done after a step, a dead end. */
  private Optional<WayOut> elsewhere(int step) {
    if (!wasAsked(step)) {
      return Optional.empty();
    }
    SensedWorld start = others.recorded(step);
    Action did = Action.of(history.at(step).directed().me(me));
    List<Action> choices = choices(start, step);
    return search(start, step, Optional.of(did))
        .map(
            way ->
                new WayOut(
                    step,
                    did,
                    isVain(history, me, step, did),
                    way.actions(),
                    way.cells(me),
                    way.beginnings(),
                    choices.size(),
                    way.isExposed()));
  }

  /** Whether a character was after its move where it had been before. */
  static boolean isVain(History history, CharacterEntity me, int step, Action did) {
    CharacterEntity before = history.at(step).world().me(me);
    CharacterEntity after = history.at(step + 1).world().me(me);
    return !did.move().isStill() && before.x() == after.x() && before.y() == after.y();
  }

  /** The last step, from one back to another, after which there was a way out of all reach. */
  Optional<Integer> lastOutOfReach(int from, int to) {
    for (int step = from; step >= to && !calls.areUsedUp(); step--) {
      Optional<Way> way =
          wasAsked(step) ? search(others.recorded(step), step, Optional.empty()) : Optional.empty();
      if (way.isPresent() && !way.get().isExposed()) {
        return Optional.of(step);
      }
    }
    return Optional.empty();
  }

  private boolean wasAsked(int step) {
    return history.at(step).decisions().stream().anyMatch(decision -> decision.id() == me.id());
  }

  // ---- one search ----

  /**
   * The best way out.
   *
   * @param but what is known to lead nowhere
   */
  private Optional<Way> search(SensedWorld start, int step, Optional<Action> but) {
    Set<Long> seen = new HashSet<>(Set.of(start.stateHash()));
    Layer layer = new Layer(step);
    if (!aim.isHopeless(start, me, step)) {
      layer.ways.put(start.stateHash(), Way.from(start));
    }
    Optional<Way> out = Optional.empty();
    while (!layer.ways.isEmpty() && layer.step < aim.horizon()) {
      Layer next = new Layer(layer.step + 1);
      for (Way way : layer.ways.values()) {
        expand(way, next, layer.step == step ? but : Optional.empty());
      }
      Optional<Way> before = out;
      out = next.out.map(way -> before.map(way::or).orElse(way)).or(() -> before);
      if (calls.areUsedUp()) {
        return out;
      }
      layer = next;
      seen.addAll(layer.ways.keySet());
    }
    if (out.isEmpty()) {
      hopeless.addAll(seen);
    }
    return out;
  }

  /** All worlds after so many steps, and the best way that has got out in the last of them. */
  private static final class Layer {
    final int step;
    final Map<Long, Way> ways = new LinkedHashMap<>();
    Optional<Way> out = Optional.empty();

    Layer(int step) {
      this.step = step;
    }

    void add(Way way) {
      ways.merge(way.world.stateHash(), way, Way::or);
    }

    void escape(Way way) {
      out = Optional.of(out.map(other -> other.or(way)).orElse(way));
    }
  }

  private void expand(Way way, Layer next, Optional<Action> but) {
    CharacterEntity dummy = way.world.me(me);
    List<Action> choices = choices(way.world, next.step - 1);
    for (int i = 0; i < choices.size() && !calls.areUsedUp(); i++) {
      Action action = choices.get(i);
      if (!but.equals(Optional.of(action))) {
        action.direct(dummy);
        calls.count();
        follow(way, action, i, way.world.next(), next);
      }
    }
  }

  private void follow(Way way, Action action, int number, Step step, Layer next) {
    SensedWorld led = step.world();
    if (!led.me(me).isInWorld()) {
      if (hasGotThrough(step)) {
        next.escape(way.then(action, number, led, false));
      }
      return;
    }
    boolean exposed = Reach.isExposed(way.world, led, me);
    if (aim.isReached(led, next.step)) {
      next.escape(way.then(action, number, led, exposed));
      return;
    }
    SensedWorld directed = others.directed(led, next.step);
    if (!hopeless.contains(directed.stateHash()) && !aim.isHopeless(directed, me, next.step)) {
      next.add(way.then(action, number, directed, exposed));
    }
  }

  private boolean hasGotThrough(Step step) {
    return step.events().stream()
        .anyMatch(
            event ->
                event.type() == Event.Type.CHARACTER_FOUND_EXIT && event.character().equals(me));
  }

  private List<Action> choices(SensedWorld world, int step) {
    List<Move> moves = Move.legal(world, world.me(me));
    return step < bombs && mayBomb(world)
        ? Action.movingAndBombing(moves, world.rules())
        : Action.moving(moves);
  }

  /**
   * Some games allow one bomb at a time; in the others the rules will see to it. One that goes off
   * in the coming step does so, in the course, before the next is placed; its timer is 0.
   */
  private boolean mayBomb(SensedWorld world) {
    boolean several = world.rules().equals("rooms") || world.rules().equals("arena");
    return several
        || world.bombs().stream().noneMatch(b -> b.timer() > 0 && b.owners().contains(me));
  }
}
