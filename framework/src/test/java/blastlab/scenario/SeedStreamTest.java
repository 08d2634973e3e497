package blastlab.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeedStreamTest {
  @Test
  void everySeedHasItsOwnStream() {
    Set<Long> first = new HashSet<>();
    for (int seed = -1000; seed <= 1000; seed++) {
      first.add(Seed.of(seed).stream("agent 0").nextLong());
    }
    first.add(new Seed(BigInteger.ONE.shiftLeft(64)).stream("agent 0").nextLong());

    assertThat(first).hasSize(2002);
  }

  @Test
  void everyPurposeHasItsOwnStream() {
    assertThat(Seed.of(7).stream("agent 0").nextLong())
        .isNotEqualTo(Seed.of(7).stream("agent 1").nextLong());
  }

  @Test
  void theSameSeedHasTheSameStream() {
    assertThat(Seed.of(7).stream("agent 0").nextLong())
        .isEqualTo(Seed.of(7).stream("agent 0").nextLong());
  }
}
