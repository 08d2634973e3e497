package blastlab.replay;

import blastlab.match.Decision;
import blastlab.scenario.ScenarioJson;
import blastlab.world.CellMark;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The lines of a replay as objects to be written; lists that are empty are left out. */
final class ReplayJson {
  static final String FORMAT = "blastlab-replay";
  static final int VERSION = 1;

  private ReplayJson() {}

  static Map<String, Object> of(ReplayHeader header) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("format", FORMAT);
    json.put("version", VERSION);
    json.put("framework", header.framework());
    json.put("name", header.scenario().name());
    json.put("seed", header.seed().value());
    json.put("rotation", header.rotation());
    json.put("agents", header.agents());
    json.put("scenario", ScenarioJson.write(header.scenario()));
    return json;
  }

  static Map<String, Object> of(RecordedStep step) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("step", step.step());
    json.put("time", step.time());
    json.put("hash", hex(step.hash()));
    json.put("scores", step.scores());
    putAll(json, "events", step.events().stream().map(ReplayJson::of).toList());
    putAll(json, "decisions", step.decisions().stream().map(ReplayJson::of).toList());
    step.directed().ifPresent(hash -> json.put("directed", hex(hash)));
    putAll(json, "failures", step.failures().stream().map(ReplayJson::of).toList());
    putAll(json, "absent", step.absent());
    return json;
  }

  static Map<String, Object> of(RecordedEnd end) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("end", end.ending().word());
    json.put("steps", end.steps());
    json.put("time", end.time());
    end.winner().ifPresent(seat -> json.put("winner", seat));
    json.put("seats", end.seats().stream().map(ReplayJson::of).toList());
    putAll(json, "failures", end.failures().stream().map(ReplayJson::of).toList());
    return json;
  }

  private static List<Object> of(Happening event) {
    return Arrays.asList(
        event.type().name(), event.character(), event.other().orElse(null), event.x(), event.y());
  }

  private static Map<String, Object> of(Decision decision) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("id", decision.id());
    json.put("do", List.of(decision.dx(), decision.dy(), decision.bomb().ordinal()));
    putAll(json, "colours", decision.marks().stream().map(ReplayJson::of).toList());
    putAll(json, "log", decision.log());
    json.put("next", decision.nextCalls());
    json.put("nanos", decision.nanos());
    return json;
  }

  private static List<Object> of(CellMark mark) {
    List<Object> json = new ArrayList<>();
    json.add(mark.x());
    json.add(mark.y());
    json.add(mark.style().foreground().name());
    json.add(mark.style().background().name());
    return json;
  }

  private static Map<String, Object> of(Failing failing) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", failing.name());
    json.put("outcome", failing.outcome().name());
    json.put("message", failing.message());
    return json;
  }

  private static Map<String, Object> of(RecordedEnd.Seat seat) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", seat.name());
    json.put("outcome", seat.outcome().map(Enum::name).orElse(null));
    json.put("score", seat.score());
    return json;
  }

  private static void putAll(Map<String, Object> json, String name, List<?> values) {
    if (!values.isEmpty()) {
      json.put(name, values);
    }
  }

  static String hex(long hash) {
    return HexFormat.of().toHexDigits(hash);
  }
}
