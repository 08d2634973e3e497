package blastlab.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import blastlab.Stage;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What can be asked of a world. */
class WorldTest {
  private static final String DRAWING =
      """
      max_time 50
      |a W5*%|
      |bM  E |
      """;

  private final World world = Stage.of(DRAWING).world();

  @Test
  void itsSizeTimeAndRules() {
    assertThat(world.width()).isEqualTo(6);
    assertThat(world.height()).isEqualTo(2);
    assertThat(world.time()).isEqualTo(50);
    assertThat(world.rules()).isEqualTo("course");
    assertThat(world.ending()).isEmpty();
  }

  @Test
  void itsSettingSaysHowLongAnExplosionLasts() {
    World longBurning = Stage.of("expl_duration 3\n|a|\n").world();

    assertThat(longBurning.explosionDuration()).isEqualTo(3);
    assertThat(SensedWorld.fromWorld(longBurning).explosionDuration()).isEqualTo(3);
  }

  @Test
  void aCellIsEmptyIfNothingAtAllIsThere() {
    assertThat(world.emptyAt(1, 0)).isTrue();
    assertThat(world.emptyAt(5, 1)).isTrue();
    assertThat(world.emptyAt(0, 0)).as("a character").isFalse();
    assertThat(world.emptyAt(1, 1)).as("a monster").isFalse();
    assertThat(world.emptyAt(2, 0)).as("a wall").isFalse();
    assertThat(world.emptyAt(3, 0)).as("a bomb").isFalse();
    assertThat(world.emptyAt(4, 0)).as("an explosion").isFalse();
    assertThat(world.emptyAt(5, 0)).as("a burning wall").isFalse();
    assertThat(world.emptyAt(4, 1)).as("the exit").isFalse();
  }

  @Test
  void theExitIsInOnePlaceOnly() {
    assertThat(world.exit()).contains(new Cell(4, 1));
    assertThat(world.exitAt(4, 1)).isTrue();
    assertThat(world.exitAt(4, 0)).isFalse();
    assertThat(Stage.of("|a|\n").world().exit()).isEmpty();
  }

  @Test
  void wallsAreWallsAlsoWhileTheyBurn() {
    assertThat(world.wallAt(2, 0)).isTrue();
    assertThat(world.wallAt(5, 0)).isTrue();
    assertThat(world.wallAt(1, 0)).isFalse();
    assertThat(world.wallAt(4, 1)).isFalse();
    assertThat(world.terrainAt(2, 0)).isEqualTo(Terrain.BRICK);
    assertThat(world.terrainAt(4, 1)).isEqualTo(Terrain.FLOOR);
  }

  @Test
  void aBombTellsAllAboutItself() {
    BombEntity bomb = world.bombAt(3, 0).orElseThrow();

    assertThat(bomb.x()).isEqualTo(3);
    assertThat(bomb.y()).isZero();
    assertThat(bomb.timer()).isEqualTo(5);
    assertThat(bomb.range()).isEqualTo(2);
    assertThat(bomb.owner().name()).isEqualTo("a");
    assertThat(world.bombs()).containsExactly(bomb);
    assertThat(world.bombAt(4, 0)).isEmpty();
  }

  @Test
  void anExplosionTellsAllAboutItself() {
    ExplosionEntity explosion = world.explosionAt(4, 0).orElseThrow();

    assertThat(explosion.x()).isEqualTo(4);
    assertThat(explosion.y()).isZero();
    assertThat(explosion.timer()).isEqualTo(1);
    assertThat(explosion.owner().name()).isEqualTo("a");
    assertThat(world.explosions()).hasSize(2).contains(explosion);
    assertThat(world.explosionAt(3, 0)).isEmpty();
  }

  @Test
  void whoIsOnACellIsListedInOrder() {
    World crowded = Stage.of("|abc |\n|ABCE|\n").put("c", 0, 0).put("C", 0, 1).step().world();

    assertThat(crowded.charactersAt(0, 0))
        .extracting(MovableEntity::name)
        .containsExactly("a", "c");
    assertThat(crowded.monstersAt(0, 1)).extracting(MovableEntity::name).containsExactly("A", "C");
    assertThat(crowded.charactersAt(3, 0)).isEmpty();
    assertThat(crowded.monstersAt(0, 0)).isEmpty();
    assertThat(crowded.characters()).extracting(MovableEntity::name).containsExactly("a", "c", "b");
    assertThat(crowded.monsters()).extracting(MovableEntity::name).containsExactly("A", "C", "B");
  }

  @Test
  void thereAreNoItemsInTheCourseGame() {
    assertThat(world.items()).isEmpty();
    assertThat(world.itemsAt(0, 0)).isEmpty();
  }

  @Test
  void everybodyCanBeFoundAgainInAnotherWorld() {
    CharacterEntity a = world.characters().get(0);
    CharacterEntity there = SensedWorld.fromWorld(world).me(a);

    assertThat(there).isEqualTo(a).isNotSameAs(a);
    assertThat(there.x()).isZero();
    assertThat(there.score()).isEqualTo(-50);
    assertThat(world.score(a)).isEqualTo(-50);
  }

  @Test
  void theDeadAreStillKnown() {
    RealWorld game = Stage.of("|aM b|\n").move("a", 1, 0).world();
    CharacterEntity a = game.characters().get(0);
    game.step();

    assertThat(game.characters()).extracting(MovableEntity::name).containsExactly("b");
    assertThat(game.me(a).isInWorld()).isFalse();
    assertThat(game.me(a).name()).isEqualTo("a");
    assertThat(game.me(a).x()).isEqualTo(1);
    assertThat(game.scores()).containsExactly(entry("a", -100), entry("b", -99));
    assertThat(game.cast()).extracting(MovableEntity::name).containsExactly("a", "b");
  }

  @Test
  void scoresAreByNameInTheOrderOfTheScenario() {
    assertThat(world.scores()).containsExactly(entry("a", -50), entry("b", -50));
  }

  @Test
  void theListsAreTheAskersOwn() {
    SensedWorld sensed = SensedWorld.fromWorld(world);
    sensed.characters().clear();
    sensed.monsters().removeIf(monster -> true);
    sensed.scores().clear();
    List<CharacterEntity> others = sensed.characters();
    others.remove(sensed.me(others.get(0)));

    assertThat(others).extracting(MovableEntity::name).containsExactly("b");
    others.add(0, others.get(0));
    others.set(1, sensed.characters().get(0));
    assertThat(others).extracting(MovableEntity::name).containsExactly("b", "a");
    others.sort(Comparator.comparing(MovableEntity::name));
    assertThat(others).isEqualTo(sensed.characters()).hasSameHashCodeAs(sensed.characters());
    assertThat(others.remove(1)).isEqualTo(sensed.characters().get(1));

    assertThat(sensed.characters()).hasSize(2);
    assertThat(sensed.scores()).hasSize(2);
  }
}
