package blastlab.monsters;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Stage;
import blastlab.world.Cell;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import java.math.BigInteger;
import java.util.function.Function;

/** Looks at what a mind decides for the monster {@code M}, and at what it draws for that. */
final class Minds {
  private static final int SEEDS = 40;

  private final Stage stage;
  private final Function<PythonRandom, MonsterEntity> kind;

  Minds(Stage stage, Function<PythonRandom, MonsterEntity> kind) {
    this.stage = stage;
    this.kind = kind;
  }

  /** Whatever the numbers are, it makes one draw among exactly these directions, in this order. */
  void drawAmong(String... directions) {
    MovableEntity monster = stage.entity("M");
    int dx = monster.dx();
    int dy = monster.dy();
    for (int seed = 0; seed < SEEDS; seed++) {
      PythonRandom random = new PythonRandom(BigInteger.valueOf(seed));
      PythonRandom same = new PythonRandom(BigInteger.valueOf(seed));
      stage.move("M", dx, dy).decides("M", kind.apply(random));
      assertThat(direction()).isEqualTo(directions[same.choice(directions.length)]);
      assertThat(random.nextWord()).isEqualTo(same.nextWord());
    }
  }

  /** It goes in this direction, and draws nothing. */
  void decideWithoutADraw(String direction) {
    PythonRandom random = new PythonRandom(BigInteger.ONE);
    stage.decides("M", kind.apply(random));
    assertThat(direction()).isEqualTo(direction);
    assertThat(random.nextWord()).isEqualTo(new PythonRandom(BigInteger.ONE).nextWord());
  }

  private String direction() {
    MovableEntity monster = stage.entity("M");
    return new Cell(monster.dx(), monster.dy()).toString();
  }
}
