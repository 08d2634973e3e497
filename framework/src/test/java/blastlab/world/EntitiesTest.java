package blastlab.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.Stage;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Characters and monsters as the student meets them. */
class EntitiesTest {
  private static final String DRAWING = "|a M b|\n";

  @Test
  void theSameOneIsEqualInEveryWorldOfTheGame() {
    RealWorld world = Stage.of(DRAWING).world();
    SensedWorld sensed = SensedWorld.fromWorld(world);
    SensedWorld later = sensed.next().world();

    CharacterEntity a = world.characters().get(0);
    assertThat(sensed.characters().get(0)).isEqualTo(a).hasSameHashCodeAs(a);
    assertThat(later.characters().get(0)).isEqualTo(a).hasSameHashCodeAs(a);
    assertThat(world.characters().get(1)).isNotEqualTo(a);
    assertThat(world.monsters().get(0)).isEqualTo(later.monsters().get(0)).isNotEqualTo(a);
  }

  @Test
  void anotherGamesCharactersAreOthers() {
    assertThat(Stage.of(DRAWING).world().characters().get(0))
        .isNotEqualTo(Stage.of(DRAWING).world().characters().get(0));
  }

  @Test
  void idsCountTheCharactersThenTheMonsters() {
    RealWorld world = Stage.of(DRAWING).world();

    assertThat(world.characters()).extracting(MovableEntity::id).containsExactly(0, 1);
    assertThat(world.monsters()).extracting(MovableEntity::id).containsExactly(2);
  }

  @Test
  void theyHaveNameAvatarAndPlace() {
    MonsterEntity monster = Stage.of(DRAWING).world().monsters().get(0);

    assertThat(monster.name()).isEqualTo("M");
    assertThat(monster.avatar()).isEqualTo('M');
    assertThat(monster).hasToString("M at (2,0)");
    assertThat(monster.isInWorld()).isTrue();
  }

  @Test
  void inASensedWorldTheyArePlainDummies() {
    RealWorld world = Stage.of(DRAWING).world();
    Agent agent = new Agent();
    SensedWorld sensed = world.show(agent, 0, new Random(1));

    assertThat(sensed.me(agent).getClass()).isEqualTo(CharacterEntity.class);
    assertThat(sensed.characters())
        .allSatisfy(c -> assertThat(c.getClass()).isEqualTo(CharacterEntity.class));
    assertThat(sensed.monsters())
        .allSatisfy(m -> assertThat(m.getClass()).isEqualTo(MonsterEntity.class));
  }

  @Test
  void directingADummyChangesItsWorldOnly() {
    SensedWorld sensed = SensedWorld.fromWorld(Stage.of(DRAWING).world());
    SensedWorld copy = SensedWorld.fromWorld(sensed);
    sensed.characters().get(0).move(1, 0);
    sensed.characters().get(0).placeBomb();
    sensed.monsters().get(0).move(-1, 0);

    assertThat(sensed.characters().get(0).dx()).isEqualTo(1);
    assertThat(sensed.characters().get(0).wantsBomb()).isTrue();
    assertThat(sensed.next().events())
        .extracting(Event::toString)
        .containsExactly("M killed a at (1,0)");
    assertThat(copy.characters().get(0).dx()).isZero();
    assertThat(copy.characters().get(0).wantsBomb()).isFalse();
    assertThat(copy.next().events()).isEmpty();
  }

  @Test
  void whatTheRealWorldShowedStaysAsItWas() {
    RealWorld world = Stage.of(DRAWING).move("a", 1, 0).world();
    CharacterEntity before = world.characters().get(0);
    world.step();

    assertThat(before.x()).isZero();
    assertThat(world.me(before).x()).isEqualTo(1);
  }

  @Test
  void oneThatIsInNoWorldYetSaysSo() {
    Agent agent = new Agent();

    assertThatThrownBy(agent::x)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "Agent is in no world yet; x(), name(), move() and the like work from the first act()"
                + " on");
    assertThat(agent).hasToString("Agent").isNotEqualTo(new Agent());
  }

  @Test
  void aBombWishIsBeforeOrAfterTheMoveAsItWasSaid() {
    RealWorld world = Stage.of(DRAWING).world();
    Agent agent = new Agent();
    world.show(agent, 0, new Random(1));

    agent.placeBomb();
    assertThat(wish(agent)).isEqualTo(BombWish.BEFORE_MOVE);
    agent.move(1, 0);
    assertThat(wish(agent)).isEqualTo(BombWish.BEFORE_MOVE);
    agent.placeBomb();
    assertThat(wish(agent)).isEqualTo(BombWish.AFTER_MOVE);
  }

  @Test
  void aBombWishCanBeTakenBack() {
    SensedWorld world = SensedWorld.fromWorld(Stage.of(DRAWING).move("a", 1, 0).world());
    CharacterEntity a = world.characters().get(0);

    a.placeBomb();
    a.cancelBomb();

    assertThat(a.wantsBomb()).isFalse();
    assertThat(a.dx()).isEqualTo(1);
    assertThat(world.next().world().bombs()).isEmpty();
  }

  private static BombWish wish(CharacterEntity character) {
    return character.board().wish(character.handle());
  }

  private static final class Agent extends CharacterEntity {}
}
