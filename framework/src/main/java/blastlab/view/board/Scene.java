package blastlab.view.board;

import blastlab.world.World;

/**
 * What there is to paint: a game between two of its moments.
 *
 * @param from the earlier world
 * @param to the later world, of the same game
 * @param fraction how far it is from the one (0) to the other (1)
 * @param overlay what is shown besides
 */
public record Scene(World from, World to, double fraction, Overlay overlay) {
  /** Checks the fraction. */
  public Scene {
    if (!(fraction >= 0 && fraction <= 1)) {
      throw new IllegalArgumentException("fraction " + fraction + ", expected 0..1");
    }
  }

  /** A world at rest. */
  public static Scene of(World world, Overlay overlay) {
    return new Scene(world, world, 1, overlay);
  }

  /** A game between two worlds. */
  public static Scene between(World from, World to, double fraction, Overlay overlay) {
    return new Scene(from, to, fraction, overlay);
  }

  /** The world whose ground is to be seen: walls fall, and floor breaks, halfway. */
  public World nearer() {
    return fraction < 0.5 ? from : to;
  }
}
