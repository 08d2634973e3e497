package blastlab.explain;

import blastlab.monsters.MonsterMoves;
import blastlab.replay.History;
import blastlab.search.Move;
import blastlab.world.BombEntity;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds out from a recorded game what killed a character. */
final class Inquest {
  private static final int LAST_TIMER = 1; // or less, in the last state before a bomb's time is up

  private final History history;
  private final CharacterEntity me;
  private final int death;

  /** About a character and the step in which it died. */
  Inquest(History history, CharacterEntity me, int death) {
    this.history = history;
    this.me = me;
    this.death = death;
  }

  Optional<Cause> cause() {
    return deadly().stream()
        .findFirst()
        .flatMap(
            event ->
                switch (event.type()) {
                  case BOMB_HIT_CHARACTER -> Optional.of(blast());
                  case CHARACTER_KILLED_BY_MONSTER -> event.other().map(m -> monster(event, m));
                  default -> Optional.empty();
                });
  }

  private List<Event> deadly() {
    return history.at(death).events().stream().filter(event -> event.ends(me)).toList();
  }

  /** Whether it was somewhere else before, and so went to where it died. */
  private boolean hasMoved(Cell at) {
    CharacterEntity before = history.at(death - 1).world().me(me);
    return before.x() != at.x() || before.y() != at.y();
  }

  // ---- monsters ----

  private Cause monster(Event event, MovableEntity killer) {
    Cell at = new Cell(event.x(), event.y());
    SensedWorld before = history.at(death - 1).world();
    int place = before.monsters().indexOf(killer);
    if (place < 0) {
      return new Cause.Monster(at, killer.name(), "", false, 0, 0);
    }
    MonsterEntity monster = before.monsters().get(place);
    List<Move> moves = MonsterMoves.of(before, monster);
    int ways = Reach.ways(moves, monster, at.x(), at.y());
    boolean walkedInto = hasMoved(at) && !comesFirst(before);
    return new Cause.Monster(at, monster.name(), monster.kind(), walkedInto, ways, moves.size());
  }

  /** Where monsters move by chance and last, they have come to the character. */
  private static boolean comesFirst(SensedWorld world) {
    return world.rules().equals(Others.ROOMS);
  }

  // ---- bombs ----

  private Cause blast() {
    List<CharacterEntity> owners =
        new ArrayList<>(deadly().stream().map(Event::character).toList());
    owners.sort(Comparator.comparing(owner -> !owner.equals(me)));
    Event event = deadly().get(0);
    Cell at = new Cell(event.x(), event.y());
    Optional<Cause.Bomb> bomb = bomb(owners.get(0), at);
    boolean walkedInto = bomb.filter(b -> b.wentOff() < death).isPresent() && hasMoved(at);
    return new Cause.Blast(
        at,
        owners.stream().map(MovableEntity::name).distinct().toList(),
        owners.contains(me),
        walkedInto,
        bomb);
  }

  /** The bomb that lit a cell last before the death; fires stay for a while. */
  private Optional<Cause.Bomb> bomb(CharacterEntity owner, Cell at) {
    int oldest = Math.max(1, death - history.at(death).world().explosionDuration() - 1);
    for (int step = death; step >= oldest; step--) {
      Optional<Cause.Bomb> found = bombThatWentOff(step, owner, at);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<Cause.Bomb> bombThatWentOff(int step, CharacterEntity owner, Cell at) {
    SensedWorld after = history.at(step).world();
    return history.at(step - 1).world().bombs().stream()
        .filter(bomb -> bomb.owners().contains(owner) && reaches(bomb, at))
        .filter(bomb -> !isThere(after, bomb.x(), bomb.y(), owner))
        .min(Comparator.comparingInt(bomb -> distance(bomb, at)))
        .map(bomb -> bomb(bomb, owner, step));
  }

  private Cause.Bomb bomb(BombEntity bomb, CharacterEntity owner, int wentOff) {
    int placed = wentOff - 1;
    while (placed > 0 && isThere(history.at(placed - 1).world(), bomb.x(), bomb.y(), owner)) {
      placed--;
    }
    Cell at = new Cell(bomb.x(), bomb.y());
    return new Cause.Bomb(owner.name(), at, placed, wentOff, bomb.timer() > LAST_TIMER);
  }

  private static boolean isThere(SensedWorld world, int x, int y, CharacterEntity owner) {
    return world.bombAt(x, y).filter(bomb -> bomb.owners().contains(owner)).isPresent();
  }

  private static boolean reaches(BombEntity bomb, Cell cell) {
    boolean inLine = bomb.x() == cell.x() || bomb.y() == cell.y();
    return inLine && distance(bomb, cell) <= bomb.range();
  }

  private static int distance(BombEntity bomb, Cell cell) {
    return Math.abs(bomb.x() - cell.x()) + Math.abs(bomb.y() - cell.y());
  }
}
