package blastlab.world;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Stage;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** How decisions get into the real world. */
class RealWorldTest {
  private final RealWorld world = Stage.of("|a M b|\n").world();

  @Test
  void whatAnAgentDoesReachesTheWorldWhenItIsAccepted() {
    CharacterEntity agent = new Agent();
    world.show(agent, 0, new Random(1));
    agent.move(1, 0);
    agent.placeBomb();
    assertThat(world.me(agent).dx()).isZero();
    assertThat(world.me(agent).wantsBomb()).isFalse();

    world.accept(agent);

    assertThat(world.me(agent).dx()).isEqualTo(1);
    assertThat(world.me(agent).wantsBomb()).isTrue();
  }

  @Test
  void whatAnAgentDoesIsNotSeenInTheWorldItIsShown() {
    CharacterEntity agent = new Agent();
    SensedWorld sensed = world.show(agent, 0, new Random(1));
    agent.move(1, 0);
    assertThat(sensed.me(agent).dx()).isZero();

    sensed.me(agent).move(-1, 0);
    world.accept(agent);
    assertThat(world.me(agent).dx()).isEqualTo(1);
  }

  @Test
  void anAgentCanDecideForNobodyElse() {
    CharacterEntity agent = new Agent();
    SensedWorld sensed = world.show(agent, 0, new Random(1));
    sensed.characters().forEach(c -> c.move(1, 0));
    sensed.monsters().forEach(m -> m.move(1, 0));
    world.accept(agent);

    assertThat(world.characters()).allSatisfy(c -> assertThat(c.dx()).isZero());
    assertThat(world.monsters()).allSatisfy(m -> assertThat(m.dx()).isZero());
  }

  @Test
  void aMonsterIsAcceptedAlike() {
    MonsterEntity mind = new Mind();
    world.show(mind, 2);
    mind.move(-1, 0);
    assertThat(world.monsters().get(0).dx()).isZero();

    world.accept(mind);

    assertThat(world.monsters().get(0).dx()).isEqualTo(-1);
  }

  @Test
  void anAgentKeepsItsDirectionFromStepToStep() {
    CharacterEntity agent = new Agent();
    world.decide(0, 1, 0, BombWish.NONE);
    world.step();
    world.show(agent, 0, new Random(1));

    assertThat(agent.x()).isEqualTo(1);
    assertThat(agent.dx()).isEqualTo(1);
  }

  @Test
  void whoIsWithdrawnIsGoneWithoutAnEvent() {
    world.withdraw(0);
    world.withdraw(0); // once more changes nothing

    assertThat(world.characters()).extracting(MovableEntity::name).containsExactly("b");
    assertThat(world.cast().get(0).isInWorld()).isFalse();
    assertThat(world.step().events()).isEmpty();
    assertThat(world.scores()).containsEntry("a", -100).containsEntry("b", -99);
  }

  private static final class Agent extends CharacterEntity {}

  private static final class Mind extends MonsterEntity {}
}
