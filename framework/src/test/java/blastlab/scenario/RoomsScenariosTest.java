package blastlab.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.text.MapText;
import blastlab.world.RealWorld;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rooms that come with Blastlab. */
class RoomsScenariosTest {
  private static final ScenarioLibrary LIBRARY = new ScenarioLibrary(new Shelf(Optional.empty()));

  @ParameterizedTest
  @CsvSource({"default, 5, 23, 200, 5, 52", "small, 4, 11, 100, 1, 20", "two, 2, 13, 200, 2, 30"})
  void areAsTheirPageSays(String name, int players, int size, int ticks, int choppers, int walls) {
    RealWorld world = start(name);

    assertThat(world.characters()).hasSize(players);
    assertThat(world.width()).isEqualTo(size);
    assertThat(world.height()).isEqualTo(size);
    assertThat(world.time()).isEqualTo(ticks);
    assertThat(world.monsters()).hasSize(choppers);
    assertThat(world.toString().chars().filter(symbol -> symbol == 'W')).hasSize(walls);
  }

  @ParameterizedTest
  @ValueSource(strings = {"default", "small", "two"})
  void bombersCanBeToldFromEachOtherAndFromEverythingElse(String name) {
    StringBuilder taken = new StringBuilder("*o&%0123456789");
    start(name).glyphs().legend().forEach(entry -> taken.append(entry.symbol()));
    List<Character> avatars =
        LIBRARY.find("rooms/" + name).characters().stream().map(CharacterSpec::avatar).toList();

    assertThat(avatars).doesNotHaveDuplicates();
    for (char avatar : avatars) {
      assertThat(taken.toString()).doesNotContain(String.valueOf(avatar));
      assertThat(avatar).isBetween('A', 'Z');
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"small", "two"})
  void theMapsLookTheSameToAllWhenTheyAreTurnedByHalf(String name) {
    String map = LIBRARY.find("rooms/" + name).map().map(MapText::text).orElseThrow();
    String seats = map.replace('☺', '♥').strip();

    assertThat(new StringBuilder(seats).reverse()).hasToString(seats);
  }

  @Test
  void theDefaultRoomIsAnotherForAnotherSeed() {
    Scenario scenario = LIBRARY.find("rooms/default");
    String room = scenario.start(Seed.of(1)).world().toString();

    assertThat(scenario.map()).isEmpty();
    assertThat(scenario.start(Seed.of(1)).world()).hasToString(room);
    assertThat(scenario.start(Seed.of(2)).world().toString()).isNotEqualTo(room);
  }

  private static RealWorld start(String name) {
    Scenario scenario = LIBRARY.find("rooms/" + name);
    return scenario.start(scenario.seed()).world();
  }
}
