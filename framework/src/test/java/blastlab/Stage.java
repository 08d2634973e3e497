package blastlab;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.rules.course.Course;
import blastlab.rules.course.CourseSettings;
import blastlab.world.Board;
import blastlab.world.BombWish;
import blastlab.world.Ending;
import blastlab.world.Event;
import blastlab.world.Goal;
import blastlab.world.Laws;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.RealWorld;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A world of the course game that a test draws, directs, moves and looks at. The {@link Drawing}
 * shows it before; what is drawn after a step is the world's own picture, without the border.
 */
public final class Stage {
  private final RealWorld world;
  private final CourseSettings settings;
  private Optional<Consumer<Board>> edit = Optional.empty();
  private List<Event> events = List.of();

  private Stage(Drawing drawing) {
    settings = drawing.settings();
    world = drawing.build(new Editable(new Course(settings)));
    edit(drawing::layThings);
  }

  public static Stage of(String drawing) {
    return new Stage(new Drawing(drawing));
  }

  public RealWorld world() {
    return world;
  }

  // ---- what can't be drawn ----

  public Stage bomb(String owner, int x, int y, int timer) {
    int id = entity(owner).id();
    return edit(b -> b.placeBomb(b.cell(x, y), timer, settings.explosionRange(), id));
  }

  public Stage explosion(String owner, int x, int y, int timer) {
    int id = entity(owner).id();
    return edit(b -> b.ignite(b.cell(x, y), timer, id));
  }

  /** Puts somebody where the rules would not let it get. */
  public Stage put(String name, int x, int y) {
    int id = entity(name).id();
    return edit(b -> b.put(handle(b, id), x, y));
  }

  public Stage without(String character) {
    world.withdraw(entity(character).id());
    return this;
  }

  // ---- directions ----

  public Stage move(String name, int dx, int dy) {
    if (entity(name) instanceof MonsterEntity monster) {
      Puppet puppet = new Puppet();
      world.show(puppet, monster.id());
      puppet.move(dx, dy);
      world.accept(puppet);
    } else {
      world.decide(entity(name).id(), dx, dy, BombWish.NONE);
    }
    return this;
  }

  /** A wish for a bomb, together with a move. */
  public Stage placeBomb(String name, int dx, int dy) {
    world.decide(entity(name).id(), dx, dy, BombWish.BEFORE_MOVE);
    return this;
  }

  /** Lets a monster's mind decide for it. */
  public Stage decides(String monster, MonsterEntity mind) {
    mind.act(world.show(mind, entity(monster).id()));
    world.accept(mind);
    return this;
  }

  /** One step of the real world, which a sensed one must have foreseen. */
  public Stage step() {
    events = Foresight.step(world);
    return this;
  }

  public Stage steps(int count) {
    for (int i = 0; i < count; i++) {
      step();
    }
    return this;
  }

  // ---- what is to be seen ----

  public Stage shows(String drawing) {
    assertThat(world.toString().replaceAll("\\+-+\\+\n", "")).isEqualTo(drawing);
    return this;
  }

  /** What happened in the last step, in order, each as an event says it. */
  public Stage happened(String... sentences) {
    assertThat(events.stream().map(Event::toString)).containsExactly(sentences);
    return this;
  }

  public Stage nothingHappened() {
    return happened();
  }

  /** All bombs, in order of placing, such as {@code a's at (1,0), 2 left}. */
  public Stage hasBombs(String... bombs) {
    assertThat(world.bombs().stream().map(b -> thing(b.owner().name(), b.x(), b.y(), b.timer())))
        .containsExactly(bombs);
    return this;
  }

  /** All explosions, in any order, written as bombs are. */
  public Stage hasExplosions(String... explosions) {
    assertThat(
            world.explosions().stream().map(e -> thing(e.owner().name(), e.x(), e.y(), e.timer())))
        .containsExactlyInAnyOrder(explosions);
    return this;
  }

  /** The names of the characters in the world, in order. */
  public Stage hasCharacters(String... names) {
    assertThat(world.characters().stream().map(MovableEntity::name)).containsExactly(names);
    return this;
  }

  /** The names of the monsters in the world, in order. */
  public Stage hasMonsters(String... names) {
    assertThat(world.monsters().stream().map(MovableEntity::name)).containsExactly(names);
    return this;
  }

  public Stage score(String name, int score) {
    assertThat(world.scores()).containsEntry(name, score);
    return this;
  }

  public Stage isOver(Ending ending) {
    assertThat(world.ending()).contains(ending);
    return this;
  }

  public Stage goesOn() {
    assertThat(world.ending()).isEmpty();
    return this;
  }

  public MovableEntity entity(String name) {
    return Stream.<MovableEntity>concat(world.cast().stream(), world.monsters().stream())
        .filter(entity -> entity.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static String thing(String owner, int x, int y, int timer) {
    return owner + "'s at (" + x + "," + y + "), " + timer + " left";
  }

  private static int handle(Board board, int id) {
    for (int i = 0; i < board.characterCount(); i++) {
      if (board.id(board.character(i)) == id) {
        return board.character(i);
      }
    }
    for (int i = 0; i < board.monsterCount(); i++) {
      if (board.id(board.monster(i)) == id) {
        return board.monster(i);
      }
    }
    throw new IllegalArgumentException("nobody in the world has the id " + id);
  }

  private Stage edit(Consumer<Board> change) {
    edit = Optional.of(change);
    world.step();
    edit = Optional.empty();
    return this;
  }

  private static final class Puppet extends MonsterEntity {}

  /** The course's laws, but for a step in which the test itself changes the board. */
  private final class Editable implements Laws {
    private final Laws laws;

    Editable(Laws laws) {
      this.laws = laws;
    }

    @Override
    public String name() {
      return laws.name();
    }

    @Override
    public void step(Board board) {
      edit.orElse(laws::step).accept(board);
    }

    @Override
    public Goal goal(Board board) {
      return laws.goal(board);
    }

    @Override
    public int explosionDuration() {
      return laws.explosionDuration();
    }

    @Override
    public Optional<Ending> ending(Board board) {
      return laws.ending(board);
    }
  }
}
