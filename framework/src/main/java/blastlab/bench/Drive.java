package blastlab.bench;

import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
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
  },

  /** All move in four directions or bomb, each a turn of its own. */
  FOUR_WAYS {
    @Override
    void direct(SensedWorld world, SplittableRandom random) {
      int bits = random.nextInt() >>> 1;
      for (CharacterEntity character : world.characters()) {
        if (bits % 8 == 0) {
          character.placeBomb();
        } else {
          go(character, bits % 4);
        }
        bits /= 7;
      }
      for (MonsterEntity monster : world.monsters()) {
        go(monster, random.nextInt(4));
      }
    }
  },

  /** All take a random way that is open, where a blocked one would be the end. */
  OPEN_WAYS {
    @Override
    void direct(SensedWorld world, SplittableRandom random) {
      int bits = random.nextInt() >>> 1;
      for (CharacterEntity character : world.characters()) {
        int way = bits % 4;
        for (int turns = 0; turns < 3 && isBlocked(world, character, way); turns++) {
          way = (way + 1) % 4;
        }
        go(character, way);
        if (bits / 4 % 8 == 0) {
          character.placeBomb();
        }
      }
    }

    private boolean isBlocked(SensedWorld world, CharacterEntity character, int way) {
      return world.wallAt(character.x() + dx(way), character.y() + dy(way));
    }
  };

  private static void go(MovableEntity one, int way) {
    one.move(dx(way), dy(way));
  }

  private static int dx(int way) {
    return way == 0 ? 1 : way == 1 ? -1 : 0;
  }

  private static int dy(int way) {
    return way == 2 ? 1 : way == 3 ? -1 : 0;
  }

  abstract void direct(SensedWorld world, SplittableRandom random);
}
