package blastlab.grader.results;

import blastlab.grader.verdict.Verdict;
import blastlab.match.Effort;
import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a submission has fared.
 *
 * @param name the student's name, as the submission's file or folder is called: any text, also with
 *     spaces, commas, line breaks or HTML in it
 * @param folder the folder for this student's files, relative to the folder of all results, such as
 *     {@code students/ada}: letters, digits, '-' and '_' only, so it is safe in links and shells
 * @param source the submission's file or folder below the folder of submissions
 * @param agent the full name of the agent's class; empty if no game was played
 * @param refusal why no game was played: REFUSED, DID_NOT_COMPILE, NO_AGENT, or a failure of the
 *     code before the first game; empty if games were played
 * @param message with a refusal the reason in words or the compiler's messages, of several lines;
 *     else what is worth a note, or nothing
 * @param entries how it has fared in each entry, in the order of the rubric
 */
public record StudentResult(
    String name,
    String folder,
    String source,
    Optional<String> agent,
    Optional<Verdict> refusal,
    String message,
    List<EntryResult> entries) {
  /** Keeps a copy of the list. */
  public StudentResult {
    entries = List.copyOf(entries);
  }

  /** The points of all entries. */
  public BigDecimal points() {
    return entries.stream()
        .map(EntryResult::points)
        .reduce(BigDecimal.ZERO.setScale(2), BigDecimal::add);
  }

  /** All games. */
  public Stream<GameResult> games() {
    return entries.stream().flatMap(entry -> entry.games().stream());
  }

  /** In how many games of all entries the goal was reached. */
  public int reached() {
    return entries.stream().mapToInt(EntryResult::reached).sum();
  }

  /** How often each verdict was given in all games, in their order; a refusal counts once. */
  public Map<Verdict, Integer> verdicts() {
    Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    games().forEach(game -> verdicts.merge(game.verdict(), 1, Integer::sum));
    refusal.ifPresent(verdict -> verdicts.put(verdict, 1));
    return verdicts;
  }

  /**
   * What to say about it in a word: why no game was played, or the failure that its code had most
   * often; empty where its code never failed.
   */
  public Optional<Verdict> failure() {
    return verdicts().entrySet().stream()
        .filter(count -> count.getKey().isFailure())
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey);
  }

  /** What all its decisions have cost. */
  public Effort effort() {
    return games().map(GameResult::effort).reduce(Effort.NONE, Effort::plus);
  }
}
