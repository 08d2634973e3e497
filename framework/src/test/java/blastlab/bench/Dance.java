package blastlab.bench;

import blastlab.Drawing;
import blastlab.world.BombWish;
import blastlab.world.CharacterEntity;
import blastlab.world.RealWorld;
import blastlab.world.SensedWorld;

/**
 * A game that never ends: two characters bomb, step aside, let it burn, and come back, again and
 * again, so that steps can be compared with each other.
 */
final class Dance {
  /** How many steps there are from one bomb to the next. */
  static final int STEPS = 6;

  private final RealWorld real =
      new Drawing(
              """
              max_time 999999999
              bomb_time 2
              expl_duration 1
              |a    b|
              |      |
              |      |
              """)
          .game()
          .world();
  private SensedWorld sensed = SensedWorld.fromWorld(real);
  private int steps;

  /** Moves the real world on. */
  void steps(int times) {
    for (int i = 0; i < times; i++) {
      BombWish wish = bombs() ? BombWish.BEFORE_MOVE : BombWish.NONE;
      real.decide(0, aside(), aside(), wish);
      real.decide(1, -aside(), aside(), wish);
      real.step();
      steps++;
    }
  }

  /** Moves a sensed world on. */
  void nexts(int times) {
    for (int i = 0; i < times; i++) {
      for (CharacterEntity one : sensed.characters()) {
        if (bombs()) {
          one.placeBomb();
        }
        one.move(one.id() == 0 ? aside() : -aside(), aside());
      }
      sensed = sensed.next().world();
      steps++;
    }
  }

  /** Looks one step ahead from where the real world is. */
  void nextsFromHere(int times) {
    SensedWorld here = SensedWorld.fromWorld(real);
    for (int i = 0; i < times; i++) {
      sensed = here.next().world();
    }
  }

  @Override
  public String toString() {
    return real.toString();
  }

  private boolean bombs() {
    return steps % STEPS == 0;
  }

  private int aside() {
    return steps % STEPS == 0 ? 1 : steps % STEPS == STEPS - 1 ? -1 : 0;
  }
}
