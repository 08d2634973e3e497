package blastlab.scenario;

import blastlab.text.InputException;
import blastlab.text.MapText;
import blastlab.text.Nearest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Finds scenarios and maps by name: among the files of the checkout, then among the packed ones.
 */
public final class ScenarioLibrary {
  private static final String SUFFIX = ".json";

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
    String packed = "scenarios/" + nameOrFile + SUFFIX;
    if (names().contains(nameOrFile)) {
      return ScenarioFile.read(
          nameOrFile, shelf.describe(packed), shelf.read(packed), name -> map(name, null));
    }
    Path file = Path.of(nameOrFile);
    if (Files.isRegularFile(file)) {
      return ScenarioFile.read(
          nameOrFile, nameOrFile, read(file), name -> map(name, file.toAbsolutePath().getParent()));
    }
    throw new InputException(
        "no scenario '"
            + nameOrFile
            + "', neither by name nor as a file; "
            + Nearest.hint(nameOrFile, names()));
  }

  /** A map as a scenario names it: beside the scenario's file, or below maps. */
  private MapText map(String name, Path folder) {
    if (folder != null && Files.isRegularFile(folder.resolve(name))) {
      return new MapText(folder.resolve(name).toString(), read(folder.resolve(name)));
    }
    String packed = "maps/" + name;
    if (!shelf.list("maps").contains(name)) {
      throw new InputException(
          "no map '"
              + name
              + "'; "
              + Nearest.hint(
                  name,
                  shelf.list("maps").stream().filter(n -> n.endsWith(".txt")).sorted().toList()));
    }
    return new MapText(shelf.describe(packed), shelf.read(packed));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new InputException(file + ": can't be read as text (" + e + ")", e);
    }
  }
}
