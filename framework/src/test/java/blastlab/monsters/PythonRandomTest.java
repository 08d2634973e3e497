package blastlab.monsters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The random numbers are Python's, as recorded from it. */
class PythonRandomTest {
  private static final File RECORDED = new File("src/test/resources/golden/python-random.json");

  static List<JsonNode> recordings() throws IOException {
    List<JsonNode> recordings = new ArrayList<>();
    new ObjectMapper().readTree(RECORDED).forEach(recordings::add);
    return recordings;
  }

  @Test
  void allRecordingsAreThere() throws IOException {
    assertThat(recordings()).hasSize(15).allSatisfy(r -> assertThat(r.get("sizes")).hasSize(1000));
  }

  @ParameterizedTest
  @MethodSource("recordings")
  void theWordsAreTheSame(JsonNode recording) {
    PythonRandom random = new PythonRandom(recording.get("seed").bigIntegerValue());

    for (JsonNode word : recording.get("first_words")) {
      assertThat(Integer.toUnsignedLong(random.nextWord())).isEqualTo(word.longValue());
    }
  }

  @ParameterizedTest
  @MethodSource("recordings")
  void theChoicesAreTheSame(JsonNode recording) {
    PythonRandom random = new PythonRandom(recording.get("seed").bigIntegerValue());

    for (int i = 0; i < recording.get("sizes").size(); i++) {
      assertThat(random.choice(recording.get("sizes").get(i).intValue()))
          .isEqualTo(recording.get("choices").get(i).intValue());
    }
  }

  @ParameterizedTest
  @MethodSource("recordings")
  void everyChoiceUsesUpAsManyWords(JsonNode recording) {
    PythonRandom choosing = new PythonRandom(recording.get("seed").bigIntegerValue());
    PythonRandom counting = new PythonRandom(recording.get("seed").bigIntegerValue());

    for (int i = 0; i < recording.get("sizes").size(); i++) {
      int size = recording.get("sizes").get(i).intValue();
      int bits = Integer.toBinaryString(size).length();
      int drawn = size;
      for (int word = 0; word < recording.get("words").get(i).intValue(); word++) {
        assertThat(drawn).isGreaterThanOrEqualTo(size);
        drawn = counting.nextWord() >>> (32 - bits);
      }
      assertThat(choosing.choice(size)).isEqualTo(drawn);
    }
    assertThat(choosing.nextWord()).isEqualTo(counting.nextWord());
  }

  @Test
  void theSignOfASeedDoesNotCount() {
    assertThat(words(new BigInteger("-123456789012345678901234567890")))
        .isEqualTo(words(new BigInteger("123456789012345678901234567890")));
  }

  @Test
  void everyWordOfALongSeedCounts() {
    BigInteger seed = BigInteger.ONE.shiftLeft(32 * 700);

    assertThat(words(seed)).isNotEqualTo(words(seed.add(BigInteger.ONE)));
  }

  @Test
  void aChoiceAmongOneIsDrawnToo() {
    PythonRandom choosing = new PythonRandom(BigInteger.TEN);
    PythonRandom other = new PythonRandom(BigInteger.TEN);

    while (other.nextWord() < 0) {} // one bit is asked for, and it must be 0
    assertThat(choosing.choice(1)).isZero();

    assertThat(choosing.nextWord()).isEqualTo(other.nextWord());
  }

  @Test
  void aChoiceAmongEightUsesFourBits() {
    PythonRandom choosing = new PythonRandom(BigInteger.TEN);
    PythonRandom other = new PythonRandom(BigInteger.TEN);

    int drawn = other.nextWord() >>> 28;
    while (drawn >= 8) {
      drawn = other.nextWord() >>> 28;
    }
    assertThat(choosing.choice(8)).isEqualTo(drawn);

    assertThat(choosing.nextWord()).isEqualTo(other.nextWord());
  }

  @Test
  void thereIsNoChoiceAmongNothing() {
    assertThatThrownBy(() -> new PythonRandom(BigInteger.ONE).choice(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a choice among 0, expected at least 1");
  }

  @Test
  void theLargestChoiceIsPossible() {
    PythonRandom random = new PythonRandom(BigInteger.ONE);

    for (int i = 0; i < 100; i++) {
      assertThat(random.choice(Integer.MAX_VALUE)).isBetween(0, Integer.MAX_VALUE - 1);
    }
  }

  private static List<Integer> words(BigInteger seed) {
    PythonRandom random = new PythonRandom(seed);
    return List.of(random.nextWord(), random.nextWord(), random.nextWord());
  }
}
