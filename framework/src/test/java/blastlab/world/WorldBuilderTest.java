package blastlab.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a set-up may not be. */
class WorldBuilderTest {
  private final WorldBuilder builder =
      new WorldBuilder(4, 3, new FreeLaws())
          .time(9)
          .terrain(1, 1, Terrain.BRICK)
          .terrain(1, 2, Terrain.FRAGILE)
          .exit(3, 2)
          .character("me", 'C', 0, 0, 7);

  @Test
  void twoCharactersMayNotHaveOneName() {
    builder.character("me", 'D', 2, 2, 0);

    assertRefused("me at (2,2) has the name of another, expected names that differ");
  }

  @Test
  void twoMonstersMayNotHaveOneName() {
    builder.monster("it", 'M', 2, 2).monster("it", 'M', 2, 1);

    assertRefused("it at (2,1) has the name of another, expected names that differ");
  }

  @Test
  void aMonsterMayNotHaveTheNameOfACharacter() {
    builder.monster("me", 'M', 2, 2);

    assertRefused("me at (2,2) has the name of another, expected names that differ");
  }

  @Test
  void nobodyStartsOutside() {
    assertOutside(-1, 0);
    assertOutside(0, -1);
    assertOutside(4, 0);
    assertOutside(0, 3);
  }

  private static void assertOutside(int x, int y) {
    WorldBuilder small = new WorldBuilder(4, 3, new FreeLaws()).character("me", 'C', x, y, 0);
    assertThatThrownBy(small::build)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("me at (" + x + "," + y + ") is outside the world, expected x 0..3, y 0..2");
  }

  @Test
  void nobodyStartsInAWall() {
    builder.monster("it", 'M', 1, 1);

    assertRefused("it at (1,1) is in a wall, expected a free cell");
  }

  @Test
  void nobodyStartsOnTheExit() {
    builder.character("you", 'D', 3, 2, 0);

    assertRefused("you at (3,2) is on the exit, expected another cell");
  }

  @Test
  void aCharacterAndAMonsterMayNotShareACell() {
    builder.monster("it", 'M', 0, 0);

    assertRefused("it at (0,0) is on the cell of me, expected monsters and characters apart");
  }

  @Test
  void aWorldMayNotBeEndless() {
    WorldBuilder huge = new WorldBuilder(40_000, 1, new FreeLaws());

    assertThatThrownBy(huge::build)
        .hasMessage("a world of 40000 x 1 cells, expected at most 32767 columns and rows");
  }

  @Test
  void allElseIsFine() {
    RealWorld world =
        builder
            .character("you", 'D', 0, 0, 8)
            .monster("it", 'M', 1, 2)
            .monster("that", 'M', 1, 2)
            .build();

    assertThat(world.charactersAt(0, 0)).hasSize(2);
    assertThat(world.monstersAt(1, 2)).hasSize(2);
    assertThat(world.scores()).containsEntry("me", 7).containsEntry("you", 8);
    assertThat(world.time()).isEqualTo(9);
    assertThat(world.terrainAt(1, 2)).isEqualTo(Terrain.FRAGILE);
    assertThat(world.exit()).contains(new Cell(3, 2));
  }

  // ---- worlds that have begun already ----

  @Test
  void aCharacterThatIsGoneIsKnownButNotThere() {
    RealWorld world = builder.gone("you", 'D', 1, 1).character("we", 'E', 2, 0, 0).build();

    assertThat(world.characters()).extracting(MovableEntity::name).containsExactly("me", "we");
    assertThat(world.cast())
        .extracting(MovableEntity::toString)
        .containsExactly("me at (0,0)", "you at (1,1)", "we at (2,0)");
    assertThat(world.cast().get(1).isInWorld()).isFalse();
    assertThat(world.charactersAt(1, 1)).isEmpty();
  }

  @Test
  void aMonsterMayBeWhereSomebodyWasLast() {
    assertThat(builder.gone("you", 'D', 2, 2).monster("it", 'M', 2, 2).build().monstersAt(2, 2))
        .hasSize(1);
  }

  @Test
  void bombsAndExplosionsMayBeThereFromTheStart() {
    RealWorld world = builder.bomb(2, 0, 3, 4, 0).explosion(2, 1, 0).build();
    CharacterEntity me = world.cast().get(0);

    assertThat(world.bombs()).containsExactly(new BombEntity(2, 0, 3, 4, List.of(me)));
    assertThat(world.explosions()).containsExactly(new ExplosionEntity(2, 1, 0, List.of(me)));
  }

  private void assertRefused(String message) {
    assertThatThrownBy(builder::build)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }
}
