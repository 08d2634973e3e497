package blastlab.grader.rubric;

import blastlab.scenario.Json;
import blastlab.scenario.JsonValue;
import blastlab.text.InputException;
import blastlab.text.Nearest;
import blastlab.text.Quoted;
import blastlab.text.TextFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads rubrics; every mistake is found here, before anything runs, and told with its place. */
public final class RubricFile {
  private static final String PRACTICE = "practice";
  private static final List<String> PACKED = List.of("course", PRACTICE);
  private static final int MOST_GAMES = 100_000;

  private RubricFile() {}

  /** The rubric in the file that the user names, or the one with this name among ours. */
  public static Rubric find(String fileOrName) {
    Optional<Path> file = TextFile.find(fileOrName);
    if (file.isPresent()) {
      Path folder = file.get().toAbsolutePath().getParent();
      return parse(fileOrName, TextFile.read(file.get()), Optional.of(folder));
    }
    if (PACKED.contains(fileOrName)) {
      return packed(fileOrName);
    }
    throw new InputException(
        "no rubric "
            + Quoted.of(fileOrName)
            + ", neither as a file nor by name; "
            + Nearest.hint(fileOrName, PACKED));
  }

  /** The rubric that students practise with. */
  public static Rubric practice() {
    return packed(PRACTICE);
  }

  private static Rubric packed(String name) {
    String file = "/blastlab/rubrics/" + name + ".json";
    try (InputStream in = RubricFile.class.getResourceAsStream(file)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return parse(name + ".json", text, Optional.empty());
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }

  /**
   * The rubric in a text.
   *
   * @param file what errors call it
   * @param folder where scenarios are looked for first, if there is such a place
   */
  public static Rubric parse(String file, String text, Optional<Path> folder) {
    JsonValue json = Json.read(file, text).withOnly("title", "limits", "entries");
    String title = json.get("title").text();
    if (title.isBlank()) {
      throw json.get("title").mistake("blank, expected a title for the reports");
    }
    Limits limits = json.find("limits").map(LimitsReader::read).orElse(Limits.STANDARD);
    EntryReader reader = new EntryReader(folder);
    List<Entry> entries = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (JsonValue value : json.get("entries").list()) {
      Entry entry = reader.read(value);
      if (!names.add(entry.name())) {
        throw value.mistake(
            "a second entry called " + Quoted.of(entry.name()) + ", expected a 'name' of its own");
      }
      entries.add(entry);
    }
    if (entries.isEmpty()) {
      throw json.get("entries").mistake("none, expected at least one");
    }
    Rubric rubric = new Rubric(title, entries, limits, text);
    check(file, rubric);
    return rubric;
  }

  private static void check(String file, Rubric rubric) {
    long games = rubric.entries().stream().mapToLong(Entry::games).sum();
    if (games > MOST_GAMES) {
      throw new InputException(
          file + ": entries: " + games + " games, expected at most " + MOST_GAMES);
    }
  }
}
