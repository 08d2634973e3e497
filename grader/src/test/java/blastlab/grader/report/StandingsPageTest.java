package blastlab.grader.report;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.evaluate.Round;
import blastlab.grader.results.GameResult;
import blastlab.grader.tournament.Contest;
import blastlab.grader.tournament.Standing;
import blastlab.grader.tournament.StandingsMaker;
import blastlab.grader.tournament.Tournament;
import blastlab.grader.verdict.Verdict;
import blastlab.match.Effort;
import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

/** A tournament of three and one who could not play: Ada beats all, Eve and Bob draw. */
class StandingsPageTest {
  private static final Scenario SCENARIO = new ScenarioLibrary().find("duel/corridor");
  private static final String EVE = "Eve </td><script>alert(1)</script>";

  @TempDir static Path out;
  private static ParsedPage page;

  @BeforeAll
  static void writeOnce() throws IOException {
    Reports.write(tournament(out), "0.1.0", out);
    page = ParsedPage.read(out.resolve("standings.html"));
  }

  @Test
  void theBestIsFirstAndWhoCouldNotPlayIsLast() {
    List<List<String>> rows = ParsedPage.rows(page.elements("table").get(0));
    assertThat(rows).hasSize(4);
    assertThat(rows.get(0)).startsWith("1", "Ada").endsWith("4 / 0 / 0", "0.0");
    assertThat(rows.get(3).get(1)).isEqualTo("Zoë");
    assertThat(rows.get(3).get(3)).startsWith("did not compile").contains("';' expected");
  }

  @Test
  void aRatingHasAnErrorBar() {
    assertThat(page.elements("svg"))
        .hasSize(3)
        .allMatch(svg -> svg.getAttribute("aria-label").matches("\\d+, between -?\\d+ and \\d+"));
  }

  @Test
  void theMatrixTellsWhoWasBetterThanWhom() {
    List<List<String>> rows = ParsedPage.rows(page.elements("table").get(1));
    assertThat(rows.get(0)).startsWith("1 Ada", "");
    assertThat(rows.get(0).subList(2, 4)).containsExactly("2/0/0", "2/0/0");
    assertThat(rows.get(1).subList(1, 4)).containsExactly("0/0/2", "", "0/2/0");
    assertThat(rows.get(2).subList(1, 4)).containsExactly("0/0/2", "0/2/0", "");
  }

  @Test
  void everyGameIsListedWithItsReplay() {
    assertThat(ParsedPage.rows(page.elements("table").get(2))).hasSize(6);
    assertThat(page.links()).hasSize(6).allMatch(link -> Files.isRegularFile(page.target(link)));
  }

  @Test
  void namesAreEscaped() {
    assertThat(page.elements("script")).hasSize(1);
    assertThat(page.elements("th")).extracting(Element::getTextContent).contains(EVE);
  }

  private static Tournament tournament(Path out) throws IOException {
    List<String> players = List.of("Bob", "Ada", EVE);
    List<Tournament.Played> games = new ArrayList<>();
    games.addAll(meeting(1, "Ada", "Bob", Verdict.WON, Verdict.KILLED_BY_BOMB));
    games.addAll(meeting(2, "Ada", EVE, Verdict.WON, Verdict.KILLED_BY_BOMB));
    games.addAll(meeting(3, "Bob", EVE, Verdict.DREW, Verdict.DREW));
    Files.createDirectories(out.resolve("replays"));
    for (Tournament.Played game : games) {
      for (GameResult result : game.results().values()) {
        Files.writeString(out.resolve(result.replay().orElseThrow()), "{}");
      }
    }
    List<Standing> standings =
        new ArrayList<>(
            new StandingsMaker(SCENARIO, players, games).standings(name -> "students/x"));
    standings.add(
        new Standing(
            0,
            "Zoë",
            "students/zoe",
            Optional.empty(),
            0,
            0,
            0,
            0,
            Map.of(Verdict.DID_NOT_COMPILE, 1),
            "A.java:1: error: ';' expected"));
    return new Tournament(SCENARIO, 3, standings, games, List.of("No network was cut off."));
  }

  private static List<Tournament.Played> meeting(
      int round, String one, String other, Verdict first, Verdict second) {
    Contest contest = new Contest(round, 1, 2, List.of(one, other));
    return contest.rounds().stream()
        .map(
            game -> {
              Map<String, GameResult> results = new LinkedHashMap<>();
              results.put(one, result(game, first));
              results.put(other, result(game, second));
              return new Tournament.Played(contest, game, results);
            })
        .toList();
  }

  private static GameResult result(Round round, Verdict verdict) {
    boolean won = verdict == Verdict.WON;
    int steps = verdict == Verdict.KILLED_BY_BOMB ? 10 : 20;
    String replay = "replays/" + round.seed() + "-" + round.rotation() + ".jsonl.gz";
    return new GameResult(
        round, verdict, won, 0, steps, "", Optional.of(replay), Optional.empty(), Effort.NONE);
  }
}
