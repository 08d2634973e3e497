package blastlab.world;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Stage;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an event tells. */
class EventTest {
  @Test
  void aWallThatWasHitHasNoOtherSide() {
    Event event = only(Stage.of("|0W  a|\n").world().step().events());

    assertThat(event.type()).isEqualTo(Event.Type.BOMB_HIT_WALL);
    assertThat(event.character().name()).isEqualTo("a");
    assertThat(event.other()).isEmpty();
    assertThat(event.x()).isEqualTo(1);
    assertThat(event.y()).isZero();
    assertThat(event).hasToString("a's bomb hit a wall at (1,0)");
  }

  @Test
  void aKilledMonsterIsTheOtherSide() {
    Event event = only(Stage.of("|0M  a|\n").world().step().events());

    assertThat(event.type()).isEqualTo(Event.Type.BOMB_HIT_MONSTER);
    assertThat(event.character().name()).isEqualTo("a");
    assertThat(event.other().orElseThrow()).isInstanceOf(MonsterEntity.class);
    assertThat(event).hasToString("a's bomb killed M at (1,0)");
  }

  @Test
  void aKilledCharacterIsTheOtherSide() {
    RealWorld world = Stage.of("|0b  a|\n").world();
    CharacterEntity a = world.cast().get(0);
    CharacterEntity b = world.cast().get(1);
    Event event = only(world.step().events());

    assertThat(event.type()).isEqualTo(Event.Type.BOMB_HIT_CHARACTER);
    assertThat(event.character()).isEqualTo(a);
    assertThat(event.other()).contains(b);
    assertThat(event.ends(b)).isTrue();
    assertThat(event.ends(a)).isFalse();
    assertThat(event.concerns(a)).isTrue();
    assertThat(event.concerns(b)).isTrue();
  }

  @Test
  void aMonstersVictimIsTheCharacter() {
    RealWorld world = Stage.of("|aM b|\n").move("a", 1, 0).world();
    CharacterEntity a = world.cast().get(0);
    CharacterEntity b = world.cast().get(1);
    Event event = only(world.step().events());

    assertThat(event.type()).isEqualTo(Event.Type.CHARACTER_KILLED_BY_MONSTER);
    assertThat(event.character()).isEqualTo(a);
    assertThat(event.other().map(MovableEntity::name)).contains("M");
    assertThat(event.ends(a)).isTrue();
    assertThat(event.concerns(b)).isFalse();
    assertThat(event).hasToString("M killed a at (1,0)");
  }

  @Test
  void whoHasEscapedIsTheCharacter() {
    RealWorld world = Stage.of("|aE|\n").move("a", 1, 0).world();
    Event event = only(world.step().events());

    assertThat(event.type()).isEqualTo(Event.Type.CHARACTER_FOUND_EXIT);
    assertThat(event.other()).isEmpty();
    assertThat(event.ends(world.cast().get(0))).isTrue();
    assertThat(event).hasToString("a found the exit at (1,0)");
  }

  @Test
  void aHitWallEndsNobody() {
    RealWorld world = Stage.of("|0W  a|\n").world();

    assertThat(only(world.step().events()).ends(world.cast().get(0))).isFalse();
  }

  @Test
  void aStepsEventsAreItsOwn() {
    RealWorld world = Stage.of("|0W  a|\n").world();

    assertThat(world.step().events()).hasSize(1);
    assertThat(world.step().events()).isEmpty();
  }

  @Test
  void manyEventsOfAStepComeInOrder() {
    Stage.of("|WbWcWdWeW|\n|         |\n|    a    |\n")
        .bomb("a", 1, 0, 0)
        .bomb("b", 3, 0, 0)
        .put("b", 0, 2)
        .put("c", 0, 2)
        .put("d", 0, 2)
        .put("e", 0, 2)
        .step()
        .happened(
            "a's bomb hit a wall at (2,0)",
            "a's bomb hit a wall at (0,0)",
            "b's bomb hit a wall at (4,0)");
  }

  private static Event only(List<Event> events) {
    assertThat(events).hasSize(1);
    return events.get(0);
  }
}
