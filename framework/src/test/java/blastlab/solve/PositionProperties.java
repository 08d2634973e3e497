package blastlab.solve;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Levels;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The solver's own form of the rules agrees with the rules. */
class PositionProperties {
  private static final int TURNS = 30;

  @Property(tries = 200)
  void whateverIsDecidedAPositionGoesWhereTheWorldGoes(@ForAll long seed) {
    Random random = new Random(seed);
    SensedWorld world = SensedWorld.fromWorld(Levels.start(Levels.random(random)).world());
    Level level = new Level(world);
    for (int turn = 0; turn < TURNS && !isOnTreasure(world); turn++) {
      SensedWorld next = world;
      for (Direction way : Direction.ALL) {
        for (boolean bomb : new boolean[] {false, true}) {
          SensedWorld after = after(world, way, bomb);
          assertAgrees(level, world, way, bomb, after);
          boolean isChosen = after.ending().isEmpty() && random.nextInt(3) == 0;
          next = isChosen ? after : next;
        }
      }
      world = next;
    }
  }

  private static void assertAgrees(
      Level level, SensedWorld world, Direction way, boolean bomb, SensedWorld after) {
    Position position = new Position(level, world);
    long[] words = words(position);
    position.unpack(words);

    assertThat(position.go(way, bomb)).isEqualTo(after.ending().isEmpty());
    if (after.ending().isEmpty()) {
      assertThat(words(position)).isEqualTo(words(new Position(level, after)));
      assertThat(position.isWon()).isEqualTo(isOnTreasure(after));
    }
  }

  private static long[] words(Position position) {
    long[] words = new long[position.words()];
    position.pack(words);
    return words;
  }

  private static SensedWorld after(SensedWorld world, Direction way, boolean bomb) {
    SensedWorld copy = SensedWorld.fromWorld(world);
    CharacterEntity me = copy.characters().get(0);
    me.move(way.dx(), way.dy());
    if (bomb) {
      me.placeBomb();
    }
    return copy.next().world();
  }

  private static boolean isOnTreasure(SensedWorld world) {
    CharacterEntity me = world.characters().get(0);
    return !world.itemsAt(me.x(), me.y()).isEmpty();
  }
}
