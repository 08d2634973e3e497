package blastlab.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class GlyphsTest {
  private static final Glyphs USUAL = new Glyphs();
  private static final Glyphs OWN =
      USUAL
          .with(Terrain.BRICK, 'B', "box")
          .with(Item.Kind.COIN, 'c', "coin")
          .with('%', "burning box");

  @Test
  void aGameCanHaveSymbolsOfItsOwn() {
    assertThat(OWN.of(Terrain.BRICK)).isEqualTo('B');
    assertThat(OWN.of(Item.Kind.COIN)).isEqualTo('c');
  }

  @Test
  void theOthersAreTheUsualOnes() {
    assertThat(OWN.of(Terrain.STONE)).isEqualTo(Terrain.STONE.symbol());
    assertThat(OWN.of(Item.Kind.REMOTE)).isEqualTo('$');
    assertThat(USUAL.of(Terrain.BRICK)).isEqualTo(Terrain.BRICK.symbol());
  }

  @Test
  void theLegendHasItsOwnInTheirOrder() {
    assertThat(OWN.legend())
        .containsExactly(
            new Glyphs.Entry('B', "box"),
            new Glyphs.Entry('c', "coin"),
            new Glyphs.Entry('%', "burning box"));
    assertThat(USUAL.legend()).isEmpty();
  }

  @Test
  void allTerrainCanBeGivenRowByRow() {
    RealWorld world =
        new WorldBuilder(2, 2, new FreeLaws())
            .terrain(
                List.of(
                    List.of(Terrain.FLOOR, Terrain.BRICK), List.of(Terrain.STONE, Terrain.HOLE)))
            .build();

    assertThat(world).hasToString("+--+\n| W|\n|#X|\n+--+\n");
  }
}
