package blastlab.view.board;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.view.board.Theme.OwnerTint;
import blastlab.world.World;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OwnersTest {
  private final World world = Showroom.world();
  private final Owners owners = Owners.of(world, Theme.DARK);

  @Test
  void whoIsCalledLikeAColourHasIt() {
    assertThat(owners.of(0)).isEqualTo(tint("blue"));
    assertThat(owners.of(2)).isEqualTo(tint("green"));
    assertThat(owners.of(5)).isEqualTo(tint("red"));
  }

  @Test
  void theOthersHaveTheColoursThatAreLeftInTheirOrder() {
    assertThat(owners.of(1)).isEqualTo(tint("orange"));
    assertThat(owners.of(3)).isEqualTo(tint("pink"));
  }

  @Test
  void allHaveDifferentColoursAndTheSameInBothThemes() {
    Owners light = Owners.of(world, Theme.LIGHT);
    Set<Tint> seen = new HashSet<>();
    for (int id = 0; id < world.cast().size(); id++) {
      assertThat(seen.add(owners.of(id))).isTrue();
      assertThat(light.of(id)).isEqualTo(owners.of(id));
    }
  }

  @Test
  void thereAreColoursForMoreThanNine() {
    assertThat(Theme.DARK.owners()).hasSizeGreaterThan(9);
  }

  @Test
  void anyTwoColoursAreFarApartWhateverColoursSomebodyIsBlindTo() {
    List<OwnerTint> all = Theme.DARK.owners();
    for (Sight sight : Sight.ALL) {
      for (int i = 0; i < all.size(); i++) {
        for (int j = 0; j < i; j++) {
          assertThat(sight.distance(all.get(i).tint(), all.get(j).tint()))
              .as(sight + ": " + all.get(i).name() + " and " + all.get(j).name())
              .isGreaterThan(0.1);
        }
      }
    }
  }

  private static Tint tint(String name) {
    return Theme.DARK.owners().stream()
        .filter(owner -> owner.name().equals(name))
        .findFirst()
        .orElseThrow()
        .tint();
  }
}
