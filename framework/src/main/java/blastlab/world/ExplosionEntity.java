package blastlab.world;

import java.util.List;

/**
 * The explosion on one cell, as it was when the world was asked.
 *
 * @param timer how many steps it stays before the one in which it goes
 * @param owners whose bomb made it; most games know one owner only
 */
public record ExplosionEntity(int x, int y, int timer, List<CharacterEntity> owners) {
  /** Whose bomb made it; the first one where there are several. */
  public CharacterEntity owner() {
    return owners.get(0);
  }
}
