package blastlab.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.agents.IdleCharacter;
import blastlab.agents.ScriptedCharacter;
import blastlab.agents.ScriptedCharacter.Line;
import blastlab.text.InputException;
import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.SensedWorld;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a game for a test is set up. */
class GameTestTest {
  private static final CharacterEntity EAST = new ScriptedCharacter(List.of(new Line(1, 0, 0)));

  @Test
  void lettersPlaceCharactersAndMonsters() {
    SensedWorld world =
        GameTest.onMap(
                """
                +-----+
                |D S C|
                |AP WE|
                |S    |
                +-----+
                """)
            .world();

    assertThat(world.characters())
        .map(CharacterEntity::toString)
        .containsExactly("C at (4,0)", "D at (0,0)");
    assertThat(world.monsters())
        .map(MonsterEntity::toString)
        .containsExactly("S at (2,0)", "A at (0,1)", "P at (1,1)", "S2 at (0,2)");
    assertThat(world.wallAt(3, 1)).isTrue();
    assertThat(world.exitAt(4, 1)).isTrue();
  }

  @Test
  void aMapMayHaveItsOwnParameters() {
    String map =
        """
        max_time 7
        bomb_time 2
        expl_duration 1
        expl_range 1
        +--+
        |C |
        +--+
        """;

    assertThat(GameTest.onMap(map).world().time()).isEqualTo(7);
    GameTest.onMap(map).play(new IdleCharacter()).survives(7).scores(0);
  }

  @Test
  void monstersCanBeAdded() {
    SensedWorld world =
        GameTest.onMap(
                """
                +---+
                |C S|
                +---+
                """)
            .monster(MonsterKind.STUPID, 1, 0)
            .world();

    assertThat(world.monsters())
        .map(MonsterEntity::toString)
        .containsExactly("S at (2,0)", "S2 at (1,0)");
  }

  @Test
  void aScenarioGoesByItsName() {
    SensedWorld world = GameTest.onScenario("scenario1/variant2").world();

    assertThat(world.width()).isEqualTo(8);
    assertThat(world.monsters()).hasSize(1);
  }

  @Test
  void theFirstDecisionIsSeenAfterTheSecondStep() {
    String map =
        """
        +---+
        |C  |
        +---+
        """;

    GameTest.onMap(map)
        .steps(1)
        .play(new ScriptedCharacter(List.of(new Line(1, 0, 0))))
        .standsAt(0, 0);
    GameTest.onMap(map).steps(2).play(EAST).standsAt(1, 0);
  }

  @Test
  void theSeedDecidesWhatMonstersDo() {
    String map =
        """
        +-------+
        |C     S|
        |       |
        |       |
        +-------+
        """;
    String one = GameTest.onMap(map).seed(1).steps(20).play(new IdleCharacter()).world().toString();
    String again =
        GameTest.onMap(map).seed(1).steps(20).play(new IdleCharacter()).world().toString();
    String other =
        GameTest.onMap(map).seed(3).steps(20).play(new IdleCharacter()).world().toString();

    assertThat(one).isEqualTo(again).isNotEqualTo(other);
  }

  @Test
  void aWrongMapIsShownWithLineNumbers() {
    assertThatThrownBy(
            () ->
                GameTest.onMap(
                    """
                    +---+
                    |C X|
                    +---+
                    """))
        .isInstanceOf(InputException.class)
        .hasMessage(
            """
            map:6:4: 'X', expected ' ', 'W' or 'E'
            The map as it was read, with line numbers:
              1  max_time 500
              2  bomb_time 10
              3  expl_duration 2
              4  expl_range 4
              5  +---+
              6  |  X|
              7  +---+
            """);
  }

  @Test
  void aMapWithoutACharacterIsRefused() {
    assertThatThrownBy(
            () ->
                GameTest.onMap(
                    """
                    +---+
                    |  E|
                    +---+
                    """))
        .isInstanceOf(InputException.class)
        .hasMessage("map: no character, expected a C where it starts");
  }

  @Test
  void everyCharacterWantsAnAgent() {
    assertThatThrownBy(() -> GameTest.onScenario("scenario1/variant1").play(EAST, EAST))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("play() was given 2 agents, expected 1 on this map");
  }
}
