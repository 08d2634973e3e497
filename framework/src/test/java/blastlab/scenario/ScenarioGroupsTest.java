package blastlab.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.text.InputException;
import org.junit.jupiter.api.Test;

class ScenarioGroupsTest {
  private final ScenarioLibrary library = new ScenarioLibrary();

  @Test
  void aGroupIsAllItsScenarios() {
    assertThat(library.findAll("last-man-standing"))
        .extracting(Scenario::name)
        .containsExactly("last-man-standing/variant1", "last-man-standing/variant2");
    assertThat(library.findAll("last-man-standing/")).hasSize(2);
  }

  @Test
  void aNameIsOneScenario() {
    assertThat(library.findAll("scenario1/variant3"))
        .extracting(Scenario::name)
        .containsExactly("scenario1/variant3");
  }

  @Test
  void allIsEveryScenario() {
    assertThat(library.findAll("all"))
        .extracting(Scenario::name)
        .containsExactlyElementsOf(library.names());
  }

  @Test
  void whatIsNeitherIsRefusedWithTheNearest() {
    assertThatThrownBy(() -> library.findAll("scenario7"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(
            "no scenario 'scenario7', neither by name nor as a file; did you mean 'scenario1'?");
    assertThatThrownBy(() -> library.findAll(""))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("no scenario ''");
  }
}
