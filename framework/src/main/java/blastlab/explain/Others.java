package blastlab.explain;

import blastlab.monsters.MonsterMoves;
import blastlab.replay.History;
import blastlab.search.Move;
import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Everybody but one character, who do in worlds that might have been what they did in the game.
 *
 * <p>Characters do exactly that. Monsters do as long as they could have; one that would have had to
 * do something else, since the character is elsewhere, does that, and if chance had several moves
 * for it, the one that brings it nearest to the character. Where the recording tells nothing,
 * everybody stands still who can.
 */
final class Others {
  static final String ROOMS = "rooms"; // where the rules move monsters, by chance

  private final History history;
  private final int me;
  private final Map<Integer, Orders> orders = new HashMap<>();

  /** What was done in one step, by id; monsters that no model of them explains are erratic. */
  private record Orders(
      Map<Integer, Action> characters, Map<Integer, Move> monsters, List<Integer> erratic) {}

  Others(History history, int me) {
    this.history = history;
    this.me = me;
  }

  /**
   * The recorded world after so many steps, with all others directed and the one standing still.
   */
  SensedWorld recorded(int step) {
    return directed(SensedWorld.fromWorld(history.at(step).world()), step);
  }

  /**
   * A world after so many steps, in which the others are now directed. It may be another one, from
   * which those have gone whose code has failed.
   */
  SensedWorld directed(SensedWorld world, int step) {
    Orders now = orders(step);
    SensedWorld left = withoutFailed(world, step);
    for (CharacterEntity character : left.characters()) {
      boolean known = character.id() != me;
      (known ? now.characters.getOrDefault(character.id(), Action.WAIT) : Action.WAIT)
          .direct(character);
    }
    if (!left.mustMove()) { // else they do what the character's move makes them do
      CharacterEntity target = left.cast().get(me);
      for (MonsterEntity monster : left.monsters()) {
        Move move = move(left, monster, now, target);
        monster.move(move.dx(), move.dy());
      }
    }
    return left;
  }

  private static Move move(
      SensedWorld world, MonsterEntity monster, Orders now, CharacterEntity target) {
    Move recorded = now.monsters.get(monster.id());
    if (recorded != null && now.erratic.contains(monster.id())) {
      return recorded;
    }
    List<Move> moves = MonsterMoves.of(world, monster);
    if (moves.size() == 1) {
      return moves.get(0);
    }
    Move expected = recorded == null ? Action.WAIT.move() : recorded;
    return moves.contains(expected) ? expected : nearest(moves, monster, target);
  }

  private static Move nearest(List<Move> moves, MonsterEntity monster, CharacterEntity target) {
    Move best = moves.get(0);
    for (Move move : moves) {
      if (distance(monster, move, target) < distance(monster, best, target)) {
        best = move;
      }
    }
    return best;
  }

  private static int distance(MonsterEntity monster, Move move, CharacterEntity target) {
    int dx = monster.x() + move.dx() - target.x();
    int dy = monster.y() + move.dy() - target.y();
    return dx * dx + dy * dy;
  }

  private SensedWorld withoutFailed(SensedWorld world, int step) {
    if (step >= history.size() || history.at(step).failures().isEmpty()) {
      return world;
    }
    SensedWorld before = history.at(step).world();
    SensedWorld after = history.at(step).directed();
    List<MovableEntity> left = new ArrayList<>(world.monsters());
    for (CharacterEntity character : world.characters()) {
      boolean failed = before.me(character).isInWorld() && !after.me(character).isInWorld();
      if (character.id() == me || !failed) {
        left.add(character);
      }
    }
    return world.withOnly(left);
  }

  // ---- what was done ----

  private Orders orders(int step) {
    return orders.computeIfAbsent(step, this::read);
  }

  private Orders read(int step) {
    Map<Integer, Action> characters = new HashMap<>();
    Map<Integer, Move> monsters = new HashMap<>();
    List<Integer> erratic = new ArrayList<>();
    if (step < history.size() - 1) {
      SensedWorld directed = history.at(step).directed();
      for (CharacterEntity character : directed.characters()) {
        characters.put(character.id(), Action.of(character));
      }
      for (MonsterEntity monster : directed.monsters()) {
        Move move = moveOf(monster, step);
        monsters.put(monster.id(), move);
        if (!isExplained(monster, move, step)) {
          erratic.add(monster.id());
        }
      }
    }
    return new Orders(characters, monsters, erratic);
  }

  /** Where the rules move monsters, their decision is only to be seen in what came of it. */
  private Move moveOf(MonsterEntity monster, int step) {
    if (!history.at(step).world().rules().equals(ROOMS)) {
      return Move.of(monster.dx(), monster.dy());
    }
    int to = history.at(step + 1).world().monsters().indexOf(monster);
    if (to < 0) {
      return Move.of(0, 0);
    }
    MonsterEntity after = history.at(step + 1).world().monsters().get(to);
    int dx = after.x() - monster.x();
    int dy = after.y() - monster.y();
    return Math.abs(dx) + Math.abs(dy) == 1 ? Move.of(dx, dy) : Move.of(0, 0); // else it reappeared
  }

  private boolean isExplained(MonsterEntity monster, Move move, int step) {
    SensedWorld world = history.at(step).world();
    int at = world.monsters().indexOf(monster);
    return at >= 0 && MonsterMoves.of(world, world.monsters().get(at)).contains(move);
  }
}
