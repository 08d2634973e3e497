package blastlab.view.fx;

import static java.util.stream.Collectors.joining;

import blastlab.search.DangerMap;
import blastlab.world.BombEntity;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.ExplosionEntity;
import blastlab.world.Item;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.Terrain;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;

/** All there is to say about a cell. */
final class CellFacts {
  private CellFacts() {}

  /** A line for each thing, the cell itself first. */
  static List<String> of(World world, Cell cell) {
    int x = cell.x();
    int y = cell.y();
    List<String> facts = new ArrayList<>();
    facts.add("(" + x + "," + y + ") " + ground(world, x, y));
    world.charactersAt(x, y).forEach(one -> facts.add(character(one)));
    world.monstersAt(x, y).forEach(one -> facts.add(monster(one)));
    world.bombAt(x, y).ifPresent(bomb -> facts.add(bomb(bomb)));
    world.explosionAt(x, y).ifPresent(fire -> facts.add(fire(fire)));
    world.itemsAt(x, y).forEach(item -> facts.add(item(item)));
    facts.addAll(danger(world, x, y));
    return facts;
  }

  private static String ground(World world, int x, int y) {
    return world.exitAt(x, y) ? "exit" : words(world.terrainAt(x, y));
  }

  private static String words(Terrain terrain) {
    return switch (terrain) {
      case FLOOR -> "floor";
      case FRAGILE -> "fragile floor";
      case HOLE -> "hole: nobody gets across";
      case BRICK -> "brick: a blast destroys it";
      case STONE -> "stone: nothing destroys it";
    };
  }

  private static String character(CharacterEntity one) {
    String bomb = one.wantsBomb() ? ", wants a bomb" : "";
    return one.name() + ": score " + one.score() + ", " + heading(one) + bomb;
  }

  private static String monster(MonsterEntity one) {
    String sight = one.range() > 0 ? ", sees " + one.range() + " cells far" : "";
    return one.name() + ": " + one.kind() + " monster, " + heading(one) + sight;
  }

  private static String heading(MovableEntity one) {
    String vertical = one.dy() < 0 ? "up" : one.dy() > 0 ? "down" : "";
    String horizontal = one.dx() < 0 ? "left" : one.dx() > 0 ? "right" : "";
    String both = (vertical + " " + horizontal).strip();
    return both.isEmpty() ? "not moving" : "heading " + both;
  }

  private static String bomb(BombEntity bomb) {
    String timer = bomb.timer() == BombEntity.NO_FUSE ? "no fuse" : "timer " + bomb.timer();
    return "bomb of " + names(bomb.owners()) + ": " + timer + ", range " + bomb.range();
  }

  private static String fire(ExplosionEntity fire) {
    return "explosion of " + names(fire.owners()) + ": timer " + fire.timer();
  }

  private static String item(Item item) {
    return item.kind().words() + (item.value() > 0 ? ": value " + item.value() : "");
  }

  private static String names(List<CharacterEntity> owners) {
    return owners.stream().map(CharacterEntity::name).collect(joining(" and "));
  }

  private static List<String> danger(World world, int x, int y) {
    if (world.bombs().isEmpty() && world.explosions().isEmpty()) {
      return List.of();
    }
    DangerMap danger = DangerMap.of(world);
    int steps = danger.stepsUntilBlast(x, y);
    if (danger.isDeadly(x, y, 0)) {
      return List.of("danger: deadly now");
    }
    return steps == DangerMap.NEVER
        ? List.of("danger: no bomb reaches it")
        : List.of("danger: leave within " + steps + (steps == 1 ? " step" : " steps"));
  }
}
