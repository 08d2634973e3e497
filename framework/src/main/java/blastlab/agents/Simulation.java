package blastlab.agents;

import blastlab.monsters.MonsterMoves;
import blastlab.search.Budget;
import blastlab.search.Move;
import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.SensedWorld;
import blastlab.world.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * One possible future, played step by step: the character does as it is told, the monsters draw
 * from what they really may do.
 *
 * <p>The monsters' coming moves are known to who decides, so nobody who looks walks into death with
 * its eyes open: an action that would kill at once is replaced by a move that does not.
 */
final class Simulation {
  private final CharacterEntity who;
  private final Outlook outlook;
  private final Budget.Countdown countdown;
  private final Random random;
  private SensedWorld world;
  private Step last;
  private int steps;

  /** A future that starts from a world in which the monsters have decided. */
  Simulation(
      SensedWorld world,
      CharacterEntity who,
      Outlook outlook,
      Budget.Countdown countdown,
      Random random) {
    this.who = who;
    this.outlook = outlook;
    this.countdown = countdown;
    this.random = random;
    this.world = SensedWorld.fromWorld(world);
  }

  /** The moves that the character has now. */
  List<Action> moves() {
    List<Action> moves = new ArrayList<>();
    for (Move move : Move.legal(world, world.me(who))) {
      moves.add(Action.of(move));
    }
    return moves;
  }

  /** Whether the character is out or dead, or the budget does not let it go on. */
  boolean isOver() {
    return countdown.isOver() || !world.me(who).isInWorld();
  }

  /**
   * Plays a step.
   *
   * @return what the character really did: the action, or a move that kept it alive
   */
  Action play(Action wish) {
    if (steps > 0) { // for the first step they have decided already
      decideForMonsters();
    }
    CharacterEntity me = world.me(who);
    wish.direct(me);
    Step step = world.next();
    Action done = wish;
    if (outlook.isDead(step)) {
      List<Action> others = moves();
      Collections.shuffle(others, random);
      for (int i = 0; i < others.size() && outlook.isDead(step) && !countdown.isOver(); i++) {
        done = others.get(i);
        done.direct(me);
        step = world.next();
      }
    }
    steps++;
    last = step;
    world = step.world();
    return done;
  }

  private void decideForMonsters() {
    for (MonsterEntity monster : world.monsters()) {
      List<Move> moves = MonsterMoves.of(world, monster);
      Move move = moves.get(random.nextInt(moves.size()));
      monster.move(move.dx(), move.dy());
    }
  }

  /** How good the future looks from here; of two that are alike, the shorter is better. */
  double value() {
    return outlook.value(last, steps);
  }
}
