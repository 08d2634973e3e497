package blastlab.grader.rubric;

import blastlab.scenario.JsonValue;
import java.util.Optional;

/** Reads what a rubric says about limits. */
final class LimitsReader {
  private static final int HOUR = 3_600_000;

  private LimitsReader() {}

  static Limits read(JsonValue json) {
    json.withOnly(
        "decisionMillis", "bankMillis", "gameMillis", "memoryMb", "outputKb", "nextCalls");
    Limits standard = Limits.STANDARD;
    return new Limits(
        whole(json, "decisionMillis", 1, HOUR).orElse(standard.decisionMillis()),
        whole(json, "bankMillis", 0, HOUR).orElse(standard.bankMillis()),
        whole(json, "gameMillis", 1, 24 * HOUR).orElse(standard.gameMillis()),
        whole(json, "memoryMb", 16, 65_536).orElse(standard.memoryMb()),
        whole(json, "outputKb", 0, 1024).orElse(standard.outputKb()),
        whole(json, "nextCalls", 1, 1_000_000_000));
  }

  private static Optional<Integer> whole(JsonValue json, String name, int least, int most) {
    Optional<JsonValue> value = json.find(name);
    value.ifPresent(v -> Numbers.between(v, least, most));
    return value.map(JsonValue::whole);
  }
}
