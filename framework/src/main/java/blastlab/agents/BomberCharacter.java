package blastlab.agents;

import blastlab.search.Move;
import blastlab.world.CharacterEntity;
import blastlab.world.Plays;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.List;

/**
 * A careful bomber: it picks up what lies open, blasts what may hide something or is in its way,
 * flees in time, and goes after the others.
 *
 * <p>Of all that it can do it takes what is least dangerous, says its {@link Caution}; among those
 * actions the one that gets it most, says its {@link Ambition}. Chance decides between equals.
 */
@Plays({"arena", "duel", "rooms"})
public final class BomberCharacter extends CharacterEntity {
  private static final double CHANCE = 0.001; // too little to make up for anything else

  @Override
  public void act(SensedWorld world) {
    CharacterEntity me = world.me(this);
    Caution caution = new Caution(world, me);
    Ambition ambition = new Ambition(world, me);
    Action best = Action.WAIT;
    int leastRisk = Integer.MAX_VALUE;
    double mostGain = 0;
    for (Action action : actions(world, me)) {
      SensedWorld next = action.appliedTo(world, me);
      double gain = ambition.gain(action, next) + CHANCE * random().nextDouble();
      if (!action.bomb() || gain >= Ambition.WORTH_A_BOMB) {
        int risk = caution.risk(action, next);
        if (risk < leastRisk || (risk == leastRisk && gain > mostGain)) {
          best = action;
          leastRisk = risk;
          mostGain = gain;
        }
      }
    }
    best.direct(this);
  }

  /** Every move, and a bomb without one: with a move it would be illegal in some games. */
  private static List<Action> actions(SensedWorld world, CharacterEntity me) {
    List<Action> actions = new ArrayList<>();
    for (Move move : Move.legal(world, me)) {
      actions.add(Action.of(move));
    }
    actions.add(new Action(Move.of(0, 0), true));
    return actions;
  }
}
