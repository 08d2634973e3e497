package blastlab.conformance;

import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.Random;
import java.util.function.BiConsumer;

/** Does anything that it may do, and hands what it is shown to whoever wants to look. */
class RandomAgent extends CharacterEntity {
  private final BiConsumer<CharacterEntity, SensedWorld> onlooker;

  RandomAgent(BiConsumer<CharacterEntity, SensedWorld> onlooker) {
    this.onlooker = onlooker;
  }

  @Override
  public final void act(SensedWorld world) {
    onlooker.accept(this, world);
    Random random = random();
    boolean bomb = random.nextInt(3) == 0;
    boolean bombFirst = random.nextBoolean();
    if (bomb && bombFirst) {
      placeBomb();
    }
    if (random.nextInt(4) > 0) {
      move(random.nextInt(3) - 1, random.nextInt(3) - 1);
    }
    if (bomb && !bombFirst) {
      placeBomb();
    }
  }

  /** Directs everybody in a sensed world at random. */
  static void direct(SensedWorld world, Random random) {
    world.characters().forEach(c -> c.move(random.nextInt(3) - 1, random.nextInt(3) - 1));
    world.monsters().forEach(m -> m.move(random.nextInt(3) - 1, random.nextInt(3) - 1));
    for (CharacterEntity character : world.characters()) {
      if (random.nextBoolean()) {
        character.placeBomb();
      }
    }
  }
}
