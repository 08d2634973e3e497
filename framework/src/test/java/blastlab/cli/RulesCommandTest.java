package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.scenario.GameKind;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RulesCommandTest {
  static List<String> games() {
    return GameKind.names();
  }

  @Test
  void allGamesHaveALineEach() {
    Run run = Run.of("rules");

    assertThat(run.exitCode()).isZero();
    assertThat(run.outLines()).extracting(line -> line.replaceFirst(" .*", "")).isEqualTo(games());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGamesRulesAndSettingsFitATerminal(String game) {
    Run run = Run.of("rules", game);

    assertThat(run.exitCode()).isZero();
    assertThat(run.outLines())
        .hasSizeGreaterThan(20)
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80).matches("\\p{ASCII}*"));
    GameKind.named(game)
        .settings()
        .forEach(
            setting ->
                assertThat(run.out())
                    .containsPattern(
                        "\n  %s +%d +%d\\.\\.%d  %s"
                            .formatted(
                                setting.name(),
                                setting.usual(),
                                setting.least(),
                                setting.most(),
                                setting.meaning().substring(0, 10))));
  }

  @Test
  void aLongMeaningGoesOnBelow() {
    assertThat(Run.of("rules", "arena").out())
        .containsPattern(
            "  points_per_new_square +0 +-100000..100000  points for a square where the\\R"
                + " {48}player has not been before\\R");
  }

  @Test
  void theMapOfTheCourseSetsItsNumbers() {
    assertThat(Run.of("rules", "course").out())
        .contains("max_time", "bomb_time", "expl_duration", "expl_range")
        .doesNotContain("What a scenario may set");
  }

  @Test
  void jsonHasTheSettings() throws JsonProcessingException {
    Run run = Run.of("rules", "bomberda", "--json");
    JsonNode games = new ObjectMapper().readTree(run.out()).path("games");

    assertThat(run.outLines()).hasSize(1);
    assertThat(games).hasSize(1);
    assertThat(games.path(0).path("settings").path(0))
        .hasToString(
            "{'name':'turns','default':500,'least':1,'most':999999999,'meaning':'how many turns the player has'}"
                .replace('\'', '"'));
  }

  @Test
  void aGameThatThereIsNotIsRefused() {
    Run run = Run.of("rules", "corse");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).startsWith("blastlab: no rule set 'corse'; did you mean 'course'?");
  }
}
