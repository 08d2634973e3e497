package blastlab.replay;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.agents.WalkerCharacter;
import blastlab.text.InputException;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be read of a file, and what is said about one that is no replay or not whole. */
class ReplayFileTest {
  private static final byte[] PLAIN =
      Temporary.bytes("game.jsonl", "scenario1/variant2", new WalkerCharacter());
  private static final byte[] PACKED =
      Temporary.bytes("game.jsonl.gz", "scenario1/variant2", new WalkerCharacter());

  private final List<String> lines = new String(PLAIN, UTF_8).lines().toList();

  @Test
  void aLineForTheHeaderOneForEachStepAndOneForTheEnd() {
    ReplayFile replay = Temporary.read(PLAIN);

    assertThat(lines).hasSize(1 + 11 + 1);
    assertThat(replay.header().scenario().name()).isEqualTo("scenario1/variant2");
    assertThat(replay.header().agents()).containsExactly("builtin:test");
    assertThat(replay.steps()).hasSize(11);
    assertThat(replay.end()).isPresent();
    assertThat(replay.size()).isEqualTo(10);
  }

  @Test
  void packedOrNotItIsTheSame() {
    ReplayFile plain = Temporary.read(PLAIN);
    ReplayFile packed = Temporary.read(PACKED);

    assertThat(PACKED).hasSizeLessThan(PLAIN.length);
    assertThat(packed.steps()).hasSameSizeAs(plain.steps());
    assertThat(packed.steps().get(7).hash()).isEqualTo(plain.steps().get(7).hash());
  }

  @Test
  void whereverAFileIsCutOffItsWholeLinesCanBeRead() {
    int header = lines.get(0).length() + 1;
    for (int length = header; length < PLAIN.length; length += 7) {
      ReplayFile replay = Temporary.read(Arrays.copyOf(PLAIN, length));

      assertThat(replay.end()).isEmpty();
      assertThat(replay.steps())
          .isEqualTo(Temporary.read(PLAIN).steps().subList(0, replay.steps().size()));
      assertThat(Rerun.of(replay).difference()).isEmpty();
      assertThat(Rerun.of(replay).history().size()).isEqualTo(replay.size() + 1);
      assertThat(Rerun.of(replay).history().result()).isEmpty();
    }
  }

  @Test
  void soItIsWithAPackedFile() {
    int most = -1;
    for (int length = 20; length < PACKED.length - 8; length += 7) { // 8 bytes are a check sum
      byte[] cut = Arrays.copyOf(PACKED, length);
      try {
        ReplayFile replay = Temporary.read(cut);
        assertThat(replay.steps().size()).isGreaterThanOrEqualTo(most);
        most = replay.steps().size();
        assertThat(Rerun.of(replay).difference()).isEmpty();
      } catch (InputException e) {
        assertThat(most).isEqualTo(-1);
        assertThat(e).hasMessageContaining(":1: ");
      }
    }
    assertThat(most).isEqualTo(11);
  }

  @Test
  void aHeaderThatIsCutOffIsNamedSo() {
    assertThatThrownBy(() -> Temporary.read(Arrays.copyOf(PLAIN, 100)))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith(".replay:1: cut off in its first line");
  }

  @Test
  void aByteThatChangesInAPackedFileIsFoundOrChangesNothing() {
    List<String> whole = states(Temporary.read(PACKED));
    for (int at = 10; at < PACKED.length; at += 11) {
      byte[] altered = PACKED.clone();
      altered[at] ^= 0x10;
      List<String> read;
      try {
        read = states(Temporary.read(altered));
      } catch (InputException e) {
        assertThat(e).hasMessageContaining(".replay:");
        continue;
      }
      assertThat(read.size()).isLessThanOrEqualTo(whole.size());
    }
  }

  private static List<String> states(ReplayFile replay) {
    return replay.steps().stream().map(RecordedStep::toString).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "\n", "hello\n", "{}\n", "[1]\n", "{\"format\": \"other\"}\n", "\u0000\n"})
  void whatIsNoReplayIsCalledSo(String text) {
    assertThatThrownBy(() -> Temporary.read(text))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith(
            ".replay:1: no replay, expected a file that 'blastlab play --record' has written");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | \"version\":1 | \"version\":2 | 1: version: 2, expected 1",
        "1 | \"rules\":\"course\" | \"rules\":\"curse\" | 1: rules: no rule set 'curse'",
        "1 | \"seed\":1,\"rotation\" | \"seed\":true,\"rotation\" | 1: seed: true, expected a"
            + " whole",
        "4 | \"step\":2 | \"step\":3 | 4: step 3, expected step 2",
        "4 | \"hash\":\" | \"hash\":\"x | 4: hash: 'x",
        "4 | \"do\":[ | \"do\":[7, | 4: decisions[0].do: 4 values, expected [dx, dy, bomb]",
        "4 | \"next\" | \"nexd\" | 4: decisions[0]: unknown field 'nexd'; did you mean 'next'?",
        "4 | \"WHITE\" | \"WHIT\" | 4: decisions[0].colours[0][2]: 'WHIT'; did you mean 'WHITE'?",
        "5 | {\"step\" | {,\"step\" | 5:2: not valid JSON: Unexpected character",
        "13 | \"end\":\"cap\" | \"end\":\"cup\" | 13: end: 'cup'; did you mean 'cap'?",
        "13 | \"steps\":10 | \"steps\":9 | 13: the end of 9 steps, expected of 10",
      })
  void whatIsAlteredIsNamedWithItsLine(int line, String what, String by, String message) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < lines.size(); i++) {
      text.append(i == line - 1 ? altered(lines.get(i), what, by) : lines.get(i)).append('\n');
    }

    assertThatThrownBy(() -> Temporary.read(text.toString()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(".replay:" + message);
  }

  private static String altered(String line, String what, String by) {
    assertThat(line).contains(what);
    return line.replaceFirst(Pattern.quote(what), by);
  }

  @Test
  void afterTheEndNothingMayCome() {
    String text = String.join("\n", lines) + "\n" + lines.get(11) + "\n";

    assertThatThrownBy(() -> Temporary.read(text))
        .hasMessageEndingWith(".replay:14: a line after the end, expected none");
  }

  @Test
  void aLineThatIsLeftOutIsMissed() {
    String text = String.join("\n", lines.subList(0, 5)) + "\n" + lines.get(6) + "\n";

    assertThatThrownBy(() -> Temporary.read(text))
        .hasMessageEndingWith(".replay:6: step 5, expected step 4");
  }
}
