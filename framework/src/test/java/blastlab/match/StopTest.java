package blastlab.match;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Drawing;
import blastlab.world.Ending;
import blastlab.world.Event;
import blastlab.world.World;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Games that whoever runs them stops. */
class StopTest {
  private final AtomicReference<Match> match = new AtomicReference<>();
  private final Actor actor = Actor.idle();

  @Test
  void afterAStopDuringAStepNothingMoreHappens() {
    Result result =
        play(
            new MatchListener() {
              @Override
              public void stepped(World world, List<Event> events) {
                if (world.time() == 97) {
                  match.get().stop();
                }
              }
            });

    assertThat(result.steps()).isEqualTo(3);
    assertThat(result.ending()).isEqualTo(Ending.CAP);
    assertThat(result.seats().get(0).outcome()).isEmpty();
    assertThat(actor.asked).hasSize(2);
    assertThat(actor.told).hasSize(1);
  }

  @Test
  void afterAStopDuringDecisionsNoStepFollows() {
    Result result =
        play(
            new MatchListener() {
              @Override
              public void decided(World world, List<Decision> decisions) {
                match.get().stop();
              }
            });

    assertThat(result.steps()).isEqualTo(1);
  }

  @Test
  void aGameStoppedBeforeItsStartEndsAtOnce() {
    match.set(
        new Match(
            new Drawing("|a|\n").game(),
            List.of(() -> actor),
            Thinking.unlimited(),
            Match.NO_CAP,
            new MatchListener() {}));
    match.get().stop();

    assertThat(match.get().play().steps()).isZero();
    assertThat(actor.asked).isEmpty();
  }

  private Result play(MatchListener listener) {
    match.set(
        new Match(
            new Drawing("|a|\n").game(),
            List.of(() -> actor),
            Thinking.unlimited(),
            Match.NO_CAP,
            listener));
    return match.get().play();
  }
}
