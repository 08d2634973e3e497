package blastlab.view.fx;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.replay.History;
import blastlab.view.console.Rehearsal;
import org.junit.jupiter.api.Test;

class PlaybackTest {
  private static final long SECOND = 1_000_000_000L;

  private final History history = new History();
  private long now = SECOND;

  /**
   * A game of six moments that is over: the bomb brings the wall down, and then the way is free.
   */
  private Playback ofAGame(Speed speed) {
    Rehearsal.play(history, Rehearsal.script(new int[] {0, 0, 0}));
    Playback playback = new Playback(history, new Gate(), speed, false);
    playback.seek(0);
    return playback;
  }

  private void pass(Playback playback, double seconds) {
    playback.tick(now);
    now += (long) (seconds * SECOND);
    playback.tick(now);
  }

  @Test
  void playsAtItsSpeed() {
    Playback playback = ofAGame(new Speed(2));

    playback.toggle();
    pass(playback, 0.4);
    assertThat(playback.cursor()).isZero();
    pass(playback, 0.2);
    assertThat(playback.cursor()).isEqualTo(1);
    pass(playback, 1);
    assertThat(playback.cursor()).isEqualTo(3);
  }

  @Test
  void stopsAtTheEndAndStartsOverFromThere() {
    Playback playback = ofAGame(Speed.UNLIMITED);

    playback.toggle();
    pass(playback, 10);
    assertThat(playback.isAtEnd()).isTrue();
    assertThat(playback.isPlaying()).isFalse();
    assertThat(playback.cursor()).isEqualTo(history.size() - 1);

    playback.toggle();
    assertThat(playback.cursor()).isZero();
    assertThat(playback.isPlaying()).isTrue();
  }

  @Test
  void seekingPausesAndStaysWithinTheGame() {
    Playback playback = ofAGame(Speed.USUAL);

    playback.toggle();
    playback.seek(3);
    pass(playback, 10);
    assertThat(playback.cursor()).isEqualTo(3);
    assertThat(playback.isPlaying()).isFalse();

    playback.seek(-5);
    assertThat(playback.cursor()).isZero();
    playback.back();
    assertThat(playback.cursor()).isZero();
    playback.seek(1000);
    assertThat(playback.cursor()).isEqualTo(history.size() - 1);
    playback.forward();
    assertThat(playback.cursor()).isEqualTo(history.size() - 1);
  }

  @Test
  void goesStepByStepBothWays() {
    Playback playback = ofAGame(Speed.USUAL);

    playback.forward();
    playback.forward();
    assertThat(playback.moment().orElseThrow().step()).isEqualTo(2);
    playback.back();
    assertThat(playback.moment().orElseThrow().step()).isEqualTo(1);
  }

  @Test
  void followsAGameThatGrowsUnlessSomebodyLooksBack() {
    Playback playback = new Playback(history, new Gate(), Speed.USUAL, true);
    assertThat(playback.moment()).isEmpty();

    history.started(Rehearsal.game().world());
    history.stepped(Rehearsal.game().world(), java.util.List.of());
    playback.tick(now);
    assertThat(playback.cursor()).isEqualTo(1);

    playback.back();
    history.stepped(Rehearsal.game().world(), java.util.List.of());
    playback.tick(now);
    assertThat(playback.cursor()).isZero();

    playback.end();
    history.stepped(Rehearsal.game().world(), java.util.List.of());
    playback.tick(now);
    assertThat(playback.cursor()).isEqualTo(3);
  }
}
