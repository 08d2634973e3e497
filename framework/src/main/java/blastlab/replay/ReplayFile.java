package blastlab.replay;

import blastlab.scenario.Json;
import blastlab.scenario.JsonValue;
import blastlab.text.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A replay as it was read.
 *
 * @param name what the user calls the file
 * @param header the first line
 * @param steps the lines about steps, of which the first is about the start
 * @param end the last line; empty if the file was cut off before it
 */
public record ReplayFile(
    String name, ReplayHeader header, List<RecordedStep> steps, Optional<RecordedEnd> end) {

  /** Keeps a copy of the list. */
  public ReplayFile {
    steps = List.copyOf(steps);
  }

  /** Reads a replay, packed or not; one that was cut off is read up to its last whole line. */
  public static ReplayFile read(String name) {
    Lines lines = Lines.read(name);
    if (lines.texts().isEmpty()) {
      throw ReplayLines.foreign(name + ":1");
    }
    ReplayHeader header = header(name, lines.texts().get(0));
    List<RecordedStep> steps = new ArrayList<>();
    Optional<RecordedEnd> end = Optional.empty();
    for (int i = 1; i < lines.texts().size(); i++) {
      if (end.isPresent()) {
        throw new InputException(name + ":" + (i + 1) + ": a line after the end, expected none");
      }
      JsonValue json = Json.read(name, i + 1, lines.texts().get(i));
      if (ReplayLines.isEnd(json)) {
        end = Optional.of(end(json, steps));
      } else {
        steps.add(step(json, steps.size()));
      }
    }
    return new ReplayFile(name, header, steps, end);
  }

  private static ReplayHeader header(String name, String line) {
    String place = name + ":1";
    try {
      return ReplayLines.header(place, Json.read(name, 1, line));
    } catch (InputException e) {
      if (line.contains(ReplayJson.FORMAT)) {
        throw e;
      }
      throw ReplayLines.foreign(place);
    }
  }

  private static RecordedStep step(JsonValue json, int expected) {
    RecordedStep step = ReplayLines.step(json);
    if (step.step() != expected) {
      throw json.mistake("step " + step.step() + ", expected step " + expected);
    }
    return step;
  }

  private static RecordedEnd end(JsonValue json, List<RecordedStep> steps) {
    RecordedEnd end = ReplayLines.end(json);
    if (end.steps() != steps.size() - 1) {
      throw json.mistake("the end of " + end.steps() + " steps, expected of " + (steps.size() - 1));
    }
    return end;
  }

  /** What to say about a file without an end. */
  public String cutOff() {
    return place(steps.size() - 1) + ": cut off after this line, without an end of the game";
  }

  /** Where in the file a step is. */
  String place(int step) {
    return name + ":" + (step + 2);
  }

  /** How many steps can be shown; where the file was cut off, one more if it was decided. */
  public int size() {
    int last = steps.size() - 1;
    boolean goesOn = end.isEmpty() && last >= 0 && steps.get(last).directed().isPresent();
    return Math.max(0, goesOn ? last + 1 : last);
  }
}
