package blastlab.grader.results;

import blastlab.evaluate.Round;
import blastlab.grader.rubric.Entry;
import blastlab.grader.rubric.Rubric;
import blastlab.grader.verdict.Verdict;
import blastlab.match.Effort;
import blastlab.scenario.Json;
import blastlab.scenario.JsonValue;
import blastlab.scenario.Seed;
import blastlab.text.TextFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads {@code grades.json} again; what is not in there, messages and times, is empty. */
public final class GradesReader {
  private final Rubric rubric;

  private GradesReader(Rubric rubric) {
    this.rubric = rubric;
  }

  /** The results in a folder that were come to by this rubric. */
  public static Grading read(Path out, Rubric rubric) {
    Path file = out.resolve(ResultFiles.GRADES_JSON);
    JsonValue json = Json.read(file.toString(), TextFile.read(file));
    GradesReader reader = new GradesReader(rubric);
    return new Grading(
        rubric,
        json.get("blastlab").text(),
        json.get("students").list().stream().map(reader::student).toList(),
        json.get("unenforced").list().stream().map(JsonValue::text).toList(),
        List.of());
  }

  private StudentResult student(JsonValue json) {
    Optional<Verdict> refusal = json.find("refusal").map(GradesReader::verdict);
    List<JsonValue> all = json.get("entries").list();
    if (all.size() != rubric.entries().size()) {
      throw json.get("entries").mistake(all.size() + ", expected those of the rubric");
    }
    List<EntryResult> entries = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      entries.add(entry(all.get(i), rubric.entries().get(i), refusal.isPresent()));
    }
    StudentResult student =
        new StudentResult(
            json.get("name").text(),
            json.get("folder").text(),
            json.get("source").text(),
            json.find("agent").map(JsonValue::text),
            refusal,
            "",
            entries);
    check(json.get("points"), student.points().doubleValue());
    return student;
  }

  private static EntryResult entry(JsonValue json, Entry entry, boolean refused) {
    List<GameResult> games = json.get("games").list().stream().map(GradesReader::game).toList();
    List<Round> wanted = refused ? List.of() : entry.rounds();
    if (!json.get("name").text().equals(entry.name())
        || !games.stream().map(GameResult::round).toList().equals(wanted)) {
      throw json.get("games").mistake("other games than in the rubric's " + entry.name());
    }
    EntryResult result = new EntryResult(entry, games);
    check(json.get("points"), result.points().doubleValue());
    check(json.get("reached"), result.reached());
    return result;
  }

  private static void check(JsonValue json, double right) {
    if (json.number() != right) {
      throw json.mistake(json.number() + ", but by its games it is " + right);
    }
  }

  private static GameResult game(JsonValue json) {
    return new GameResult(
        new Round(new Seed(json.get("seed").anyWhole()), json.get("rotate").whole()),
        verdict(json.get("verdict")),
        json.get("reached").truth(),
        json.get("score").whole(),
        json.get("steps").whole(),
        "",
        json.find("replay").map(JsonValue::text),
        Optional.empty(),
        Effort.NONE);
  }

  private static Verdict verdict(JsonValue json) {
    return Stream.of(Verdict.values())
        .filter(verdict -> verdict.name().equals(json.text()))
        .findFirst()
        .orElseThrow(() -> json.mistake("unknown, expected a verdict such as ESCAPED"));
  }
}
