package blastlab.replay;

import blastlab.match.Decision;
import blastlab.match.Outcome;
import blastlab.scenario.JsonValue;
import blastlab.scenario.ScenarioJson;
import blastlab.scenario.Seed;
import blastlab.text.InputException;
import blastlab.text.Nearest;
import blastlab.text.Quoted;
import blastlab.world.BombWish;
import blastlab.world.CellColor;
import blastlab.world.CellMark;
import blastlab.world.Ending;
import blastlab.world.Event;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/** Reads the lines of a replay back, each strictly what {@link ReplayJson} writes. */
final class ReplayLines {
  private ReplayLines() {}

  static ReplayHeader header(String place, JsonValue json) {
    if (!json.isObject() || json.find("format").filter(ReplayLines::isOurs).isEmpty()) {
      throw foreign(place);
    }
    int version = json.get("version").whole();
    if (version != ReplayJson.VERSION) {
      throw json.get("version").mistake(version + ", expected " + ReplayJson.VERSION);
    }
    json.withOnly(
        "format", "version", "framework", "name", "seed", "rotation", "agents", "scenario");
    return new ReplayHeader(
        json.get("framework").text(),
        ScenarioJson.read(
            json.get("name").text(),
            json.get("scenario"),
            map -> {
              throw json.get("scenario").get("map").mistake("a name, expected the map itself");
            }),
        new Seed(json.get("seed").anyWhole()),
        json.get("rotation").whole(),
        json.get("agents").list().stream().map(JsonValue::text).toList());
  }

  private static boolean isOurs(JsonValue format) {
    return format.isText() && format.text().equals(ReplayJson.FORMAT);
  }

  static InputException foreign(String place) {
    return new InputException(
        place + ": no replay, expected a file that 'blastlab play --record' has written");
  }

  static boolean isEnd(JsonValue json) {
    return json.find("end").isPresent();
  }

  static RecordedStep step(JsonValue json) {
    json.withOnly(
        "step", "time", "hash", "scores", "events", "decisions", "directed", "failures", "absent");
    return new RecordedStep(
        json.get("step").whole(),
        json.get("time").whole(),
        hash(json.get("hash")),
        json.get("scores").list().stream().map(JsonValue::whole).toList(),
        all(json, "events", ReplayLines::event),
        all(json, "decisions", ReplayLines::decision),
        json.find("directed").map(hash -> OptionalLong.of(hash(hash))).orElse(OptionalLong.empty()),
        all(json, "failures", ReplayLines::failing),
        all(json, "absent", JsonValue::text));
  }

  static RecordedEnd end(JsonValue json) {
    json.withOnly("end", "steps", "time", "winner", "seats", "failures");
    return new RecordedEnd(
        one(Ending.class, json.get("end"), Ending::word),
        json.get("steps").whole(),
        json.get("time").whole(),
        json.find("winner").map(JsonValue::whole),
        json.get("seats").list().stream().map(ReplayLines::seat).toList(),
        all(json, "failures", ReplayLines::failing));
  }

  private static <T> List<T> all(JsonValue json, String name, Function<JsonValue, T> reader) {
    return json.find(name).map(JsonValue::list).orElse(List.of()).stream().map(reader).toList();
  }

  private static Happening event(JsonValue json) {
    List<JsonValue> parts = parts(json, 5, "[type, character, other, x, y]");
    return new Happening(
        one(Event.Type.class, parts.get(0), Enum::name),
        parts.get(1).text(),
        Optional.of(parts.get(2)).filter(other -> !other.isNull()).map(JsonValue::text),
        parts.get(3).whole(),
        parts.get(4).whole());
  }

  private static Decision decision(JsonValue json) {
    json.withOnly("id", "do", "colours", "log", "next", "nanos");
    List<JsonValue> parts = parts(json.get("do"), 3, "[dx, dy, bomb]");
    return new Decision(
        json.get("id").whole(),
        within(parts.get(0), -1, 1),
        within(parts.get(1), -1, 1),
        BombWish.values()[within(parts.get(2), 0, BombWish.values().length - 1)],
        all(json, "colours", ReplayLines::mark),
        all(json, "log", JsonValue::text),
        json.get("next").anyWhole().longValue(),
        json.get("nanos").anyWhole().longValue());
  }

  private static int within(JsonValue json, int least, int most) {
    int number = json.whole();
    if (number < least || number > most) {
      throw json.mistake(number + ", expected a number from " + least + " to " + most);
    }
    return number;
  }

  private static CellMark mark(JsonValue json) {
    List<JsonValue> parts = parts(json, 4, "[x, y, foreground, background]");
    CellColor foreground = one(CellColor.class, parts.get(2), Enum::name);
    CellColor background = one(CellColor.class, parts.get(3), Enum::name);
    return new CellMark(parts.get(0).whole(), parts.get(1).whole(), foreground.on(background));
  }

  private static Failing failing(JsonValue json) {
    json.withOnly("name", "outcome", "message");
    return new Failing(
        json.get("name").text(),
        one(Outcome.class, json.get("outcome"), Enum::name),
        json.get("message").text());
  }

  private static RecordedEnd.Seat seat(JsonValue json) {
    json.withOnly("name", "outcome", "score");
    return new RecordedEnd.Seat(
        json.get("name").text(),
        json.find("outcome").map(outcome -> one(Outcome.class, outcome, Enum::name)),
        json.get("score").whole());
  }

  private static List<JsonValue> parts(JsonValue json, int count, String expected) {
    List<JsonValue> parts = json.list();
    if (parts.size() != count) {
      throw json.mistake(parts.size() + " values, expected " + expected);
    }
    return parts;
  }

  private static <E extends Enum<E>> E one(
      Class<E> type, JsonValue json, Function<E, String> name) {
    String text = json.text();
    List<E> choices = Arrays.asList(type.getEnumConstants());
    return choices.stream()
        .filter(choice -> name.apply(choice).equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                json.mistake(
                    Quoted.of(text)
                        + "; "
                        + Nearest.hint(text, choices.stream().map(name).toList())));
  }

  private static long hash(JsonValue json) {
    String text = json.text();
    if (!text.matches("[0-9a-f]{16}")) {
      throw json.mistake(Quoted.of(text) + ", expected 16 digits such as 00c0ffee00c0ffee");
    }
    return HexFormat.fromHexDigitsToLong(text.toLowerCase(Locale.ROOT));
  }
}
