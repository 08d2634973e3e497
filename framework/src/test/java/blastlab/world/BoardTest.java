package blastlab.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the board can do that the course game does not use: other games will. */
class BoardTest {
  private final RealWorld world =
      new WorldBuilder(5, 2, new FreeLaws())
          .time(20)
          .terrain(1, 0, Terrain.STONE)
          .character("a", 'a', 0, 0, 0)
          .character("b", 'b', 2, 0, 0)
          .character("c", 'c', 4, 0, 0)
          .monster("M", 'M', 0, 1)
          .monster("N", 'N', 1, 1)
          .build();
  private final Board board = world.board;

  // ---- terrain ----

  @Test
  void threeKindsOfTerrainBlock() {
    for (Terrain kind : Terrain.values()) {
      board.setTerrain(board.cell(4, 1), kind);
      assertThat(board.terrain(board.cell(4, 1))).isEqualTo(kind);
      assertThat(board.isWall(board.cell(4, 1))).isEqualTo(kind.blocking());
    }
    assertThat(Terrain.values())
        .filteredOn(Terrain::blocking)
        .containsExactly(Terrain.HOLE, Terrain.BRICK, Terrain.STONE);
  }

  @Test
  void newTerrainLeavesAloneWhatLiesThere() {
    board.placeBomb(board.cell(4, 1), 3, 1, 0);
    board.layItem(board.cell(4, 1), Item.Kind.COIN, 1);
    board.setTerrain(board.cell(4, 1), Terrain.FRAGILE);

    assertThat(board.hasBomb(board.cell(4, 1))).isTrue();
    assertThat(board.hasItem(board.cell(4, 1))).isTrue();
  }

  @Test
  void fragileGroundIsEmptyAndAHoleIsNot() {
    board.setTerrain(board.cell(4, 1), Terrain.FRAGILE);
    assertThat(world.emptyAt(4, 1)).isTrue();
    board.setTerrain(board.cell(4, 1), Terrain.HOLE);
    assertThat(world.emptyAt(4, 1)).isFalse();
  }

  // ---- items ----

  @Test
  void itemsLieUntilTheyAreTaken() {
    board.layItem(board.cell(2, 1), Item.Kind.COIN, 5);
    board.layItem(board.cell(3, 1), Item.Kind.REMOTE, 9);

    assertThat(world.items())
        .containsExactly(new Item(Item.Kind.COIN, 2, 1, 5), new Item(Item.Kind.REMOTE, 3, 1, 9));
    assertThat(world.emptyAt(2, 1)).isFalse();

    board.takeItem(0);
    assertThat(world.items()).containsExactly(new Item(Item.Kind.REMOTE, 3, 1, 9));
    assertThat(world.emptyAt(2, 1)).isTrue();
    assertThat(world.itemsAt(3, 1)).hasSize(1);
  }

  @Test
  void severalItemsMayLieOnACell() {
    board.layItem(board.cell(2, 1), Item.Kind.COIN, 5);
    board.layItem(board.cell(2, 1), Item.Kind.IMMUNE, 6);
    board.takeItem(0);

    assertThat(board.hasItem(board.cell(2, 1))).isTrue();
    assertThat(world.itemsAt(2, 1)).containsExactly(new Item(Item.Kind.IMMUNE, 2, 1, 6));
    board.takeItem(0);
    assertThat(board.hasItem(board.cell(2, 1))).isFalse();
  }

  @Test
  void aKindOfItemHasAWordForTraces() {
    assertThat(Item.Kind.MORE_BOMBS.word()).isEqualTo("more_bombs");
  }

  // ---- bombs ----

  @Test
  void aBombWithSeveralOwnersIsOneBomb() {
    board.placeBomb(board.cell(2, 1), 4, 3, 0);
    board.placeBomb(board.cell(3, 1), 4, 3, 1);
    board.shareBomb(board.cell(2, 1), 2);

    assertThat(world.bombs()).hasSize(2);
    BombEntity shared = world.bombAt(2, 1).orElseThrow();
    assertThat(shared.owners()).extracting(MovableEntity::name).containsExactly("a", "c");
    assertThat(shared.owner().name()).isEqualTo("a");
    assertThat(shared.timer()).isEqualTo(4);
    assertThat(shared.range()).isEqualTo(3);
    assertThat(world.bombs().get(0)).isEqualTo(shared);
  }

