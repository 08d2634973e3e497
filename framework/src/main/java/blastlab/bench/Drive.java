package blastlab.bench;

import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.SensedWorld;
import java.util.SplittableRandom;

/** How everybody in a world is directed before a step, through what students can use. */
public enum Drive {
  /** Nobody is directed, and every step is the first. */
  STILL {
    @Override
    void direct(SensedWorld world, SplittableRandom random) {
      // they stay as they are
    }
  },

  /** All move at random, characters also bomb, and steps follow each other. */
  RANDOM {
    @Override
    void direct(SensedWorld world, SplittableRandom random) {
      int bits = random.nextInt() >>> 1;
      for (CharacterEntity character : world.characters()) {
        character.move(bits % 3 - 1, bits / 3 % 3 - 1);
        if (bits / 9 % 8 == 0) {
          character.placeBomb();
        }
        bits /= 7;
      }
      for (MonsterEntity monster : world.monsters()) {
        monster.move(bits % 3 - 1, bits / 3 % 3 - 1);
        bits /= 9;
      }
    }
  };

  abstract void direct(SensedWorld world, SplittableRandom random);
}
