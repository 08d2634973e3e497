package blastlab.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** What is hidden, and what chance will bring, is known to the real world alone. */
class HiddenThingsTest {
  private static final Item COIN = new Item(Item.Kind.COIN, 2, 0, 5);

  private static WorldBuilder builder() {
    return new WorldBuilder(4, 1, new FreeLaws()).time(9).character("me", 'C', 0, 0, 0);
  }

  // ---- items ----

  @Test
  void aHiddenItemIsSeenOnlyOnceItIsUncovered() {
    RealWorld world = builder().hidden(COIN).build();
    assertThat(world.items()).isEmpty();
    assertThat(world.emptyAt(2, 0)).isTrue();

    assertThat(world.board.uncoverItem(2)).isTrue();
    assertThat(world.items()).containsExactly(COIN);
    assertThat(world.board.uncoverItem(2)).as("a second time").isFalse();
    assertThat(world.board.uncoverItem(3)).as("where nothing was").isFalse();
  }

  @Test
  void aSensedWorldHasNothingHidden() {
    RealWorld world = builder().hidden(COIN).build();
    SensedWorld sensed = SensedWorld.fromWorld(world);

    assertThat(sensed.board.uncoverItem(2)).isFalse();
    assertThat(sensed.next().world().board.uncoverItem(2)).isFalse();
    assertThat(world.board.uncoverItem(2)).as("looking takes nothing away").isTrue();
  }

  @Test
  void worldsThatDifferInWhatIsHiddenLookTheSame() {
    RealWorld rich = builder().hidden(COIN).build();
    RealWorld poor = builder().build();

    assertThat(rich).hasToString(poor.toString());
    assertThat(rich.board.hashState()).isEqualTo(poor.board.hashState());
    SensedWorld sensed = SensedWorld.fromWorld(rich);
    assertThat(sensed.items()).isEqualTo(SensedWorld.fromWorld(poor).items());
    assertThat(sensed.board.hashState()).isEqualTo(SensedWorld.fromWorld(poor).board.hashState());
  }

  @Test
  void whatIsHiddenStaysHiddenWhileTimePasses() {
    RealWorld world = builder().hidden(COIN).build();
    world.step().step();

    assertThat(world.board.uncoverItem(2)).isTrue();
  }

  @Test
  void anItemInTheOpenLiesThereFromTheStart() {
    assertThat(builder().item(COIN).build().items()).containsExactly(COIN);
  }

  @Test
  void itemsThatCountDownGoAtZero() {
    Item short1 = new Item(Item.Kind.RADIUS, 1, 0, 1);
    Item short2 = new Item(Item.Kind.COUNT, 0, 0, 1);
    Item longer = new Item(Item.Kind.IMMUNE, 2, 0, 2);
    RealWorld world = builder().item(short1).item(longer).item(short2).build();
    SensedWorld copy = SensedWorld.fromWorld(world);
    world.board.countDownItems();

    assertThat(world.items()).containsExactly(new Item(Item.Kind.IMMUNE, 2, 0, 1));
    assertThat(world.itemsAt(1, 0)).isEmpty();
    assertThat(copy.items()).containsExactly(short1, longer, short2);
  }

  // ---- chance ----

  @Test
  void onlyTheRealWorldHasChance() {
    RealWorld world = builder().chance(bound -> bound - 1).build();
    SensedWorld sensed = SensedWorld.fromWorld(world);

    assertThat(world.board.chance().isReal()).isTrue();
    assertThat(world.board.chance().below(6)).isEqualTo(5);
    assertThat(world.step().board.chance().isReal()).isTrue();
    assertThat(sensed.board.chance().isReal()).isFalse();
    assertThat(sensed.next().world().board.chance().isReal()).isFalse();
    assertThatThrownBy(() -> sensed.board.chance().below(6))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a sensed world knows no chance");
  }

  @Test
  void aGameWithoutASourceHasNoChance() {
    assertThat(builder().build().board.chance().isReal()).isFalse();
  }
}
