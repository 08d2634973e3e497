package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.scenario.ScenarioLibrary;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

class ListCommandTest {
  @Test
  void showsEveryScenarioRuleSetAndAgent() {
    Run run = Run.of("list");

    assertThat(run.exitCode()).isZero();
    for (String name : new ScenarioLibrary().names()) {
      assertThat(run.outLines()).anyMatch(line -> line.startsWith("  " + name + "  "));
    }
    assertThat(run.out())
        .containsPattern("  course +escape through the exit, or be the last one standing")
        .containsPattern("  builtin:idle +does nothing at all");
  }

  @Test
  void alignsItsColumns() {
    assertThat(Run.of("list").outLines())
        .contains(
            "  last-man-standing/variant2  4 characters  0 monsters  Four characters, one in each"
                + " corner",
            "  scenario1/variant2          1 character   1 monster   Open corridors, a monster that"
                + " wanders");
  }

  @Test
  void jsonHasTheSame() throws JsonProcessingException {
    Run run = Run.of("list", "--json");
    JsonNode list = new ObjectMapper().readTree(run.out());

    assertThat(run.outLines()).hasSize(1);
    assertThat(list.path("scenarios")).hasSameSizeAs(new ScenarioLibrary().names());
    assertThat(list.path("scenarios"))
        .extracting(JsonNode::toString)
        .contains(
            "{'name':'scenario1/variant1','title':'Open corridors, alone','rules':'course','characters':1,'monsters':0}"
                .replace('\'', '"'));
    assertThat(list.path("rules").path(0).path("name").asText()).isEqualTo("course");
    assertThat(list.path("agents").path(0).path("name").asText()).isEqualTo("builtin:idle");
  }
}
