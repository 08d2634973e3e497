package blastlab.grader.report;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.evaluate.Round;
import blastlab.grader.results.EntryResult;
import blastlab.grader.results.GameResult;
import blastlab.grader.results.Grading;
import blastlab.grader.results.StudentResult;
import blastlab.grader.rubric.Entry;
import blastlab.grader.verdict.Verdict;
import blastlab.match.Effort;
import blastlab.match.Match;
import blastlab.match.Thinking;
import blastlab.replay.ReplayHeader;
import blastlab.replay.ReplayWriter;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayExplanationsTest {
  private static final Entry ENTRY = SampleClass.RUBRIC.entries().get(0);

  @TempDir Path out;

  @Test
  void aLossIsExplainedByItsReplay() {
    assertThat(explained(List.of(game("a.jsonl", false, Verdict.KILLED_BY_BOMB))))
        .singleElement()
        .satisfies(sentence -> assertThat(sentence.orElseThrow()).contains("bomb", "step"));
  }

  @Test
  void onlyTheFirstTwoLossesOfAnEntryAreExplained() {
    GameResult lost = game("a.jsonl", false, Verdict.KILLED_BY_BOMB);
    GameResult second = game("b.jsonl", false, Verdict.KILLED_BY_BOMB);
    GameResult third = game("c.jsonl", false, Verdict.KILLED_BY_BOMB);
    assertThat(explained(List.of(lost, second, third)))
        .extracting(Optional::isPresent)
        .containsExactly(true, true, false);
  }

  @Test
  void whereTheGoalWasReachedOrTheCodeFailedThereIsNothingToExplain() {
    GameResult won = game("a.jsonl", true, Verdict.KILLED_BY_BOMB);
    GameResult failed = game("b.jsonl", false, Verdict.CRASHED);
    assertThat(explained(List.of(won, failed))).containsOnly(Optional.empty());
  }

  @Test
  void aReplayThatCannotBeReadIsNoReasonToLoseTheReport() throws IOException {
    GameResult lost = game("a.jsonl", false, Verdict.KILLED_BY_BOMB);
    Files.writeString(out.resolve("a.jsonl"), "{\"nonsense\": ");
    assertThat(explained(List.of(lost)))
        .containsExactly(Optional.of("Not explained: the replay can't be read."));
  }

  private List<Optional<String>> explained(List<GameResult> games) {
    StudentResult student =
        new StudentResult(
            "Ada",
            "students/ada",
            "ada",
            Optional.of("Bomber"),
            Optional.empty(),
            "",
            List.of(new EntryResult(ENTRY, games)));
    Grading grading = SampleClass.with(List.of(student));
    return games.stream().map(ReplayExplanations.of(grading, out)::of).toList();
  }

  private GameResult game(String file, boolean reached, Verdict verdict) {
    Round round = ENTRY.rounds().get(0);
    var game = ENTRY.scenario().start(round.seed());
    try (ReplayWriter tape =
        ReplayWriter.to(out.resolve(file), ReplayHeader.of(game, 0, List.of("ada")))) {
      List<Supplier<CharacterEntity>> agents = List.of(OnItsOwnBomb::new);
      new Match(game, agents, Thinking.unlimited(), 100, tape).play();
    }
    return new GameResult(
        round, verdict, reached, 0, 10, "", Optional.of(file), Optional.empty(), Effort.NONE);
  }

  /** Drops a bomb and stays to watch. */
  private static final class OnItsOwnBomb extends CharacterEntity {
    @Override
    public void act(SensedWorld world) {
      placeBomb();
    }
  }
}
