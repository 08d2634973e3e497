package blastlab.scenario;

import blastlab.text.InputException;
import blastlab.text.MapText;
import blastlab.text.Nearest;
import blastlab.text.Quoted;
import blastlab.text.TextFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds scenarios and maps by name: among the files of the checkout, then among the packed ones.
 */
public final class ScenarioLibrary {
  /** Stands for all scenarios. */
  public static final String ALL = "all";

  private static final String SUFFIX = ".json";
  private static final String MAPS = "maps/";

  private final Shelf shelf;

  /** The scenarios that come with Blastlab. */
  public ScenarioLibrary() {
    this(Shelf.standard());
  }

  ScenarioLibrary(Shelf shelf) {
    this.shelf = shelf;
  }

  /** The names of all scenarios, in order. */
  public List<String> names() {
    return shelf.list("scenarios").stream()
        .filter(name -> name.endsWith(SUFFIX))
        .map(name -> name.substring(0, name.length() - SUFFIX.length()))
        .sorted()
        .toList();
  }

  /** The scenario with this name, or in the file with this path. */
  public Scenario find(String nameOrFile) {
    return find(nameOrFile, names());
  }

  private Scenario find(String nameOrFile, List<String> choices) {
    String packed = "scenarios/" + nameOrFile + SUFFIX;
    if (names().contains(nameOrFile)) {
      return ScenarioFile.read(
          nameOrFile, shelf.describe(packed), shelf.read(packed), name -> map(name, null));
    }
    Optional<Path> file = TextFile.find(nameOrFile);
    if (file.isPresent()) {
      Path folder = file.get().toAbsolutePath().getParent();
      return ScenarioFile.read(
          nameOrFile, nameOrFile, TextFile.read(file.get()), name -> map(name, folder));
    }
    List<String> group = group(nameOrFile);
    if (!group.isEmpty()) {
      throw new InputException(
          Quoted.of(nameOrFile)
              + " is a group of scenarios; choose one: "
              + String.join(", ", group));
    }
    throw new InputException(
        "no scenario "
            + Quoted.of(nameOrFile)
            + ", neither by name nor as a file; "
            + Nearest.hint(nameOrFile, choices));
  }

  /**
   * All scenarios that the user means: every one there is by {@value #ALL}, those of a group by its
   * name, such as {@code scenario1}, or one by its name or file.
   */
  public List<Scenario> findAll(String nameOrGroup) {
    List<String> group = group(nameOrGroup);
    if (!group.isEmpty()) {
      return group.stream().map(this::find).toList();
    }
    List<String> choices = new ArrayList<>(names());
    choices.addAll(groups());
    return List.of(find(nameOrGroup, choices));
  }

  private List<String> group(String name) {
    String folder = name.endsWith("/") ? name : name + "/";
    return names().stream().filter(n -> n.startsWith(folder) || name.equals(ALL)).toList();
  }

  private List<String> groups() {
    Stream<String> folders =
        names().stream()
            .filter(name -> name.contains("/"))
            .map(name -> name.substring(0, name.lastIndexOf('/')))
            .distinct();
    return Stream.concat(folders, Stream.of(ALL)).toList();
  }

  /**
   * The map in the file with this path, or the one that comes with Blastlab under this name, such
   * as {@code course/map1.txt}; {@code maps/} may stand before it.
   */
  public MapText findMap(String fileOrName) {
    Optional<Path> file = TextFile.find(fileOrName);
    if (file.isPresent()) {
      return new MapText(fileOrName, TextFile.read(file.get()));
    }
    String name = fileOrName.startsWith(MAPS) ? fileOrName.substring(MAPS.length()) : fileOrName;
    return onShelf(name).orElseThrow(() -> new InputException(unknownMap(fileOrName)));
  }

  /** A map as a scenario names it: beside the scenario's file, or below maps. */
  private MapText map(String name, Path folder) {
    Optional<Path> beside = folder == null ? Optional.empty() : TextFile.find(folder + "/" + name);
    if (beside.isPresent()) {
      return new MapText(beside.get().toString(), TextFile.read(beside.get()));
    }
    return onShelf(name).orElseThrow(() -> new FieldException("map", unknownMap(name)));
  }

  private Optional<MapText> onShelf(String name) {
    String packed = MAPS + name;
    return shelf.list("maps").contains(name)
        ? Optional.of(new MapText(shelf.describe(packed), shelf.read(packed)))
        : Optional.empty();
  }

  private String unknownMap(String name) {
    List<String> names = shelf.list("maps").stream().filter(map -> map.endsWith(".txt")).toList();
    return "no map " + Quoted.of(name) + "; " + Nearest.hint(name, names);
  }
}
