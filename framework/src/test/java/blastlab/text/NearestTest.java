package blastlab.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a user may have meant. */
class NearestTest {
  private static final List<String> FRUIT = List.of("apple", "banana", "cherry");

  @Test
  void theNearestWordIsNamedFirst() {
    assertThat(Nearest.hint("banan", FRUIT))
        .isEqualTo("did you mean 'banana'? (valid: apple, banana, cherry)");
    assertThat(Nearest.hint("chery", FRUIT)).startsWith("did you mean 'cherry'?");
  }

  @Test
  void withNothingNearAllAreNamed() {
    assertThat(Nearest.hint("xyz", FRUIT)).isEqualTo("valid: apple, banana, cherry");
    assertThat(Nearest.hint("", FRUIT)).isEqualTo("valid: apple, banana, cherry");
  }

  @Test
  void aThirdOfTheLettersMayDiffer() {
    assertThat(Nearest.to("bxnxna", FRUIT)).contains("banana");
    assertThat(Nearest.to("bxnxnx", FRUIT)).isEmpty();
    assertThat(Nearest.to("b", List.of("a"))).contains("a");
  }

  @Test
  void ofManyOnlyTwentyAreNamed() {
    List<String> many = IntStream.range(0, 30).mapToObj(i -> "choice" + i).toList();

    assertThat(Nearest.hint("zzz", many)).contains("choice19, ...").doesNotContain("choice20");
  }

  @Test
  void theDistanceCountsChangedAddedAndMissingLetters() {
    assertThat(Nearest.distance("", "abc")).isEqualTo(3);
    assertThat(Nearest.distance("abc", "abc")).isZero();
    assertThat(Nearest.distance("abc", "axc")).isEqualTo(1);
    assertThat(Nearest.distance("abc", "xabc")).isEqualTo(1);
    assertThat(Nearest.distance("abc", "ab")).isEqualTo(1);
    assertThat(Nearest.distance("kitten", "sitting")).isEqualTo(3);
  }
}
