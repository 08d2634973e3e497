package blastlab.grader.results;

import blastlab.grader.rubric.Entry;
import blastlab.scenario.Json;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One student's results in the format of Gradescope's autograders: a test an entry. There is no
 * total in it, since Gradescope adds up the tests and knows from whom to keep the hidden ones.
 */
final class GradescopeJson {
  private static final int MOST_GAMES = 10;
  private static final int LONGEST_MESSAGE = 2000;

  private GradescopeJson() {}

  static String of(StudentResult student) {
    ObjectNode all = JsonNodeFactory.instance.objectNode();
    all.put("output", output(student));
    all.put("output_format", "text");
    all.put("stdout_visibility", "hidden"); // it tells of entries that are not for students
    var tests = all.putArray("tests");
    for (EntryResult result : student.entries()) {
      Entry entry = result.entry();
      tests
          .addObject()
          .put("name", entry.name())
          .put("name_format", "text")
          .put("score", result.points())
          .put("max_score", entry.points())
          .put("status", result.points().compareTo(entry.points()) == 0 ? "passed" : "failed")
          .put("visibility", entry.visibility().word())
          .put("output", output(result, student))
          .put("output_format", "text");
    }
    return Json.page(all);
  }

  /** What concerns no single entry; it must not tell anything of a hidden one. */
  private static String output(StudentResult student) {
    if (student.refusal().isPresent()) {
      return student.refusal().get().words() + "\n" + student.message();
    }
    return student.agent().map(agent -> "Played with " + agent + ".\n").orElse("")
        + student.message();
  }

  private static String output(EntryResult result, StudentResult student) {
    Entry entry = result.entry();
    if (student.refusal().isPresent()) {
      return "No game was played: " + student.refusal().get().words() + ".";
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "%s: %s in %d of %d games.",
            entry.scenario().name(),
            entry.goal().text(),
            result.reached(),
            entry.games()));
    result.games().stream()
        .filter(game -> !game.reached())
        .limit(MOST_GAMES)
        .forEach(
            game ->
                lines.add(
                    game.verdict().words()
                        + ": "
                        + HomeCommand.of(entry, game.round(), "my-agent")));
    result.games().stream()
        .map(GameResult::message)
        .filter(message -> !message.isEmpty())
        .findFirst()
        .ifPresent(message -> lines.add(cut(message)));
    return String.join("\n", lines);
  }

  private static String cut(String message) {
    return message.length() > LONGEST_MESSAGE
        ? message.substring(0, LONGEST_MESSAGE) + "..."
        : message;
  }
}
