package blastlab.monsters;

import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.SensedWorld;
import java.util.Optional;

/**
 * Walks straight on until something is in its way, avoids explosions, and goes for a character that
 * comes near.
 */
public final class SelfPreservingMonster extends MonsterEntity {
  private final int range;
  private final PythonRandom random;

  /** A monster that notices characters up to {@code range} cells away, diagonals included. */
  public SelfPreservingMonster(int range, PythonRandom random) {
    this.range = range;
    this.random = random;
  }

  @Override
  public void act(SensedWorld world) {
    if (isBlocked(world)) {
      Moves.among(this, world, (x, y) -> world.exitAt(x, y) || world.emptyAt(x, y)).go(random);
    } else {
      nearbyCharacter(world).ifPresent(prey -> move(prey.x() - x(), prey.y() - y()));
    }
  }

  /** One that stands still is always blocked, by itself. */
  private boolean isBlocked(SensedWorld world) {
    int x = x() + dx();
    int y = y() + dy();
    return !Moves.inside(world, x, y)
        || world.wallAt(x, y)
        || world.exitAt(x, y)
        || !world.monstersAt(x, y).isEmpty()
        || world.explosionAt(x(), y()).isPresent();
  }

  private Optional<CharacterEntity> nearbyCharacter(SensedWorld world) {
    for (int x = x() - range; x <= x() + range; x++) {
      for (int y = y() - range; y <= y() + range; y++) {
        if (Moves.inside(world, x, y) && !world.charactersAt(x, y).isEmpty()) {
          return Optional.of(world.charactersAt(x, y).get(0));
        }
      }
    }
    return Optional.empty();
  }
}
