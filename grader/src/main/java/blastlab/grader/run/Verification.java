package blastlab.grader.run;

import blastlab.grader.results.EntryResult;
import blastlab.grader.results.GameResult;
import blastlab.grader.results.Grading;
import blastlab.grader.results.ResultFiles;
import blastlab.grader.results.StudentResult;
import blastlab.grader.rubric.Entry;
import blastlab.grader.verdict.Verdict;
import blastlab.match.Result;
import blastlab.replay.Difference;
import blastlab.replay.ReplayFile;
import blastlab.replay.Rerun;
import blastlab.scenario.Scenario;
import blastlab.text.InputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Plays the replays of a class again, by the decisions in them and without any student's code, and
 * compares what comes of it with the marks.
 *
 * @param games how many games were played again
 * @param differences what is not as the marks say, a sentence each
 */
public record Verification(long games, List<String> differences) {

  /** Confirms all marks in a folder of results, or tells which can't be confirmed. */
  public static Verification of(Grading grading, Path out) {
    List<String> differences =
        new ArrayList<>(
            grading.students().parallelStream()
                .flatMap(student -> differences(student, out))
                .toList());
    if (!ResultFiles.isTableOf(grading, out)) {
      differences.add("grades.csv: not the table of grades.json");
    }
    long games = grading.students().stream().flatMap(StudentResult::games).count();
    return new Verification(games, List.copyOf(differences));
  }

  private static Stream<String> differences(StudentResult student, Path out) {
    return student.entries().stream()
        .map(entry -> differences(student, entry, out))
        .flatMap(Collection::stream);
  }

  private static List<String> differences(StudentResult student, EntryResult entry, Path out) {
    List<String> differences = new ArrayList<>();
    for (GameResult game : entry.games()) {
      difference(entry.entry(), game, out)
          .ifPresent(
              what ->
                  differences.add(
                      student.name()
                          + ", "
                          + entry.entry().name()
                          + " with seed "
                          + game.round().seed()
                          + ": "
                          + what));
    }
    return differences;
  }

  private static Optional<String> difference(Entry entry, GameResult game, Path out) {
    Path file = out.resolve(game.replay().orElse("")).normalize();
    if (game.replay().isEmpty() || !file.startsWith(out.normalize())) {
      return Optional.of("no replay");
    }
    try {
      ReplayFile replay = ReplayFile.read(file.toString());
      Rerun rerun = Rerun.of(replay);
      Optional<String> other = rerun.difference().map(Difference::toString);
      return other.or(() -> otherGame(entry, game, replay)).or(() -> otherEnd(entry, game, rerun));
    } catch (InputException e) {
      return Optional.of(e.getMessage());
    }
  }

  /** Whether the replay is of another game than the one that was asked for. */
  private static Optional<String> otherGame(Entry entry, GameResult game, ReplayFile replay) {
    boolean same =
        isSame(replay.header().scenario(), entry.scenario())
            && replay.header().seed().equals(game.round().seed())
            && replay.header().rotation() == game.round().rotation();
    return same ? Optional.empty() : Optional.of("a replay of another game");
  }

  /** Whether two scenarios make the same game, wherever their files are. */
  private static boolean isSame(Scenario one, Scenario other) {
    return one.rules().equals(other.rules())
        && one.settings().equals(other.settings())
        && one.monsters().equals(other.monsters())
        && one.characters().equals(other.characters())
        && one.map().map(map -> map.text()).equals(other.map().map(map -> map.text()));
  }

  private static Optional<String> otherEnd(Entry entry, GameResult game, Rerun rerun) {
    Optional<Result> end = rerun.history().result();
    if (end.isEmpty()) {
      return Optional.of("a replay without an end");
    }
    GameResult again = Judge.judge(entry, game.round(), end.get());
    boolean same =
        again.verdict() == game.verdict()
            && again.reached() == game.reached()
            && again.score() == game.score()
            && again.steps() == game.steps();
    return same
        ? Optional.empty()
        : Optional.of("the marks say " + words(game) + ", played again it is " + words(again));
  }

  private static String words(GameResult game) {
    Verdict verdict = game.verdict();
    return verdict.words()
        + (game.reached() ? ", goal reached" : ", goal not reached")
        + ", score "
        + game.score()
        + ", "
        + game.steps()
        + " steps";
  }
}
