package blastlab;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.BombWish;
import blastlab.world.CharacterEntity;
import blastlab.world.Ending;
import blastlab.world.Event;
import blastlab.world.RealWorld;
import java.util.List;
import java.util.Map;

/**
 * A game of bomberda that a test plays and looks at. A level shows it before; what is drawn after a
 * turn is the world's own picture without its frame. In it a bomb is a digit, and a blast is {@code
 * *}, on walls and holes {@code %}.
 */
public final class LevelStage {
  private final RealWorld world;
  private List<Event> events = List.of();

  private LevelStage(String level, Map<String, Integer> settings) {
    world = Levels.start(level, settings).world();
  }

  public static LevelStage of(String level) {
    return new LevelStage(level, Map.of());
  }

  /** A game that may last so many turns. */
  public static LevelStage of(int turns, String level) {
    return new LevelStage(level, Map.of("turns", turns));
  }

  public RealWorld world() {
    return world;
  }

  /**
   * Plays turns, which sensed worlds must have foreseen: each is made of the words {@code up},
   * {@code down}, {@code left}, {@code right} and {@code bomb}, or is {@code nothing}.
   */
  public LevelStage play(String... turns) {
    for (String turn : turns) {
      assertThat(world.ending()).as("ending before " + turn).isEmpty();
      decide(List.of(turn.split(" ", -1)));
      events = Foresight.step(world);
    }
    return this;
  }

  private void decide(List<String> words) {
    assertThat(List.of("up", "down", "left", "right", "bomb", "nothing")).containsAll(words);
    int dx = sign(words, "right") - sign(words, "left");
    int dy = sign(words, "down") - sign(words, "up");
    BombWish wish = words.contains("bomb") ? BombWish.BEFORE_MOVE : BombWish.NONE;
    world.decide(0, dx, dy, wish);
  }

  private static int sign(List<String> words, String word) {
    return words.contains(word) ? 1 : 0;
  }

  // ---- what is to be seen ----

  public LevelStage shows(String picture) {
    assertThat(world.toString().replaceAll("\\+-+\\+\n", "").replaceAll("(?m)^\\||\\|$", ""))
        .isEqualTo(picture);
    return this;
  }

  /** What happened in the last turn, in order, each as an event says it. */
  public LevelStage happened(String... sentences) {
    assertThat(events.stream().map(Event::toString)).containsExactly(sentences);
    return this;
  }

  /** The bomb's counter, and that there is a bomb on that cell. */
  public LevelStage hasBomb(int x, int y, int counter) {
    assertThat(world.bombs()).hasSize(1);
    assertThat(world.bombAt(x, y))
        .hasValueSatisfying(bomb -> assertThat(bomb.timer()).isEqualTo(counter));
    return this;
  }

  public LevelStage hasNoBomb() {
    assertThat(world.bombs()).isEmpty();
    return this;
  }

  public LevelStage playerIsAt(int x, int y) {
    assertThat(world.characters())
        .extracting(CharacterEntity::toString)
        .containsExactly("me at (" + x + "," + y + ")");
    return this;
  }

  public LevelStage score(int score) {
    assertThat(world.scores()).containsEntry("me", score);
    return this;
  }

  public LevelStage timeLeft(int turns) {
    assertThat(world.time()).isEqualTo(turns);
    return this;
  }

  public LevelStage isWon() {
    assertThat(world.ending()).contains(Ending.WON);
    return this;
  }

  public LevelStage isLost() {
    assertThat(world.ending()).contains(Ending.LOST);
    return this;
  }

  public LevelStage isOutOfTime() {
    assertThat(world.ending()).contains(Ending.TIME);
    return this;
  }

  public LevelStage goesOn() {
    assertThat(world.ending()).isEmpty();
    return this;
  }
}
