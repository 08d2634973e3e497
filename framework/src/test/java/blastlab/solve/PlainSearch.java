package blastlab.solve;

import blastlab.world.CharacterEntity;
import blastlab.world.Ending;
import blastlab.world.MovableEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** Solves small levels as anybody would: with {@code next()}, all decisions, and no tricks. */
final class PlainSearch {
  private final Set<List<Object>> seen = new HashSet<>();

  /** How many turns a shortest solution has. */
  OptionalInt turns(SensedWorld start) {
    List<SensedWorld> layer = List.of(start);
    for (int turn = 1; !layer.isEmpty(); turn++) {
      List<SensedWorld> next = new ArrayList<>();
      for (SensedWorld world : layer) {
        for (SensedWorld after : successors(world)) {
          if (after.ending().filter(Ending.WON::equals).isPresent()) {
            return OptionalInt.of(turn);
          }
          if (after.ending().isEmpty() && seen.add(key(after))) {
            next.add(after);
          }
        }
      }
      layer = next;
    }
    return OptionalInt.empty();
  }

  private static List<SensedWorld> successors(SensedWorld world) {
    List<SensedWorld> worlds = new ArrayList<>();
    for (Direction way : Direction.ALL) {
      for (boolean bomb : new boolean[] {false, true}) {
        SensedWorld copy = SensedWorld.fromWorld(world);
        CharacterEntity me = copy.characters().get(0);
        me.move(way.dx(), way.dy());
        if (bomb) {
          me.placeBomb();
        }
        worlds.add(copy.next().world());
      }
    }
    return worlds;
  }

  /** All that matters but the time. */
  private static List<Object> key(SensedWorld world) {
    List<Object> key = new ArrayList<>();
    for (int x = 0; x < world.width(); x++) {
      for (int y = 0; y < world.height(); y++) {
        key.add(world.terrainAt(x, y));
      }
    }
    key.add(world.items());
    key.add(world.bombs());
    key.add(world.characters().stream().map(MovableEntity::toString).toList());
    key.add(world.monsters().stream().map(MovableEntity::toString).toList());
    return key;
  }
}