  @Test
  void aSharedBombCountsForEachOwner() {
    board.placeBomb(board.cell(2, 1), 4, 3, 0);
    board.shareBomb(board.cell(2, 1), 2);

    assertThat(board.bombsOf(0)).isEqualTo(1);
    assertThat(board.bombsOf(1)).isZero();
    assertThat(board.bombsOf(2)).isEqualTo(1);
  }

  @Test
  void aBombThatReplacesASharedOneHasItsOwnerOnly() {
    board.placeBomb(board.cell(2, 1), 4, 3, 0);
    board.placeBomb(board.cell(3, 1), 9, 1, 1);
    board.shareBomb(board.cell(2, 1), 2);
    board.placeBomb(board.cell(2, 1), 5, 1, 1);

    assertThat(world.bombAt(2, 1).orElseThrow().owners())
        .extracting(MovableEntity::name)
        .containsExactly("b");
    assertThat(board.bombCount()).isEqualTo(2);
    assertThat(board.bombsOf(2)).isZero();
  }

  @Test
  void aSharedBombGoesOffAsOne() {
    board.placeBomb(board.cell(2, 1), 0, 3, 0);
    board.shareBomb(board.cell(2, 1), 2);
    board.placeBomb(board.cell(3, 1), 1, 3, 1);
    board.passTime();
    assertThat(board.isBombDue(0)).isTrue();
    board.removeDueBombs();

    assertThat(world.bombs()).hasSize(1);
    assertThat(board.hasBomb(board.cell(2, 1))).isFalse();
    assertThat(board.hasBomb(board.cell(3, 1))).isTrue();
  }

  @Test
  void aBombWithoutAFuseNeverGoesOffByItself() {
    board.placeBomb(board.cell(2, 1), Board.NO_FUSE, 3, 0);
    for (int i = 0; i < 50; i++) {
      board.passTime();
      assertThat(board.isBombDue(0)).isFalse();
    }
    assertThat(board.bombTimer(0)).isEqualTo(Board.NO_FUSE);
  }

  // ---- actors ----

  @Test
  void whoIsOutsideCanEnterAgainLastInTheOrder() {
    board.removeCharacter(0);
    board.removeCharacter(0);
    board.enterCharacter(0, 3, 1);

    assertThat(world.characters()).extracting(MovableEntity::name).containsExactly("c", "a");
    assertThat(world.charactersAt(3, 1)).hasSize(1);
    board.removeMonster(0);
    board.enterMonster(3, 2, 1);
    assertThat(world.monsters()).extracting(MovableEntity::name).containsExactly("N", "M");
  }

  @Test
  void everyCharacterHasTraitsOfItsOwn() {
    board.setTrait(board.character(0), 0, 10);
    board.setTrait(board.character(0), 1, 11);
    board.setTrait(board.character(1), 0, 20);
    board.removeCharacter(0);

    assertThat(board.trait(board.character(0), 0)).isEqualTo(20);
    board.enterCharacter(0, 0, 0);
    assertThat(board.trait(board.character(2), 0)).isEqualTo(10);
    assertThat(board.trait(board.character(2), 1)).isEqualTo(11);
  }

  // ---- copies ----

  @Test
  void aStepLeavesEarlierCopiesAlone() {
    board.layItem(board.cell(2, 1), Item.Kind.COIN, 5);
    board.placeBomb(board.cell(3, 1), 3, 1, 0);
    board.ignite(board.cell(4, 1), 3, 0);
    SensedWorld copy = SensedWorld.fromWorld(world);
    board.step();
    board.takeItem(0);
    board.shareBomb(board.cell(3, 1), 1);
    board.ignite(board.cell(4, 1), 5, 2);
    board.ignite(board.cell(1, 1), 5, 2);
    board.setTerrain(board.cell(4, 1), Terrain.HOLE);
    board.setTrait(board.character(0), 0, 3);
    board.removeCharacter(0);

    assertThat(copy.items()).hasSize(1);
    assertThat(copy.bombAt(3, 1).orElseThrow().owners()).hasSize(1);
    assertThat(copy.explosions()).hasSize(1);
    assertThat(copy.explosionAt(4, 1).orElseThrow().owner().name()).isEqualTo("a");
    assertThat(copy.terrainAt(4, 1)).isEqualTo(Terrain.FLOOR);
    assertThat(copy.board.trait(copy.board.character(0), 0)).isZero();
    assertThat(copy.characters()).hasSize(3);
  }
}
