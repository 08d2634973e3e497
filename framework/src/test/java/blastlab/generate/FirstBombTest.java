package blastlab.generate;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** By the rules themselves: the first bomb of a player is no danger to anybody who takes care. */
class FirstBombTest {
  private static final int SEEDS = 15;
  private static final int[][] MOVES = {{0, 0}, {1, 0}, {-1, 0}, {0, 1}, {0, -1}};

  @ParameterizedTest
  @CsvSource({"arena,2,3", "arena,5,3", "duel,2,5", "duel,4,5", "rooms,2,5", "rooms,5,5"})
  void everybodyCanFleeFromItAndItReachesNobodyElse(String rules, int players, int fuse) {
    for (int seed = 1; seed <= SEEDS; seed++) {
      GeneratedMap map = Maps.make(rules, seed, Map.of("players", players));
      for (int id = 0; id < players; id++) {
        SensedWorld start = SensedWorld.fromWorld(Maps.game(map).world());
        start.cast().get(id).placeBomb();
        SensedWorld world = start.next().world();

        assertThat(stayers(world, fuse)).as(map.text()).isGreaterThanOrEqualTo(players - 1);
        assertThat(canFlee(world, id, fuse)).as("player " + id + " on\n" + map.text()).isTrue();
      }
    }
  }

  /** How many live on if nobody does anything. */
  private static int stayers(SensedWorld world, int steps) {
    SensedWorld then = world;
    for (int i = 0; i < steps; i++) {
      then = then.next().world();
    }
    assertThat(then.bombs()).isEmpty();
    return then.characters().size();
  }

  private static boolean canFlee(SensedWorld world, int id, int steps) {
    Set<SensedWorld> now = Set.of(world);
    for (int i = 0; i < steps; i++) {
      Set<SensedWorld> next = new HashSet<>();
      for (SensedWorld state : now) {
        for (int[] move : MOVES) {
          CharacterEntity me = state.cast().get(id);
          me.move(move[0], move[1]);
          SensedWorld then = state.next().world();
          if (then.cast().get(id).isInWorld()) {
            next.add(then);
          }
        }
      }
      now = next;
    }
    return !now.isEmpty();
  }
}
