package blastlab.agents;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Levels;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import blastlab.world.Ending;
import blastlab.world.RealWorld;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InteractiveCharacterTest {
  private static final String MAP =
      """
      max_time 9
      bomb_time 5
      expl_duration 1
      expl_range 1
      +---+
      |   |
      |   |
      |   |
      +---+
      """;

  private static final String LEVEL =
      """
      #####
      #@x.#
      #####
      """;

  private final ScriptedKeys keys = new ScriptedKeys();
  private final InteractiveCharacter character = new InteractiveCharacter(keys);
  private RealWorld world =
      new Scenario(
              "room",
              "An empty room",
              "course",
              Map.of(),
              new MapText("map", MAP),
              Seed.of(1),
              List.of(),
              List.of(new CharacterSpec("me", 'C', 1, 1)))
          .start(Seed.of(1))
          .world();

  @ParameterizedTest
  @CsvSource({
    "q7, -1, -1", "wk8W\u2191, 0, -1", "e9, 1, -1",
    "ah4\u2190, -1, 0", ".5, 0, 0", "dl6\u2192, 1, 0",
    "z1, -1, 1", "sxj2\u2193, 0, 1", "c3, 1, 1"
  })
  void keysAreDirections(String pressed, int dx, int dy) {
    for (int i = 0; i < pressed.length(); i++) {
      press(pressed.substring(i, i + 1));
      assertThat(List.of(character.dx(), character.dy())).containsExactly(dx, dy);
      assertThat(character.wantsBomb()).isFalse();
    }
  }

  @Test
  void aBombWaitsForTheMoveThatGoesWithIt() {
    press("bd");

    assertThat(character.wantsBomb()).isTrue();
    assertThat(character.dx()).isEqualTo(1);
    assertThat(keys.prompts).containsExactly("me: your move? ", "me: bomb, and then? ");
  }

  @Test
  void aSecondBombKeyTakesTheWishBack() {
    press("b .");

    assertThat(character.wantsBomb()).isFalse();
  }

  @Test
  void otherKeysAreToldToMeanNothing() {
    press("p\u0001w");

    assertThat(keys.said)
        .containsExactly(
            "'p' means nothing; these do: " + PlayerKeys.EIGHT_WAYS.line(),
            "that key means nothing; these do: " + PlayerKeys.EIGHT_WAYS.line());
    assertThat(character.dy()).isEqualTo(-1);
  }

  @ParameterizedTest
  @CsvSource({"arena, 0", "duel, 0", "rooms, 1", "bomberda, 1"})
  void inOtherGamesThereAreFourDirectionsAndSomeBombWithoutMoving(String game, int dx) {
    RealWorld other = field(game);
    keys.next.addAll(List.of('q', 'e', 'z', 'c', 'b', 'd'));

    character.act(other.show(character, 0, new Random(1)));

    assertThat(keys.said)
        .hasSize(4)
        .contains("'z' means nothing; these do: " + PlayerKeys.of(game).line());
    assertThat(character.wantsBomb()).isTrue();
    assertThat(character.dx()).isEqualTo(dx);
  }

  private static RealWorld field(String game) {
    String map =
        switch (game) {
          case "bomberda" -> "#####\n#@ .#\n#####\n";
          case "rooms" ->
              "\u263c".repeat(4)
                  + "\n\u263c\u263a \u263c\n\u263c  \u263c\n"
                  + "\u263c".repeat(4)
                  + "\n";
          case "duel" -> "#####\n#1 2#\n#####\n";
          default -> "1..2\n";
        };
    List<CharacterSpec> seats =
        map.contains("2") ? List.of(seat("one"), seat("two")) : List.of(seat("one"));
    return new Scenario(
            "field",
            "A field",
            game,
            Map.of(),
            new MapText("map", map),
            Seed.of(1),
            List.of(),
            seats)
        .start(Seed.of(1))
        .world();
  }

  private static CharacterSpec seat(String name) {
    return new CharacterSpec(name, name.charAt(0), Optional.empty());
  }

  @Test
  void withoutFurtherKeysItStandsStill() {
    press("d");
    press("");

    assertThat(character.dx()).isZero();
  }

  // ---- where a wrong move would lose the game ----

  @ParameterizedTest
  @CsvSource({
    ".d, 'you must move; go up, down, left or right'",
    "ed, '''e'' means nothing; these do: wasd arrows go  b bomb  . stay'",
    "wd, 'you can''t go there; try another direction'"
  })
  void aMoveThatIsNoValidTurnIsToldAndAskedAgain(String pressed, String said) {
    playOn(LEVEL).press(pressed);

    assertThat(keys.said).containsExactly(said);
    assertThat(keys.prompts).containsExactly("me: your move? ", "me: your move? ");
    assertThat(List.of(character.dx(), character.dy())).containsExactly(1, 0);
    assertThat(world.step().ending()).isEmpty();
  }

  @Test
  void theBombIsStillWishedForAfterAWrongMove() {
    playOn(LEVEL).press("bwd");

    assertThat(keys.prompts).last().isEqualTo("me: bomb, and then? ");
    assertThat(character.wantsBomb()).isTrue();
    assertThat(world.step().bombs()).hasSize(1);
  }

  @Test
  void aMoveThatIsOnlyDangerousIsMade() {
    playOn(LEVEL.replace('x', 'E')).press("d");

    assertThat(keys.said).isEmpty();
    assertThat(character.dx()).isEqualTo(1);
  }

  @Test
  void whoIsStuckMayDecideAnything() {
    playOn(LEVEL.replace('x', '#')).press("w");

    assertThat(keys.said).isEmpty();
    assertThat(world.step().ending()).contains(Ending.LOST);
  }

  @Test
  void onTheTreasureAnythingPicksItUp() {
    playOn(LEVEL).press("d");
    world.step();
    press("d");
    world.step();
    press(".");

    assertThat(keys.said).isEmpty();
    assertThat(world.step().ending()).contains(Ending.WON);
  }

  @Test
  void inTheCourseWallsMayBeWalkedInto() {
    press("w");
    world.step();
    press("w");

    assertThat(keys.said).isEmpty();
    assertThat(character.dy()).isEqualTo(-1);
  }

  private InteractiveCharacterTest playOn(String level) {
    world = Levels.start(level).world();
    return this;
  }

  private void press(String pressed) {
    for (int i = 0; i < pressed.length(); i++) {
      keys.next.add(pressed.charAt(i));
    }
    character.act(world.show(character, 0, new Random(1)));
    world.accept(character);
  }

  private static final class ScriptedKeys implements KeySource {
    private final Deque<Character> next = new ArrayDeque<>();
    private final List<String> prompts = new ArrayList<>();
    private final List<String> said = new ArrayList<>();

    @Override
    public Optional<Character> next(String prompt) {
      prompts.add(prompt);
      return Optional.ofNullable(next.poll());
    }

    @Override
    public void say(String message) {
      said.add(message);
    }
  }
}
