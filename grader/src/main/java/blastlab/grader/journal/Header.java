package blastlab.grader.journal;

import blastlab.scenario.JsonValue;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a journal is about; one that is about something else can't be gone on with.
 *
 * @param work what is done, such as {@code grade}
 * @param version Blastlab's version and build
 * @param task a fingerprint of what is asked: of the rubric, or of a tournament's settings
 * @param isolation how the submissions are kept apart
 * @param submissions a fingerprint of each submission, by the students' names
 */
public record Header(
    String work, String version, String task, String isolation, Map<String, String> submissions) {
  /** A header that can't be changed. */
  public Header {
    submissions = Collections.unmodifiableMap(new LinkedHashMap<>(submissions));
  }

  static Header read(JsonValue json) {
    Map<String, String> submissions = new LinkedHashMap<>();
    json.get("submissions").fields().forEach((name, print) -> submissions.put(name, print.text()));
    return new Header(
        json.get("work").text(),
        json.get("version").text(),
        json.get("task").text(),
        json.get("isolation").text(),
        submissions);
  }

  ObjectNode write(ObjectNode json) {
    json.put("work", work).put("version", version).put("task", task).put("isolation", isolation);
    ObjectNode all = json.putObject("submissions");
    submissions.forEach(all::put);
    return json;
  }

  /** What is different now from when the journal was begun, in words; empty if nothing is. */
  Optional<String> differenceTo(Header now) {
    if (!work.equals(now.work)) {
      return Optional.of("it is a journal of '" + work + "', not of '" + now.work + "'");
    }
    if (!version.equals(now.version)) {
      return Optional.of("it was begun with " + version + ", this is " + now.version);
    }
    if (!task.equals(now.task)) {
      return Optional.of("it was begun with another rubric or other settings");
    }
    if (!isolation.equals(now.isolation)) {
      return Optional.of("it was begun with " + isolation + ", here is " + now.isolation);
    }
    List<String> changed = new ArrayList<>();
    now.submissions.forEach(
        (name, print) -> {
          if (!print.equals(submissions.get(name))) {
            changed.add(name);
          }
        });
    submissions.keySet().stream()
        .filter(name -> !now.submissions.containsKey(name))
        .forEach(changed::add);
    return changed.isEmpty()
        ? Optional.empty()
        : Optional.of("other submissions than then: " + some(changed));
  }

  private static String some(List<String> names) {
    List<String> shown = names.stream().limit(5).map(blastlab.text.Quoted::of).toList();
    String more = names.size() > shown.size() ? ", ..." : "";
    return String.join(", ", shown) + more;
  }
}
