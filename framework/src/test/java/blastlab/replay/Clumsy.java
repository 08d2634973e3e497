package blastlab.replay;

import blastlab.world.CellColor;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.Random;
import java.util.function.Supplier;

/** Does anything, colours cells and leaves lines; now and then its code fails, wherever it can. */
public final class Clumsy extends CharacterEntity {
  private final Random random;
  private final double failing;

  private Clumsy(Random random, double failing) {
    this.random = random;
    this.failing = failing;
    stumble("making");
  }

  /** A character whose code fails so often, from 0 to 1, whenever it is run. */
  public static Supplier<CharacterEntity> of(long seed, double failing) {
    return () -> new Clumsy(new Random(seed), failing);
  }

  @Override
  public void act(SensedWorld world) {
    stumble("deciding");
    int bomb = random.nextInt(6);
    if (bomb == 0) {
      placeBomb();
    }
    if (random.nextInt(5) > 0) {
      boolean upright = !world.hasDiagonals() || random.nextBoolean();
      int way = random.nextInt(3) - 1;
      boolean sideways = random.nextBoolean();
      move(upright && !sideways ? 0 : way, upright && sideways ? 0 : random.nextInt(3) - 1);
    }
    if (bomb == 1) {
      placeBomb();
    }
    if (random.nextInt(4) == 0) {
      setCellColor(random.nextInt(world.width()), 0, CellColor.RED.on(CellColor.BLUE));
      log("a line \u263a \"quoted\"");
      world.next();
    }
  }

  @Override
  public void done(SensedWorld world) {
    stumble("leaving");
  }

  private void stumble(String where) {
    if (random.nextDouble() < failing) {
      throw new IllegalStateException("stumbled while " + where);
    }
  }
}
