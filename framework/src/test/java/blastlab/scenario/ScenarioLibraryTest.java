package blastlab.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.text.InputException;
import blastlab.text.MapText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scenarios by name: packed, on disk, or anywhere as a file. */
class ScenarioLibraryTest {
  private static final String MAP =
      "max_time 7\nbomb_time 1\nexpl_duration 1\nexpl_range 1\n+--+\n|  |\n+--+\n";

  @TempDir Path home;

  private final ScenarioLibrary packed = new ScenarioLibrary(new Shelf(Optional.empty()));

  @Test
  void thePackedOnesAreThere() {
    assertThat(packed.names())
        .contains("scenario1/variant1", "scenario2/variant5", "last-man-standing/variant1")
        .isSorted()
        .noneMatch(name -> name.contains("README"));
  }

  @Test
  void aFileOnDiskWinsOverThePackedOne() throws IOException {
    write("scenarios/scenario1/variant1.json", scenario("On disk", "course/map1.txt"));

    assertThat(onDisk().find("scenario1/variant1").title()).isEqualTo("On disk");
    assertThat(onDisk().find("scenario1/variant2").title())
        .isEqualTo(packed.find("scenario1/variant2").title());
    assertThat(onDisk().names()).isEqualTo(packed.names());
  }

  @Test
  void aMapOnDiskWinsOverThePackedOne() throws IOException {
    write("maps/course/map1.txt", MAP);

    assertThat(onDisk().find("scenario1/variant1").start(Seed.of(1)).world().time()).isEqualTo(7);
    assertThat(packed.find("scenario1/variant1").start(Seed.of(1)).world().time()).isEqualTo(5000);
  }

  @Test
  void addingFilesAddsAScenario() throws IOException {
    write("scenarios/mine/first.json", scenario("Mine", "mine/tiny.txt"));
    write("maps/mine/tiny.txt", MAP);

    assertThat(onDisk().names()).contains("mine/first", "scenario1/variant1");
    assertThat(onDisk().find("mine/first").title()).isEqualTo("Mine");
  }

  @Test
  void aScenarioMayBeAnyFileWithItsMapBesideIt() throws IOException {
    Path file = write("elsewhere/test.json", scenario("Elsewhere", "tiny.txt"));
    write("elsewhere/tiny.txt", MAP);

    Scenario scenario = packed.find(file.toString());
    assertThat(scenario.title()).isEqualTo("Elsewhere");
    assertThat(scenario.start(Seed.of(1)).world().time()).isEqualTo(7);
  }

  @Test
  void aFileMayUseAPackedMap() throws IOException {
    Path file = write("test.json", scenario("Elsewhere", "course/map2.txt"));

    assertThat(packed.find(file.toString()).start(Seed.of(1)).world().time()).isEqualTo(5000);
  }

  @Test
  void aMapIsFoundAsAFileOrByItsNameBelowMaps() throws IOException {
    Path file = write("elsewhere/tiny.txt", MAP);

    assertThat(packed.findMap(file.toString())).isEqualTo(new MapText(file.toString(), MAP));
    assertThat(packed.findMap("course/map1.txt"))
        .isEqualTo(packed.findMap("maps/course/map1.txt"))
        .extracting(MapText::file)
        .isEqualTo("maps/course/map1.txt");
    assertThatThrownBy(() -> packed.findMap("course/map11.txt"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("no map 'course/map11.txt'; did you mean 'course/map1.txt'?");
  }

  @Test
  void anUnknownNameIsToldWithTheNearest() {
    assertThatThrownBy(() -> packed.find("scenario1/variant9"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(
            "no scenario 'scenario1/variant9', neither by name nor as a file;"
                + " did you mean 'scenario1/variant1'? (valid: ");
  }

  @Test
  void anUnknownMapIsToldWithTheFileAndTheNearest() throws IOException {
    Path file = write("test.json", scenario("Elsewhere", "course/map3.txt"));

    assertThatThrownBy(() -> packed.find(file.toString()))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(
            file + ": map: no map 'course/map3.txt'; did you mean 'course/map1.txt'? (valid: ");
  }

  @Test
  void mistakesNameTheFileThatWasRead() throws IOException {
    Path scenario = write("scenarios/scenario1/variant1.json", scenario("X", "course/map1.txt"));
    Files.writeString(scenario, Files.readString(scenario).replace("\"x\": 0", "\"x\": 50"));
    Path map = write("maps/course/map2.txt", MAP.replace("bomb_time", "boom_time"));

    assertThatThrownBy(() -> onDisk().find("scenario1/variant1"))
        .hasMessageStartingWith(scenario + ": characters[0]: me at (50,0) is outside the world");
    assertThatThrownBy(() -> onDisk().find("scenario2/variant1"))
        .hasMessage(map + ":2:1: 'boom_time', expected the parameter 'bomb_time'");
  }

  @Test
  void severalAreFoundByTheirGroup() {
    assertThat(packed.findAll("scenario1")).hasSize(5);
    assertThat(packed.findAll("scenario1/")).hasSize(5);
    assertThat(packed.findAll("scenario1/variant3")).hasSize(1);
    assertThat(packed.findAll(ScenarioLibrary.ALL)).hasSameSizeAs(packed.names());
  }

  @Test
  void aGroupIsNoSingleScenario() {
    assertThatThrownBy(() -> packed.find("last-man-standing"))
        .hasMessage(
            "'last-man-standing' is a group of scenarios; choose one:"
                + " last-man-standing/variant1, last-man-standing/variant2");
  }

  private ScenarioLibrary onDisk() {
    return new ScenarioLibrary(new Shelf(Optional.of(home)));
  }

  private Path write(String name, String text) throws IOException {
    Path file = home.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static String scenario(String title, String map) {
    return """
    {"title": "%s", "rules": "course", "map": "%s", "seed": 1,
     "characters": [{"name": "me", "avatar": "C", "x": 0, "y": 0}]}
    """
        .formatted(title, map);
  }
}
