package blastlab.rules.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.Chance;
import blastlab.world.CharacterEntity;
import blastlab.world.Ending;
import blastlab.world.Event;
import blastlab.world.Goal;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.RealWorld;
import blastlab.world.SensedWorld;
import blastlab.world.Step;
import java.util.List;
import java.util.Random;

/**
 * A room that a test draws ({@link RoomDrawing}), commands, moves and looks at. After a tick it is
 * drawn by the world itself: bombers and choppers hide what lies under them, {@code *} burns and
 * {@code o} is a bomb without a fuse. The first cell inside the walls is (1,1).
 */
final class Room {
  private static final Chance NO_CHANCE =
      bound -> {
        throw new AssertionError("chance was asked");
      };

  private final RealWorld world;
  private final boolean hidesPerks;
  private int draws;
  private List<Event> events = List.of();

  private Room(String drawing, Chance chance) {
    RoomDrawing drawn = new RoomDrawing(drawing);
    hidesPerks = drawn.hidesPerks();
    world =
        drawn.build(
            bound -> {
              draws++;
              return chance.below(bound);
            });
  }

  /** A room in which chance must have no say. */
  static Room of(String drawing) {
    return new Room(drawing, NO_CHANCE);
  }

  static Room of(String drawing, Chance chance) {
    return new Room(drawing, chance);
  }

  RealWorld world() {
    return world;
  }

  Room without(String bomber) {
    world.withdraw(bomber(bomber).id());
    return this;
  }

  // ---- ticks ----

  /** A tick with commands such as {@code A ACT,LEFT} for a bomber and {@code &1 UP} for others. */
  Room tick(String... commands) {
    for (String command : commands) {
      String[] words = command.split(" ", -1);
      give(words[0], words[1].split(",", -1));
    }
    Step foreseen = SensedWorld.fromWorld(world).next();
    int before = draws;
    events = world.step().events();
    if (draws == before && !hidesPerks) {
      assertThat(foreseen.world()).isEqualTo(world);
      assertThat(foreseen.world().scores()).isEqualTo(world.scores());
      assertThat(foreseen.events()).isEqualTo(events);
    }
    return this;
  }

  /** So many ticks in which nobody does anything. */
  Room ticks(int count) {
    for (int i = 0; i < count; i++) {
      tick();
    }
    return this;
  }

  private void give(String name, String[] orders) {
    if (name.startsWith("&")) {
      MonsterEntity mind = new Puppet();
      int id = Integer.parseInt(name.substring(1)) - 1 + world.cast().size();
      world.show(mind, id);
      walk(mind, orders);
      world.accept(mind);
    } else {
      CharacterEntity mind = new CharacterPuppet();
      world.show(mind, bomber(name).id(), new Random(0));
      walk(mind, orders);
      world.accept(mind);
    }
  }

  private static void walk(MovableEntity mind, String[] orders) {
    for (String order : orders) {
      switch (order) {
        case "UP" -> mind.move(mind.dx(), -1);
        case "DOWN" -> mind.move(mind.dx(), 1);
        case "LEFT" -> mind.move(-1, mind.dy());
        case "RIGHT" -> mind.move(1, mind.dy());
        case "ACT" -> ((CharacterEntity) mind).placeBomb();
        default -> throw new IllegalArgumentException("no command " + order);
      }
    }
  }

  // ---- what is to be seen ----

  Room shows(String drawing) {
    List<String> rows = world.toString().lines().toList();
    StringBuilder inside = new StringBuilder();
    for (String row : rows.subList(2, rows.size() - 2)) {
      inside.append('|').append(row, 2, row.length() - 2).append("|\n");
    }
    assertThat(inside).hasToString(drawing);
    return this;
  }

  /** What happened in the last tick, in order, each as an event says it. */
  Room happened(String... sentences) {
    assertThat(events.stream().map(Event::toString)).containsExactly(sentences);
    return this;
  }

  Room nothingHappened() {
    return happened();
  }

  /** All bombs, in order of placing, such as {@code A's at (1,1): 5 left, range 3}. */
  Room hasBombs(String... bombs) {
    assertThat(
            world.bombs().stream()
                .map(
                    b ->
                        "%s's at (%d,%d): %d left, range %d"
                            .formatted(b.owner().name(), b.x(), b.y(), b.timer(), b.range())))
        .containsExactly(bombs);
    return this;
  }

  /** All perks, such as {@code radius at (1,1): 30 left}. */
  Room hasPerks(String... perks) {
    assertThat(
            world.items().stream()
                .map(
                    i ->
                        "%s at (%d,%d): %d left"
                            .formatted(i.kind().word(), i.x(), i.y(), i.value())))
        .containsExactly(perks);
    return this;
  }

  /** Whose fire burns on a cell, the names joined with {@code +}. */
  Room burns(int x, int y, String owners) {
    assertThat(
            world.explosionAt(x, y).orElseThrow().owners().stream()
                .map(MovableEntity::name)
                .sorted())
        .containsExactly(owners.split("\\+", -1));
    return this;
  }

  Room score(String name, int score) {
    assertThat(world.scores()).containsEntry(name, score);
    return this;
  }

  Room goesOn() {
    assertThat(world.ending()).isEmpty();
    return this;
  }

  Room isOver(Ending ending) {
    assertThat(world.ending()).contains(ending);
    return this;
  }

  Room isWonBy(String... winner) {
    assertThat(world.winner().stream().map(MovableEntity::name)).containsExactly(winner);
    assertThat(world.goal()).isEqualTo(Goal.WIN);
    return this;
  }

  private CharacterEntity bomber(String name) {
    return world.cast().stream().filter(c -> c.name().equals(name)).findFirst().orElseThrow();
  }

  private static final class Puppet extends MonsterEntity {}

  private static final class CharacterPuppet extends CharacterEntity {}
}
