package blastlab.agents;

import blastlab.search.Move;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.List;

/** What a character decides in a step: where to go, and whether to leave a bomb behind. */
record Action(Move move, boolean bomb) {
  /** All actions have numbers, from 0 to one less than this. */
  static final int COUNT = 18;

  /** Doing nothing. */
  static final Action WAIT = of(Move.of(0, 0));

  /** Just going somewhere. */
  static Action of(Move move) {
    return new Action(move, false);
  }

  /** All that a character may do: every move, with a bomb too unless one of its own ticks. */
  static List<Action> legal(SensedWorld world, CharacterEntity character) {
    boolean armed = world.bombs().stream().noneMatch(bomb -> bomb.owners().contains(character));
    List<Action> actions = new ArrayList<>();
    for (Move move : Move.legal(world, world.me(character))) {
      actions.add(of(move));
      if (armed) {
        actions.add(new Action(move, true));
      }
    }
    return actions;
  }

  /** What a character of a sensed world is going to do. */
  static Action decidedBy(CharacterEntity character) {
    return new Action(Move.of(character.dx(), character.dy()), character.wantsBomb());
  }

  /** The number of this action. */
  int number() {
    return (bomb ? 9 : 0) + 3 * (move.dx() + 1) + move.dy() + 1;
  }

  /** The world that comes of it if nobody else decides anything new. */
  SensedWorld appliedTo(SensedWorld world, CharacterEntity character) {
    SensedWorld copy = SensedWorld.fromWorld(world);
    direct(copy.me(character));
    return copy.next().world();
  }

  /** Makes it the decision of an agent, or of its dummy in a sensed world. */
  void direct(CharacterEntity character) {
    character.move(move.dx(), move.dy());
    if (bomb) {
      character.placeBomb();
    } else {
      character.cancelBomb();
    }
  }
}
