package blastlab.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.text.InputException;
import blastlab.text.MapText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** From scenarios to games of bomberda. */
class BomberdaGameTest {
  private static final String LEVEL = "#####\n#@ E#\n#####\n";
  private static final CharacterSpec ME = new CharacterSpec("me", '@', Optional.empty());

  @Test
  void thePlayerDecidesBeforeTheFirstStepAndTheLevelPlacesEverybody() {
    Game game = start(List.of(ME), List.of());

    assertThat(game.stepsFirst()).isFalse();
    assertThat(game.world().characters()).hasToString("[me at (1,1)]");
    assertThat(game.world().monsters()).hasToString("[enemy at (3,1)]");
  }

  @Test
  void itIsAGameForOne() {
    CharacterSpec you = new CharacterSpec("you", 'Y', Optional.empty());

    assertThatThrownBy(() -> start(List.of(ME, you), List.of()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("2, expected 1 as on the map");
  }

  @Test
  void nobodyIsCalledLikeTheEnemy() {
    CharacterSpec enemy = new CharacterSpec("enemy", '@', Optional.empty());

    assertThatThrownBy(() -> start(List.of(enemy), List.of()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("expected names that differ");
  }

  @Test
  void theScenarioHasNoMonsters() {
    assertThatThrownBy(
            () -> start(List.of(ME), List.of(new MonsterSpec("stupid", "s", 'S', 1, 1, null))))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("a monster, expected none: the level has the enemy");
  }

  @Test
  void aLevelIsDescribedInAFewWords() {
    assertThat(describe(LEVEL)).isEqualTo("5x3, an enemy with the treasure inside");
    assertThat(describe(LEVEL.replace("@ ", "@."))).isEqualTo("5x3, an enemy");
    assertThat(describe(LEVEL.replace("E", "."))).isEqualTo("5x3, no enemy");
  }

  private static String describe(String level) {
    return GameKind.named("bomberda").checkMap(new MapText("level.txt", level));
  }

  private static Game start(List<CharacterSpec> characters, List<MonsterSpec> monsters) {
    MapText map = new MapText("level.txt", LEVEL);
    return new Scenario("test", "", "bomberda", Map.of(), map, Seed.of(1), monsters, characters)
        .start(Seed.of(1));
  }
}
