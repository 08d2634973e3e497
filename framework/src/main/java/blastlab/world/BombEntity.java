package blastlab.world;

import java.util.List;

/**
 * A bomb, as it was when the world was asked.
 *
 * @param timer how many steps it still waits before the one in which it goes off in the course
 *     game, one more than that in the others, and {@link #NO_FUSE} if it waits for a command
 * @param range how many cells it reaches beyond its own
 * @param owners who placed it; most games know one owner only
 */
public record BombEntity(int x, int y, int timer, int range, List<CharacterEntity> owners) {
  /** The timer of a bomb that does not go off by itself. */
  public static final int NO_FUSE = -1;

  /** Who placed it; the first one where there are several. */
  public CharacterEntity owner() {
    return owners.get(0);
  }
}
