package blastlab.grader.rubric;

import blastlab.evaluate.Seeds;
import blastlab.loader.AgentLoader;
import blastlab.loader.Lineup;
import blastlab.scenario.JsonValue;
import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import blastlab.scenario.Seed;
import blastlab.text.InputException;
import blastlab.text.Nearest;
import blastlab.text.Quoted;
import blastlab.text.TextFile;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Reads the entries of a rubric. */
final class EntryReader {
  private static final String BUILTIN = "builtin:";

  private final ScenarioLibrary library = new ScenarioLibrary();
  private final AgentLoader agents = new AgentLoader();
  private final Optional<Path> folder;

  /**
   * A reader.
   *
   * @param folder where files of scenarios are looked for first
   */
  EntryReader(Optional<Path> folder) {
    this.folder = folder;
  }

  Entry read(JsonValue json) {
    json.withOnly(
        "name",
        "scenario",
        "seeds",
        "points",
        "goal",
        "share",
        "partial",
        "visibility",
        "opponents",
        "rotate");
    Scenario scenario = scenario(json.get("scenario"));
    return new Entry(
        json.find("name").map(EntryReader::name).orElse(scenario.name()),
        scenario,
        seeds(json.get("seeds")),
        rotations(json, scenario),
        Numbers.points(json.get("points")),
        goal(json.get("goal"), scenario),
        json.find("share").map(Numbers::share).orElse(BigDecimal.ONE),
        json.find("partial").map(JsonValue::truth).orElse(true),
        json.find("visibility").map(EntryReader::visibility).orElse(Visibility.VISIBLE),
        opponents(json, scenario));
  }

  private static String name(JsonValue json) {
    if (json.text().isBlank()) {
      throw json.mistake("blank, expected a name for the reports");
    }
    return json.text();
  }

  private Scenario scenario(JsonValue json) {
    String name = json.text();
    Optional<Path> beside =
        folder.flatMap(f -> TextFile.find(f + "/" + name)).filter(file -> name.endsWith(".json"));
    return at(json, () -> library.find(beside.map(Path::toString).orElse(name)));
  }

  private static List<Seed> seeds(JsonValue json) {
    if (json.isList()) {
      Set<Seed> seeds = new LinkedHashSet<>();
      for (JsonValue seed : json.list()) {
        if (!seeds.add(new Seed(seed.anyWhole()))) {
          throw seed.mistake(seed.anyWhole() + " again, expected each seed once");
        }
      }
      if (seeds.isEmpty()) {
        throw json.mistake("none, expected at least one");
      }
      return List.copyOf(seeds);
    }
    return at(json, () -> Seeds.parse(json.text()));
  }

  private static int rotations(JsonValue json, Scenario scenario) {
    boolean contest = scenario.isContest();
    boolean rotate = json.find("rotate").map(JsonValue::truth).orElse(contest);
    if (rotate && !contest) {
      throw json.get("rotate").mistake("true, but " + scenario.name() + " is no contest");
    }
    return rotate ? scenario.characters().size() : 1;
  }

  private static Goal goal(JsonValue json, Scenario scenario) {
    Goal goal =
        Goal.parse(json.text())
            .orElseThrow(
                () ->
                    json.mistake(
                        "no goal " + Quoted.of(json.text()) + ", expected " + Goal.WANTED));
    boolean arrives = scenario.start(scenario.seed()).world().goal() == blastlab.world.Goal.ARRIVE;
    boolean escapes = goal instanceof Goal.Escape;
    if (escapes && !(arrives && scenario.rules().equals("course"))) {
      throw json.mistake(
          "'escape', but "
              + scenario.name()
              + " has no exit; expected 'win', 'survive' or a score");
    }
    return goal;
  }

  private static Visibility visibility(JsonValue json) {
    String word = json.text();
    List<String> words = Visibility.words().toList();
    if (!words.contains(word)) {
      throw json.mistake("no visibility " + Quoted.of(word) + "; " + Nearest.hint(word, words));
    }
    return Visibility.values()[words.indexOf(word)];
  }

  /** Those that are named, and a ready-made one for every seat that is left. */
  private List<String> opponents(JsonValue json, Scenario scenario) {
    int seats = scenario.characters().size() - 1;
    List<String> opponents = new ArrayList<>();
    for (JsonValue value : json.find("opponents").map(JsonValue::list).orElse(List.of())) {
      if (!value.text().startsWith(BUILTIN)) {
        throw value.mistake(
            Quoted.of(value.text()) + ", expected a built-in agent such as 'builtin:walker'");
      }
      if (opponents.size() == seats) {
        throw value.mistake("one too many, expected at most " + seats + " in " + scenario.name());
      }
      at(value, () -> Lineup.fill(scenario, List.of(agents.load(value.text())), agents));
      opponents.add(value.text());
    }
    while (opponents.size() < seats) {
      opponents.add(Lineup.opponent(scenario));
    }
    return opponents;
  }

  /** Adds the place in the rubric to a mistake that somebody else finds. */
  private static <T> T at(JsonValue json, Supplier<T> read) {
    try {
      return read.get();
    } catch (InputException e) {
      throw json.mistake(e.getMessage());
    }
  }
}
