package blastlab.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Agents are told once that the game is over for them. */
class DoneTest {
  @Test
  void eachIsToldExactlyOnce() {
    Actor escaping = Actor.walking(1, 0);
    Actor dying = Actor.walking(1, 0);
    Actor lasting = Actor.idle();
    Played.game("max_time 9\n|aE  |\n|bM c|\n", escaping, dying, lasting);

    assertThat(escaping.told).hasSize(1);
    assertThat(dying.told).hasSize(1);
    assertThat(lasting.told).hasSize(1);
  }

  @Test
  void whoLeavesIsToldRightAfterThatStep() {
    Actor escaping = Actor.walking(1, 0);
    Actor dying = Actor.walking(1, 0);
    Actor lasting = Actor.idle();
    Played.game("max_time 9\n|aE  |\n|bM c|\n", escaping, dying, lasting);

    assertThat(escaping.told.get(0).time()).isEqualTo(7);
    assertThat(dying.told.get(0).time()).isEqualTo(7);
    assertThat(lasting.told.get(0).time()).isZero();
  }

  @Test
  void itSeesItselfWithItsLastScore() {
    Actor actor = Actor.walking(1, 0);
    Played.game("max_time 9\n|aE|\n", actor);

    assertThat(actor.told.get(0).me(actor).isInWorld()).isFalse();
    assertThat(actor.told.get(0).score(actor)).isEqualTo(-9 + 1 + 2 * 7);
  }

  @Test
  void aStoppedGameIsOverForEverybodyInIt() {
    Actor actor = Actor.idle();
    Played.capped(2, "|a|\n", actor);

    assertThat(actor.told).hasSize(1);
  }
}
