package blastlab.grader.rubric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.text.InputException;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RubricFileTest {
  private static final String ENTRY =
      "{'scenario': 'scenario1/variant1', 'seeds': '1..3', 'points': 10, 'goal': 'escape'}";

  @Test
  void theCourseAsksForTenVariantsWithTenSeedsEach() {
    Rubric course = RubricFile.find("course");

    assertThat(course.entries()).extracting(entry -> entry.seeds().size()).containsOnly(10);
    assertThat(course.entries())
        .extracting(entry -> entry.scenario().name())
        .hasSize(10)
        .contains("scenario1/variant1", "scenario2/variant5");
    assertThat(course.games()).isEqualTo(100);
    assertThat(course.points()).isEqualTo("100.00");
  }

  @Test
  void practiceAsksForTheSameWithOtherSeeds() {
    Rubric course = RubricFile.find("course");
    Rubric practice = RubricFile.practice();

    assertThat(practice.limits()).isEqualTo(course.limits());
    assertThat(practice.entries())
        .extracting(entry -> entry.scenario().name())
        .isEqualTo(course.entries().stream().map(entry -> entry.scenario().name()).toList());
    assertThat(practice.entries().get(0).seeds())
        .doesNotContainAnyElementsOf(course.entries().get(0).seeds());
  }

  @Test
  void whatIsNotSaidIsStandard() {
    Rubric rubric = parse("{'title': 'T', 'entries': [" + ENTRY + "]}");
    Entry entry = rubric.entries().get(0);

    assertThat(rubric.limits()).isEqualTo(Limits.STANDARD);
    assertThat(entry.name()).isEqualTo("scenario1/variant1");
    assertThat(entry.share()).isEqualTo(BigDecimal.ONE);
    assertThat(entry.partial()).isTrue();
    assertThat(entry.visibility()).isEqualTo(Visibility.VISIBLE);
    assertThat(entry.opponents()).isEmpty();
    assertThat(entry.rounds()).hasSize(3);
  }

  @Test
  void limitsCanBeSetOneByOne() {
    Rubric rubric =
        parse("{'title': 'T', 'limits': {'nextCalls': 500}, 'entries': [" + ENTRY + "]}");

    assertThat(rubric.limits())
        .isEqualTo(new Limits(1000, 5000, 60_000, 512, 16, Optional.of(500)));
  }

  @Test
  void inAContestTheSubmissionTakesEverySeatAndReadyMadeOpponentsTheOthers() {
    Entry entry =
        parse(
                "{'title': 'T', 'entries': [{'scenario': 'duel/classic', 'seeds': [5, 7],"
                    + " 'points': 1.5, 'goal': 'win', 'opponents': ['builtin:random']}]}")
            .entries()
            .get(0);

    assertThat(entry.games()).isEqualTo(8);
    assertThat(entry.rounds()).extracting(round -> round.rotation() + "").startsWith("0", "1", "2");
    assertThat(entry.opponents())
        .isEqualTo(List.of("builtin:random", "builtin:bomber", "builtin:bomber"));
  }

  @Test
  void aScenarioMayLieBesideTheRubric(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("mine.json"),
        """
        {"title": "Mine", "rules": "course", "map": "course/map1.txt", "seed": 1,
         "characters": [{"name": "me", "avatar": "C", "x": 0, "y": 0}]}
        """);
    Path file = folder.resolve("rubric.json");
    Files.writeString(
        file,
        json(
            "{'title': 'T', 'entries': ["
                + ENTRY.replace("scenario1/variant1", "mine.json")
                + "]}"));

    Rubric rubric = RubricFile.find(file.toString());

    assertThat(rubric.entries().get(0).scenario().title()).isEqualTo("Mine");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'seeds': '1..3' | 'seeds': '3..1'     | entries[0].seeds: seeds '3..1': '3..1' runs"
            + " backwards",
        "'seeds': '1..3' | 'seeds': []         | entries[0].seeds: none, expected at least one",
        "'seeds': '1..3' | 'seeds': [1, 1]     | entries[0].seeds[1]: 1 again, expected each seed"
            + " once",
        "'seeds': '1..3' | 'seed': '1..3'      | entries[0]: unknown field 'seed'; did you mean"
            + " 'seeds'?",
        "'points': 10    | 'points': -1        | entries[0].points: -1.0, expected points from 0",
        "'points': 10    | 'points': 0.125     | entries[0].points: 0.125, expected points from 0",
        "'points': 10    | 'points': 1, 'share': 0   | entries[0].share: 0.0, expected a share",
        "'points': 10    | 'points': 1, 'share': 1.1 | entries[0].share: 1.1, expected a share",
        "'points': 10    | 'points': 1, 'partial': 1 | entries[0].partial: 1, expected true or"
            + " false",
        "'points': 10    | 'points': 1, 'rotate': true | entries[0].rotate: true, but"
            + " scenario1/variant1 is no",
        "'goal': 'escape' | 'goal': 'fly'      | entries[0].goal: no goal 'fly', expected 'escape',"
            + " 'survive'",
        "'goal': 'escape' | 'goal': 'score > 1'| entries[0].goal: no goal 'score > 1'",
        "'goal': 'escape' | 'goal': 'win', 'opponents': ['builtin:idle'] | entries[0].opponents[0]:"
            + " one too many",
        "'goal': 'escape' | 'goal': 'win', 'visibility': 'secret' | entries[0].visibility: no"
            + " visibility 'secret'",
        "scenario1/variant1 | scenario1/variant9 | entries[0].scenario: no scenario"
            + " 'scenario1/variant9'",
        "scenario1/variant1 | duel/classic     | entries[0].goal: 'escape', but duel/classic has no"
            + " exit",
        "'title': 'T'    | 'title': ' '        | title: blank, expected a title",
        "'title': 'T'    | 'title': 'T', 'limits': {'memoryMb': 1} | limits.memoryMb: 1, expected a"
            + " whole number",
        "'title': 'T'    | 'title': 'T', 'limits': {'time': 1}     | limits: unknown field 'time'",
      })
  void aMistakeIsToldWithItsPlace(String right, String wrong, String message) {
    String text = "{'title': 'T', 'entries': [" + ENTRY + "]}";

    assertThat(text).contains(right);
    assertThatThrownBy(() -> parse(text.replace(right, wrong)))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("rubric.json: " + message);
  }

  @Test
  void twoEntriesNeedTwoNames() {
    assertThatThrownBy(() -> parse("{'title': 'T', 'entries': [" + ENTRY + "," + ENTRY + "]}"))
        .hasMessage(
            "rubric.json: entries[1]: a second entry called 'scenario1/variant1',"
                + " expected a 'name' of its own");
  }

  @Test
  void thereMustBeAnEntry() {
    assertThatThrownBy(() -> parse("{'title': 'T', 'entries': []}"))
        .hasMessage("rubric.json: entries: none, expected at least one");
  }

  private static Rubric parse(String text) {
    return RubricFile.parse("rubric.json", json(text), Optional.empty());
  }

  private static String json(String text) {
    return text.replace('\'', '"');
  }
}
