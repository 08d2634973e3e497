package blastlab.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Explosions with several owners, and bombs whose timer a rule set changes. */
class SharedThingsTest {
  private final RealWorld world =
      new WorldBuilder(5, 1, new FreeLaws())
          .time(20)
          .character("a", 'a', 0, 0, 0)
          .character("b", 'b', 1, 0, 0)
          .character("c", 'c', 2, 0, 0)
          .build();
  private final Board board = world.board;

  // ---- explosions ----

  @Test
  void anExplosionWithSeveralOwnersIsOneExplosion() {
    board.ignite(3, 2, 1);
    board.ignite(4, 2, 0);
    board.shareFire(3, 2);

    assertThat(world.explosions()).hasSize(2);
    ExplosionEntity shared = world.explosionAt(3, 0).orElseThrow();
    assertThat(shared.owners()).extracting(MovableEntity::name).containsExactly("b", "c");
    assertThat(shared.timer()).isEqualTo(2);
    assertThat(world.explosionAt(4, 0).orElseThrow().owners()).hasSize(1);
  }

  @Test
  void nobodyOwnsAnExplosionTwice() {
    board.ignite(3, 2, 1);
    board.shareFire(3, 1);
    board.shareFire(3, 2);
    board.shareFire(3, 2);

    assertThat(board.fireCount()).isEqualTo(2);
  }

  @Test
  void sharingLeavesEarlierCopiesAlone() {
    board.ignite(3, 2, 1);
    SensedWorld copy = SensedWorld.fromWorld(world);
    board.step();
    board.shareFire(3, 2);

    assertThat(copy.explosionAt(3, 0).orElseThrow().owners()).hasSize(1);
    assertThat(world.explosionAt(3, 0).orElseThrow().owners()).hasSize(2);
  }

  @Test
  void allExplosionsCanGoAtOnce() {
    board.ignite(3, 2, 1);
    board.shareFire(3, 2);
    board.ignite(4, 2, 1);
    SensedWorld copy = SensedWorld.fromWorld(world);
    board.step();
    board.extinguishAll();

    assertThat(world.explosions()).isEmpty();
    assertThat(board.isBurning(3)).isFalse();
    assertThat(board.isBurning(4)).isFalse();
    assertThat(copy.explosions()).hasSize(2);
  }

  @Test
  void whoOwnsAnExplosionIsPartOfTheState() {
    board.ignite(3, 2, 1);
    SensedWorld before = SensedWorld.fromWorld(world);
    board.shareFire(3, 2);

    assertThat(SensedWorld.fromWorld(world)).isNotEqualTo(before);
  }

  // ---- bombs ----

  @Test
  void aBombCanBeMadeToWaitLonger() {
    board.placeBomb(3, 2, 1, 0);
    board.setBombTimer(0, 5);

    assertThat(world.bombAt(3, 0).orElseThrow().timer()).isEqualTo(5);
  }

  @Test
  void aBombCanBeMadeToGoOffNow() {
    board.placeBomb(3, 2, 1, 0);
    board.placeBomb(4, Board.NO_FUSE, 1, 0);
    SensedWorld copy = SensedWorld.fromWorld(world);
    board.step();
    assertThat(board.isBombDue(0)).isFalse();
    board.setBombTimer(0, -1);
    board.setBombTimer(1, -1);

    assertThat(board.isBombDue(0)).isTrue();
    assertThat(board.isBombDue(1)).isTrue();
    board.removeDueBombs();
    assertThat(world.bombs()).isEmpty();
    assertThat(copy.bombs()).hasSize(2);
  }

  @Test
  void viewsShowThatABombHasNoFuse() {
    board.placeBomb(3, Board.NO_FUSE, 1, 0);

    assertThat(world.bombAt(3, 0).orElseThrow().timer()).isEqualTo(BombEntity.NO_FUSE);
  }
}
