package blastlab.grader.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.evaluate.Round;
import blastlab.grader.results.GameResult;
import blastlab.grader.verdict.Verdict;
import blastlab.match.Effort;
import blastlab.scenario.Seed;
import blastlab.text.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
  private static final Header HEADER =
      new Header("grade", "1.0", "abc", "all", Map.of("ada", "1", "Bö,b\n", "2"));
  private static final GameResult GAME =
      new GameResult(
          new Round(Seed.of(7), 2),
          Verdict.CRASHED,
          false,
          -12,
          34,
          "java.lang.Error: \"ä\"\n\tat My.act",
          Optional.of("a/b.json"),
          Optional.empty(),
          new Effort(1, 2, 3, 4_000_000_000L, 5));

  @TempDir private Path out;

  @Test
  void remembersWhatWasAdded() {
    try (Journal journal = Journal.open(out, HEADER)) {
      journal.add("ada", Preparation.ready("My", "note"));
      journal.add("Bö,b\n", Preparation.refused(Verdict.REFUSED, "a bomb"));
      journal.add("ada", "entry", GAME);
    }

    try (Journal journal = Journal.open(out, HEADER)) {
      assertThat(journal.preparation("ada")).contains(Preparation.ready("My", "note"));
      assertThat(journal.preparation("Bö,b\n"))
          .contains(Preparation.refused(Verdict.REFUSED, "a bomb"));
      assertThat(journal.game("ada", "entry", GAME.round())).contains(GAME);
      assertThat(journal.game("ada", "entry", new Round(Seed.of(7), 1))).isEmpty();
      assertThat(journal.size()).isEqualTo(1);
    }
  }

  @Test
  void aLineThatWasCutShortIsForgottenWhereverTheCutIs() throws IOException {
    try (Journal journal = Journal.open(out, HEADER)) {
      journal.add("ada", Preparation.ready("My", ""));
      journal.add("ada", "entry", GAME);
    }
    byte[] whole = Files.readAllBytes(out.resolve(Journal.FILE));
    String text = new String(whole, StandardCharsets.UTF_8);
    int second = text.indexOf('\n') + 1;
    int third = text.indexOf('\n', second) + 1;

    for (int cut = 0; cut < whole.length; cut++) {
      Files.write(out.resolve(Journal.FILE), java.util.Arrays.copyOf(whole, cut));
      try (Journal journal = Journal.open(out, HEADER)) {
        assertThat(journal.preparation("ada").isPresent())
            .as("cut at " + cut)
            .isEqualTo(cut >= third);
        assertThat(journal.size()).isZero();
        journal.add("ada", "entry", GAME);
      }
      try (Journal journal = Journal.open(out, HEADER)) {
        assertThat(journal.game("ada", "entry", GAME.round())).contains(GAME);
      }
    }
  }

  @Test
  void isRefusedForAnythingElse() {
    Journal.open(out, HEADER).close();
    Map<String, String> same = HEADER.submissions();

    assertRefused(new Header("tournament", "1.0", "abc", "all", same), "a journal of 'grade'");
    assertRefused(new Header("grade", "1.1", "abc", "all", same), "begun with 1.0, this is 1.1");
    assertRefused(new Header("grade", "1.0", "abd", "all", same), "another rubric");
    assertRefused(new Header("grade", "1.0", "abc", "less", same), "begun with all, here is less");
    assertRefused(
        new Header("grade", "1.0", "abc", "all", Map.of("ada", "9", "Bö,b\n", "2")),
        "other submissions than then: 'ada'");
    assertRefused(
        new Header("grade", "1.0", "abc", "all", Map.of("ada", "1")),
        "other submissions than then: 'Bö,bU+000A'");
    assertRefused(
        new Header("grade", "1.0", "abc", "all", Map.of("ada", "1", "Bö,b\n", "2", "new", "3")),
        "other submissions than then: 'new'");
  }

  @Test
  void onlyOneCanHaveItOpen() {
    try (Journal journal = Journal.open(out, HEADER)) {
      assertThat(journal.size()).isZero();
      assertThatThrownBy(() -> Journal.open(out, HEADER))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("in use; another grader is at work in this folder");
    }
  }

  @Test
  void whatIsNoJournalIsToldWithItsLine() throws IOException {
    Journal.open(out, HEADER).close();
    Path file = out.resolve(Journal.FILE);
    Files.writeString(file, Files.readString(file) + "what?\n");

    assertThatThrownBy(() -> Journal.open(out, HEADER))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("journal.jsonl line 2:1:");
  }

  private void assertRefused(Header now, String reason) {
    assertThatThrownBy(() -> Journal.open(out, now))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("can't be gone on with")
        .hasMessageContaining(reason);
  }
}
