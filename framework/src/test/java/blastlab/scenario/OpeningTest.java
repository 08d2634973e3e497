package blastlab.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.text.InputException;
import blastlab.text.MapText;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.World;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scenarios whose games have begun already. */
class OpeningTest {
  private static final String TWO =
      """
      {"title": "t", "rules": "course", "seed": 1,
       "map": ["max_time 9", "bomb_time 1", "expl_duration 1", "expl_range 1",
               "+----+", "|   E|", "|  W |", "+----+"],
       "monsters": [{"kind": "stupid", "name": "m", "avatar": "M", "x": 3, "y": 1}],
       "characters": [{"name": "a", "avatar": "A", "x": 0, "y": 0},
                      {"name": "b", "avatar": "B", "x": 0, "y": 1}],
       "opening": [%s]}
      """;

  @Test
  void isPlayedBeforeAnybodyIsAsked() {
    Game game = start("{'seed': 1, 'steps': [[], [[1, 0, 0], [0, 0, 1]]]}", 1);

    assertThat(game.world().time()).isEqualTo(7);
    assertThat(game.stepsFirst()).isFalse();
    assertThat(game.world().toString()).contains("| A").contains("|B");
    assertThat(game.world().bombs()).hasSize(1);
  }

  @Test
  void anEmptyOneChangesNothing() {
    Game game = start("{'seed': 1, 'steps': []}", 1);

    assertThat(game.stepsFirst()).isTrue();
    assertThat(game.world().time()).isEqualTo(9);
  }

  @Test
  void whoHasNoDecisionHasLeft() {
    Game game = start("{'seed': 1, 'steps': [[], [[1, 0, 0], null], [[0, 0, 0], null]]}", 1);

    assertThat(game.world().characters()).extracting(CharacterEntity::name).containsExactly("a");
    assertThat(play(game).seats().get(1).outcome()).contains(Outcome.CRASHED);
  }

  @Test
  void whoWasAbsentWasNeverThere() {
    Game game = start("{'seed': 1, 'absent': [0], 'steps': [[]]}", 1);

    assertThat(game.world().characters()).extracting(CharacterEntity::name).containsExactly("b");
    assertThat(game.world().toString()).doesNotContain("A");
  }

  @Test
  void whoWasKilledInItHasItsOutcomeAndIsNotMade() {
    Game game =
        start(
            "{'seed': 1, 'steps': [[], [[0,0,1], [1,0,0]], [[0,0,0], [0,0,0]],"
                + " [[0,0,0], [0,0,0]]]}",
            1);
    Supplier<CharacterEntity> never =
        () -> {
          throw new IllegalStateException("nobody is to make it");
        };

    Result result = play(game, List.of(never, OpeningTest::idle));

    assertThat(result.seats().get(0).outcome()).contains(Outcome.KILLED_BY_BOMB);
    assertThat(result.seats().get(0).failure()).isEmpty();
  }

  @Test
  void withItsSeedChanceGoesOnAndWithAnotherItComesFromThat() {
    String opening = "{'seed': 5, 'steps': [[], [[0,0,0], [0,0,0]], [[0,0,0], [0,0,0]]]}";
    String shorter = "{'seed': 5, 'steps': [[]]}";

    assertThat(paths(opening, 5)).startsWith(paths(shorter, 5).substring(20));
    assertThat(paths(opening, 6)).isEqualTo(paths(opening, 6)).isNotEqualTo(paths(opening, 5));
    assertThat(start(opening, 6).world().toString())
        .isEqualTo(start(opening, 5).world().toString());
  }

  /** The monster's places, ten characters each. */
  private static String paths(String opening, long seed) {
    StringBuilder paths = new StringBuilder();
    Game game = start(opening, seed);
    MatchListener watcher =
        new MatchListener() {
          @Override
          public void stepped(World world, List<Event> events) {
            world.monsters().forEach(m -> paths.append("%4d %4d;".formatted(m.x(), m.y())));
          }
        };
    List<Supplier<CharacterEntity>> agents = Collections.nCopies(2, OpeningTest::idle);
    new Match(game, agents, Thinking.unlimited(), 7, watcher).play();
    return paths.toString();
  }

  @Test
  void severalFollowEachOther() {
    String first = "{'seed': 5, 'steps': [[], [[1,0,0], [0,0,0]]]}";
    Game game = start(first + ", {'seed': 6, 'steps': [[[1,0,0], [0,0,0]]]}", 6);

    assertThat(game.world().time()).isEqualTo(6);
    assertThat(game.world().toString()).contains("|  AE");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[[[0,0,0], [0,0,0]]] | opening[0].steps[0]: decisions, expected none before the first"
            + " step",
        "[[], [[2,0,0], [0,0,0]]] | opening[0].steps[1][0]: [2, 0, 0], expected [dx, dy, bomb]",
        "[[], [[0,0,3], [0,0,0]]] | opening[0].steps[1][0]: [0, 0, 3], expected [dx, dy, bomb]",
        "[[], [[0,0], [0,0,0]]] | opening[0].steps[1][0]: [0, 0], expected [dx, dy, bomb]",
        "[[], [[0,0,0], null], [[0,0,0], [0,0,0]]] | opening[0].steps[2][1]: a decision, expected"
            + " null",
        "[[], [null, null]] | opening[0].steps[1]: the game is over with it, expected one that"
            + " goes",
        "[[], []] | opening[0].steps[1]: the game is over with it, expected one that goes on",
        "7 | opening[0].steps: 7, expected a list in [ ]",
      })
  void whatCannotHaveHappenedIsRefused(String steps, String message) {
    assertThatThrownBy(() -> start("{'seed': 1, 'steps': " + steps + "}", 1))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("two.json: " + message);
  }

  @Test
  void isWrittenAsItWasRead() {
    Scenario scenario =
        read("{'seed': 5, 'absent': [1], 'steps': [[], [[1, -1, 2], null]]}".replace('\'', '"'));
    String text = ScenarioFile.write(scenario);

    assertThat(text)
        .contains("  \"map\": [\n    \"max_time 9\",\n")
        .contains("      \"steps\": [\n        [],\n        [[1,-1,2],null]\n      ]\n");
    assertThat(ScenarioFile.read("two", "again.json", text, OpeningTest::noMap))
        .usingRecursiveComparison()
        .ignoringFields("map.value.file")
        .isEqualTo(scenario);
  }

  private static Game start(String opening, long seed) {
    return read(opening.replace('\'', '"')).start(Seed.of(seed));
  }

  private static Scenario read(String opening) {
    return ScenarioFile.read("two", "two.json", TWO.formatted(opening), OpeningTest::noMap);
  }

  private static MapText noMap(String name) {
    throw new IllegalStateException(name);
  }

  private static Result play(Game game) {
    return play(game, Collections.nCopies(2, OpeningTest::idle));
  }

  private static Result play(Game game, List<Supplier<CharacterEntity>> agents) {
    return new Match(game, agents, Thinking.unlimited(), Match.NO_CAP, new MatchListener() {})
        .play();
  }

  private static CharacterEntity idle() {
    return new CharacterEntity() {};
  }
}
