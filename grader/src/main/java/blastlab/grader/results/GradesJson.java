package blastlab.grader.results;

import blastlab.grader.rubric.Entry;
import blastlab.scenario.Json;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** The marks with all games for other programs: no times, no messages, so the same in every run. */
final class GradesJson {
  private GradesJson() {}

  static String of(Grading grading) {
    ObjectNode all = JsonNodeFactory.instance.objectNode();
    all.put("title", grading.rubric().title());
    all.put("blastlab", grading.version());
    all.put("points", grading.rubric().points());
    grading.unenforced().forEach(all.putArray("unenforced")::add);
    var entries = all.putArray("entries");
    grading.rubric().entries().forEach(entry -> put(entries.addObject(), entry));
    var students = all.putArray("students");
    grading.students().forEach(student -> put(students.addObject(), student));
    return Json.page(all);
  }

  private static void put(ObjectNode json, Entry entry) {
    json.put("name", entry.name());
    json.put("scenario", entry.scenario().name());
    json.put("goal", entry.goal().text());
    json.put("games", entry.games());
    json.put("points", entry.points());
    json.put("share", entry.share());
    json.put("visibility", entry.visibility().word());
  }

  private static void put(ObjectNode json, StudentResult student) {
    json.put("name", student.name());
    json.put("folder", student.folder());
    json.put("source", student.source());
    json.put("agent", student.agent().orElse(null));
    json.put("refusal", student.refusal().map(Enum::name).orElse(null));
    json.put("points", student.points());
    var entries = json.putArray("entries");
    student.entries().forEach(entry -> put(entries.addObject(), entry));
  }

  private static void put(ObjectNode json, EntryResult entry) {
    json.put("name", entry.entry().name());
    json.put("points", entry.points());
    json.put("reached", entry.reached());
    json.putArray("interval").add(entry.interval().low()).add(entry.interval().high());
    ObjectNode verdicts = json.putObject("verdicts");
    entry.verdicts().forEach((verdict, count) -> verdicts.put(verdict.name(), count));
    var games = json.putArray("games");
    entry.games().forEach(game -> put(games.addObject(), game));
  }

  private static void put(ObjectNode json, GameResult game) {
    json.put("seed", game.round().seed().value());
    json.put("rotate", game.round().rotation());
    json.put("verdict", game.verdict().name());
    json.put("reached", game.reached());
    json.put("score", game.score());
    json.put("steps", game.steps());
    json.put("replay", game.replay().orElse(null));
  }
}
