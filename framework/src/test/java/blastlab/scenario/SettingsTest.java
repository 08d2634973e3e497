package blastlab.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.rules.Setting;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Settings as records have them and as users write them. */
class SettingsTest {
  /** Some settings. */
  public record Sample(
      @Setting(usual = 200, least = 1, most = 1000, also = "time", meaning = "how long it takes")
          int turns,
      @Setting(usual = -100, least = -500, most = 0, meaning = "what it costs") int pointsDeath) {}

  private static final Settings<Sample> SETTINGS = new Settings<>(Sample.class);

  @Test
  void usersKnowThemInTheRecordsOrder() {
    assertThat(SETTINGS.entries())
        .containsExactly(
            new Settings.Entry("turns", "time", 200, 1, 1000, "how long it takes"),
            new Settings.Entry("points_death", "", -100, -500, 0, "what it costs"));
  }

  @Test
  void whatNobodySetsIsAsUsual() {
    assertThat(SETTINGS.read(Map.of())).isEqualTo(new Sample(200, -100));
    assertThat(SETTINGS.read(Map.of("points_death", -7))).isEqualTo(new Sample(200, -7));
  }

  @Test
  void aSettingMayHaveASecondName() {
    assertThat(SETTINGS.read(Map.of("time", 9))).isEqualTo(new Sample(9, -100));
    assertRefused(Map.of("time", 0), "settings.time: 0, expected a whole number from 1 to 1000");
    Map<String, Integer> both = new TreeMap<>(Map.of("turns", 9, "time", 9));
    assertRefused(both, "settings.turns: given already as 'time', expected once");
  }

  @Test
  void theEndsOfTheRangeAreRight() {
    assertThat(SETTINGS.read(Map.of("turns", 1, "points_death", 0))).isEqualTo(new Sample(1, 0));
    assertThat(SETTINGS.read(Map.of("turns", 1000, "points_death", -500)))
        .isEqualTo(new Sample(1000, -500));
  }

  @Test
  void whatIsOutOfRangeIsRefusedWithTheRange() {
    assertRefused(Map.of("turns", 0), "settings.turns: 0, expected a whole number from 1 to 1000");
    assertRefused(
        Map.of("points_death", 1),
        "settings.points_death: 1, expected a whole number from -500 to 0");
  }

  @Test
  void whatIsUnknownIsRefusedWithAHint() {
    assertRefused(Map.of("turn", 5), "settings.turn: no setting 'turn'; did you mean 'turns'?");
    assertRefused(Map.of("pointsDeath", 5), "settings.pointsDeath: no setting 'pointsDeath'; ");
  }

  private static void assertRefused(Map<String, Integer> given, String message) {
    assertThatThrownBy(() -> SETTINGS.read(given))
        .isInstanceOf(FieldException.class)
        .hasMessageStartingWith(message);
  }
}
