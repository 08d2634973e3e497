package blastlab.agents;

import blastlab.search.Move;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.List;

/**
 * Stumbles about: every step a random one of the moves that the game allows, and now and then a
 * bomb.
 *
 * <p>All its chance comes from {@link #random()}, so the same seed makes the same game.
 */
public final class RandomCharacter extends CharacterEntity {
  private static final int STEPS_A_BOMB = 15;

  @Override
  public void act(SensedWorld world) {
    List<Move> legal = Move.legal(world, this);
    Move move;
    do { // some move is always legal, so this ends
      move = Move.of(random().nextInt(3) - 1, random().nextInt(3) - 1);
    } while (!legal.contains(move));
    boolean bomb = random().nextInt(STEPS_A_BOMB) == 0;
    if (bomb && !world.hasDiagonals() && !world.mustMove()) {
      move = Move.of(0, 0); // to move and to bomb at once is illegal in some games
    }
    move(move.dx(), move.dy());
    if (bomb) {
      placeBomb();
    }
  }
}
