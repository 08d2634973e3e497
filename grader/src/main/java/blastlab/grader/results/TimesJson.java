package blastlab.grader.results;

import blastlab.match.Effort;
import blastlab.scenario.Json;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** What all decisions have cost: the part of the results that differs from run to run. */
final class TimesJson {
  private TimesJson() {}

  static String of(Grading grading) {
    ObjectNode all = JsonNodeFactory.instance.objectNode();
    var students = all.putArray("students");
    for (StudentResult student : grading.students()) {
      ObjectNode json = put(students.addObject().put("name", student.name()), student.effort());
      var games = json.putArray("games");
      for (EntryResult entry : student.entries()) {
        for (GameResult game : entry.games()) {
          ObjectNode line = games.addObject().put("entry", entry.entry().name());
          line.put("seed", game.round().seed().value()).put("rotate", game.round().rotation());
          put(line, game.effort());
        }
      }
    }
    return Json.page(all);
  }

  private static ObjectNode put(ObjectNode json, Effort effort) {
    return json.put("decisions", effort.decisions())
        .put("nextCalls", effort.nextCalls())
        .put("mostNextCalls", effort.mostNextCalls())
        .put("millis", effort.millis())
        .put("slowestMillis", effort.slowestMillis());
  }
}
