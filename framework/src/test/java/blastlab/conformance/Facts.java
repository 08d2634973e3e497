package blastlab.conformance;

import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;

/** Everything that can be asked of a world, as text: two worlds with the same facts look alike. */
final class Facts {
  private Facts() {}

  static String of(World world) {
    List<String> facts = new ArrayList<>();
    facts.add(world.rules() + ", time " + world.time() + ", " + world.ending());
    facts.add(world.toString());
    facts.add("scores " + world.scores() + ", exit " + world.exit());
    facts.add("bombs " + world.bombs());
    facts.add("explosions " + world.explosions().stream().map(Object::toString).sorted().toList());
    facts.add("items " + world.items().stream().map(Object::toString).sorted().toList());
    facts.add("order " + world.characters() + " " + world.monsters());
    world.cast().forEach(character -> facts.add(of(character)));
    world.monsters().forEach(monster -> facts.add(of(monster)));
    facts.add("terrain " + terrain(world));
    facts.add("hash " + world.stateHash());
    return String.join("\n", facts);
  }

  private static String of(CharacterEntity c) {
    return c + " " + c.dx() + " " + c.dy() + " " + c.wantsBomb() + " " + c.isInWorld();
  }

  private static String of(MonsterEntity m) {
    return m + " " + m.dx() + " " + m.dy() + " " + m.isInWorld();
  }

  private static String terrain(World world) {
    StringBuilder symbols = new StringBuilder();
    for (int y = 0; y < world.height(); y++) {
      for (int x = 0; x < world.width(); x++) {
        symbols.append(world.terrainAt(x, y).symbol());
      }
    }
    return symbols.toString();
  }
}
