package blastlab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import blastlab.world.SensedWorld;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What decisions cost, and how it is counted. */
class EffortTest {
  private static final String WAY = "|a   E|\n";
  private static final long NAP = TimeUnit.MILLISECONDS.toNanos(20);

  static Stream<Arguments> thinking() {
    return Stream.of(
        arguments(Thinking.unlimited()), arguments(Thinking.limited(Duration.ofMinutes(1))));
  }

  @ParameterizedTest
  @MethodSource("thinking")
  void countsTheNextCallsOfEveryDecision(Thinking thinking) {
    Actor actor = new Actor(a -> lookAhead(a, a.asked.size()).move(1, 0));

    Effort effort = effort(Played.limited(thinking, WAY, actor));

    assertThat(effort.decisions()).isEqualTo(4);
    assertThat(effort.nextCalls()).isEqualTo(1 + 2 + 3 + 4);
    assertThat(effort.mostNextCalls()).isEqualTo(4);
    assertThat(effort.nextCallsPerDecision()).isEqualTo(2.5);
  }

  @ParameterizedTest
  @MethodSource("thinking")
  void measuresHowLongDecisionsTake(Thinking thinking) {
    Actor actor =
        new Actor(
            a -> {
              if (a.asked.size() == 2) {
                nap();
              }
              a.move(1, 0);
            });

    Effort effort = effort(Played.limited(thinking, WAY, actor));

    assertThat(effort.slowestNanos()).isBetween(NAP, effort.nanos());
    assertThat(effort.millisPerDecision()).isEqualTo(effort.nanos() / 4e6);
  }

  @Test
  void looksAheadInAWorldOfAnEarlierDecisionCountToo() {
    Actor actor =
        new Actor(
            a -> {
              SensedWorld first = a.asked.get(0);
              first.next();
              a.move(1, 0);
            });

    Effort effort = effort(Played.game(WAY, actor));

    assertThat(effort.nextCalls()).isEqualTo(4);
    assertThat(effort.mostNextCalls()).isEqualTo(1);
  }

  @Test
  void whoNeverLooksAheadHasNoNextCalls() {
    Effort effort = effort(Played.game(WAY, Actor.walking(1, 0)));

    assertThat(effort.decisions()).isEqualTo(4);
    assertThat(effort.nextCalls()).isZero();
    assertThat(effort.mostNextCalls()).isZero();
  }

  @Test
  void aDecisionThatCrashesIsNotCounted() {
    Actor actor =
        new Actor(
            a -> {
              lookAhead(a, 10);
              if (a.asked.size() == 3) {
                throw new IllegalStateException("no");
              }
            });

    Effort effort = effort(Played.game(WAY, actor));

    assertThat(effort.decisions()).isEqualTo(2);
    assertThat(effort.nextCalls()).isEqualTo(20);
  }

  @Test
  void aDecisionThatTakesTooLongIsNotCounted() {
    Actor actor =
        new Actor(
            a -> {
              lookAhead(a, 10);
              sleepUntilInterrupted();
            });

    Effort effort = effort(Played.limited(Thinking.limited(Duration.ofMillis(300)), WAY, actor));

    assertThat(effort).isEqualTo(Effort.NONE);
    assertThat(effort.nextCallsPerDecision()).isZero();
    assertThat(effort.millisPerDecision()).isZero();
  }

  @Test
  void everyCharacterHasItsOwn() {
    Actor thinker = new Actor(a -> lookAhead(a, 7));
    Played game = Played.capped(3, "|a  |\n|b  |\n", thinker, Actor.idle());

    assertThat(game.result.seats())
        .extracting(seat -> seat.effort().nextCalls())
        .containsExactly(14L, 0L);
  }

  @Test
  void whoWatchesIsToldOfEveryDecision() {
    Played game = Played.capped(3, "|a  |\n|b  |\n", Actor.idle(), new Actor(a -> lookAhead(a, 5)));

    assertThat(game.decisions).extracting(Decision::id).containsExactly(0, 1, 0, 1);
    assertThat(game.decisions).extracting(Decision::nextCalls).containsExactly(0L, 5L, 0L, 5L);
  }

  @Test
  void sumsAddAndKeepTheGreatest() {
    Effort effort = new Effort(1, 10, 10, 5, 5).plus(new Effort(3, 6, 4, 30, 20));

    assertThat(effort).isEqualTo(new Effort(4, 16, 10, 35, 20));
    assertThat(effort.plus(Effort.NONE)).isEqualTo(effort);
  }

  private static Effort effort(Played game) {
    return game.result.seats().get(0).effort();
  }

  /** Looks so many steps ahead, partly through a copy. */
  private static Actor lookAhead(Actor actor, int steps) {
    SensedWorld world = actor.asked.get(actor.asked.size() - 1);
    for (int i = 0; i < steps; i++) {
      world = SensedWorld.fromWorld(world).next().world();
    }
    return actor;
  }

  private static void sleepUntilInterrupted() {
    try {
      Thread.sleep(30_000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void nap() {
    long end = System.nanoTime() + NAP;
    while (System.nanoTime() < end) {
      LockSupport.parkNanos(NAP);
    }
  }
}
