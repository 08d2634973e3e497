package blastlab.rules;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.SeatedScenario;
import blastlab.scenario.Scenario;
import blastlab.scenario.Seed;
import blastlab.world.BombEntity;
import blastlab.world.BombWish;
import blastlab.world.CharacterEntity;
import blastlab.world.Ending;
import blastlab.world.Event;
import blastlab.world.ExplosionEntity;
import blastlab.world.Item;
import blastlab.world.MovableEntity;
import blastlab.world.RealWorld;
import blastlab.world.SensedWorld;
import blastlab.world.Step;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A game with everybody on the map, which a test starts, plays turn by turn and looks at. Players
 * are drawn with the first letter of their names; what is drawn after a turn is the world's own
 * picture, without the top and bottom of its border.
 */
public final class Playground {
  private final RealWorld world;
  private List<Event> events = List.of();

  private Playground(RealWorld world) {
    this.world = world;
  }

  /** A game in an arena, with players of these names in the order of their seats. */
  public static Playground arena(String map, String... names) {
    return of("arena", Map.of(), map, names);
  }

  /** A duel between players of these names, in the order of their numbers. */
  public static Playground duel(String map, String... names) {
    return of("duel", Map.of(), map, names);
  }

  /** A game of any rule set, with settings. */
  public static Playground of(
      String rules, Map<String, Integer> settings, String map, String... names) {
    Scenario scenario = SeatedScenario.of(rules, settings, map, names);
    return new Playground(scenario.start(Seed.of(1)).world());
  }

  public RealWorld world() {
    return world;
  }

  /** Takes somebody out of the game between two turns, as a crash of its code does. */
  public Playground without(String name) {
    world.withdraw(player(name).id());
    return this;
  }

  /**
   * A turn in which everybody does as told, such as {@code "a right"}, {@code "b bomb"}, or {@code
   * "c up left"} and {@code "d right bomb"} where the rules have to judge; others do nothing. A
   * sensed world must have foreseen all of it but what comes to light.
   */
  public Playground turn(String... decisions) {
    Stream.of(decisions).forEach(decision -> decide(decision.split(" ")));
    Step foreseen = SensedWorld.fromWorld(world).next();
    List<Item> before = world.items();
    events = world.step().events();
    assertThat(foreseen.events()).isEqualTo(events);
    assertThat(foreseen.world().scores()).isEqualTo(world.scores());
    assertThat(foreseen.world()).hasToString(world.toString());
    if (before.containsAll(world.items())) {
      assertThat(foreseen.world()).isEqualTo(world);
    }
    return this;
  }

  /** So many turns in which nobody does anything. */
  public Playground turns(int count) {
    for (int i = 0; i < count; i++) {
      turn();
    }
    return this;
  }

  private void decide(String[] words) {
    int dx = 0;
    int dy = 0;
    BombWish wish = BombWish.NONE;
    for (String word : List.of(words).subList(1, words.length)) {
      switch (word) {
        case "up" -> dy = -1;
        case "down" -> dy = 1;
        case "left" -> dx = -1;
        case "right" -> dx = 1;
        case "bomb" -> wish = BombWish.BEFORE_MOVE;
        default -> throw new IllegalArgumentException(word);
      }
    }
    world.decide(player(words[0]).id(), dx, dy, wish);
  }

  // ---- what is to be seen ----

  public Playground shows(String picture) {
    assertThat(world.toString().replaceAll("\\+-+\\+\n", "")).isEqualTo(picture);
    return this;
  }

  /** What happened in the last turn, in order, each as an event says it. */
  public Playground happened(String... sentences) {
    assertThat(events.stream().map(Event::toString)).containsExactly(sentences);
    return this;
  }

  public Playground nothingHappened() {
    return happened();
  }

  /** All bombs, in order of placing, such as {@code a+b's at (1,0), range 3, in 2}. */
  public Playground hasBombs(String... bombs) {
    assertThat(world.bombs().stream().map(Playground::describe)).containsExactly(bombs);
    return this;
  }

  /** Whose the explosion on a cell is, all names in order. */
  public Playground burnsFor(int x, int y, String... names) {
    Optional<ExplosionEntity> fire = world.explosionAt(x, y);
    assertThat(fire.stream().flatMap(f -> f.owners().stream()).map(MovableEntity::name).sorted())
        .containsExactly(names);
    return this;
  }

  /** All items that lie open, such as {@code coin 5 at (1,0)}, in any order. */
  public Playground hasItems(String... items) {
    assertThat(
            world.items().stream()
                .map(i -> i.kind().word() + " " + i.value() + " at (" + i.x() + "," + i.y() + ")"))
        .containsExactlyInAnyOrder(items);
    return this;
  }

  /** The names of those who are still there, in order. */
  public Playground hasPlayers(String... names) {
    assertThat(world.characters().stream().map(MovableEntity::name)).containsExactly(names);
    return this;
  }

  public Playground score(String name, int score) {
    assertThat(world.scores()).containsEntry(name, score);
    return this;
  }

  public Playground time(int left) {
    assertThat(world.time()).isEqualTo(left);
    return this;
  }

  public Playground goesOn() {
    assertThat(world.ending()).isEmpty();
    assertThat(world.winner()).isEmpty();
    return this;
  }

  public Playground isOver(Ending ending) {
    assertThat(world.ending()).contains(ending);
    return this;
  }

  public Playground isWonBy(String name) {
    assertThat(world.winner().map(MovableEntity::name)).contains(name);
    return this;
  }

  public Playground isWonByNobody() {
    assertThat(world.winner()).isEmpty();
    return this;
  }

  private CharacterEntity player(String name) {
    return world.cast().stream().filter(c -> c.name().equals(name)).findFirst().orElseThrow();
  }

  private static String describe(BombEntity bomb) {
    String owners =
        bomb.owners().stream().map(MovableEntity::name).collect(Collectors.joining("+"));
    return "%s's at (%d,%d), range %d, in %d"
        .formatted(owners, bomb.x(), bomb.y(), bomb.range(), bomb.timer());
  }
}
