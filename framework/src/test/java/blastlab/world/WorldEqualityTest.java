package blastlab.world;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Stage;
import blastlab.testing.GameTest;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Worlds are equal if they have the same future. */
class WorldEqualityTest {
  private static final String DRAWING = "|ab W5* |\n|  M   E|\n";

  private final RealWorld world = Stage.of(DRAWING).world();

  @Test
  void aCopyIsEqual() {
    assertEqual(board -> {});
  }

  @Test
  void scoresDoNotCount() {
    assertEqual(board -> board.reward(0, 1000));
  }

  @Test
  void theOrderOfExplosionsDoesNotCount() {
    SensedWorld one = SensedWorld.fromWorld(world);
    one.board.ignite(6, 1, 0);
    one.board.ignite(7, 3, 1);
    SensedWorld other = SensedWorld.fromWorld(world);
    other.board.ignite(7, 3, 1);
    other.board.ignite(6, 1, 0);

    assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
    assertThat(one.stateHash()).isEqualTo(other.stateHash());
  }

  @Test
  void whoIsGoneDoesNotCountExceptByBeingGone() {
    SensedWorld one = SensedWorld.fromWorld(world);
    one.board.removeCharacter(1);
    SensedWorld other = SensedWorld.fromWorld(world);
    other.board.turn(other.board.character(1), 1, 1);
    other.board.removeCharacter(1);

    assertThat(one).isEqualTo(other).hasSameHashCodeAs(other).isNotEqualTo(world);
  }

  @Test
  void timeCounts() {
    assertDifferent(Board::passTime);
  }

  @Test
  void terrainCounts() {
    assertDifferent(board -> board.setTerrain(0, Terrain.FRAGILE));
  }

  @Test
  void placesCount() {
    assertDifferent(board -> board.put(board.character(0), 2, 0));
    assertDifferent(board -> board.put(board.monster(0), 0, 1));
  }

  @Test
  void directionsCount() {
    assertDifferent(board -> board.turn(board.character(1), 1, 0));
    assertDifferent(board -> board.turn(board.character(1), 0, -1));
    assertDifferent(board -> board.turn(board.monster(0), 0, -1));
  }

  @Test
  void wishesCount() {
    assertDifferent(board -> board.setWish(board.character(0), BombWish.BEFORE_MOVE));
  }

  @Test
  void bombsCount() {
    assertDifferent(board -> board.placeBomb(4, 4, 2, 0));
    assertDifferent(board -> board.placeBomb(4, 5, 3, 0));
    assertDifferent(board -> board.placeBomb(4, 5, 2, 1));
    assertDifferent(board -> board.placeBomb(6, 5, 2, 1));
  }

  @Test
  void explosionsCount() {
    assertDifferent(board -> board.ignite(5, 2, 0));
    assertDifferent(board -> board.ignite(5, 1, 1));
    assertDifferent(board -> board.ignite(6, 1, 0));
    assertDifferent(board -> board.extinguish(0));
  }

  @Test
  void itemsCount() {
    assertDifferent(board -> board.layItem(6, Item.Kind.COIN, 1));
  }

  @Test
  void theOrderOfTurnsCounts() {
    assertDifferent(
        board -> {
          int x = board.x(board.character(0));
          int y = board.y(board.character(0));
          board.removeCharacter(0);
          board.enterCharacter(0, x, y);
        });
  }

  @Test
  void traitsCount() {
    RealWorld free = new WorldBuilder(2, 1, new FreeLaws()).character("me", 'C', 0, 0, 0).build();
    SensedWorld other = SensedWorld.fromWorld(free);
    other.board.setTrait(other.board.character(0), 1, 5);

    assertThat(other).isNotEqualTo(free);
    assertThat(other.stateHash()).isNotEqualTo(free.stateHash());
  }

  /** All worlds that differ are told apart, and each bit of the hashes is as often 0 as 1. */
  @Test
  void hashesSpread() {
    Set<SensedWorld> worlds = new HashSet<>();
    Set<Long> hashes = new HashSet<>();
    int[] ones = new int[Long.SIZE];
    SensedWorld start = GameTest.onScenario("scenario1/variant5").world();
    Random random = new Random(1);
    while (worlds.size() < 20_000) {
      SensedWorld next = start;
      for (int i = 0; i < 40; i++) {
        next.monsters().forEach(m -> m.move(random.nextInt(3) - 1, random.nextInt(3) - 1));
        next.characters().forEach(c -> c.move(random.nextInt(3) - 1, random.nextInt(3) - 1));
        next.characters().stream()
            .filter(c -> random.nextInt(8) == 0)
            .forEach(CharacterEntity::placeBomb);
        next = next.next().world();
        if (worlds.add(SensedWorld.fromWorld(next))) { // a copy, as this one is directed further
          hashes.add(next.stateHash());
          for (int bit = 0; bit < Long.SIZE; bit++) {
            ones[bit] += (int) (next.stateHash() >>> bit & 1);
          }
        }
      }
    }

    assertThat(hashes).hasSameSizeAs(worlds);
    double half = worlds.size() / 2.0;
    double sixSigma = 6 * Math.sqrt(worlds.size()) / 2;
    for (int count : ones) {
      assertThat((double) count).isBetween(half - sixSigma, half + sixSigma);
    }
  }

  @Test
  void anotherGamesWorldIsNotEqual() {
    assertThat(Stage.of(DRAWING).world()).isNotEqualTo(world);
    assertThat(world).isNotEqualTo("a world");
  }

  private void assertEqual(Consumer<Board> change) {
    SensedWorld changed = SensedWorld.fromWorld(world);
    change.accept(changed.board);
    assertThat(changed).isEqualTo(world).hasSameHashCodeAs(world);
  }

  private void assertDifferent(Consumer<Board> change) {
    SensedWorld changed = SensedWorld.fromWorld(world);
    changed.board.beginStep(); // as a step does before it changes anything
    change.accept(changed.board);
    assertThat(changed).isNotEqualTo(world);
    assertThat(changed.stateHash()).isNotEqualTo(world.stateHash());
  }
}
