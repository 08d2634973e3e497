package blastlab.world;

import java.util.Collection;

/**
 * A world to look at, experiment with and search through: a copy that shares nothing changeable
 * with where it came from, and in which characters and monsters are plain dummies.
 */
public final class SensedWorld extends World {
  private final Meter meter;

  SensedWorld(Board board, Meter meter) {
    super(board);
    this.meter = meter;
  }

  /** A copy of any world, real or sensed. */
  public static SensedWorld fromWorld(World world) {
    Meter meter = world instanceof SensedWorld sensed ? sensed.meter : new Meter();
    return new SensedWorld(world.board.copy(), meter);
  }

  /**
   * What comes next if everybody does as directed in this world, which itself stays as it is. Who
   * was given no new direction keeps the one it has.
   */
  public Step next() {
    meter.nextCalls++;
    return new Step(new SensedWorld(board.next(), meter));
  }

  /**
   * How often {@link #next} was called so far on the worlds that an agent was shown in this game,
   * and on all that came from them: what thinking has cost, whatever the computer. A search in
   * several threads may be counted short.
   */
  public long nextCalls() {
    return meter.nextCalls;
  }

  /**
   * A copy from which everybody has gone but these. With nobody left in it {@link #next} shows what
   * the bombs do by themselves.
   */
  public SensedWorld withOnly(Collection<? extends MovableEntity> entities) {
    Board copy = board.copy();
    for (int i = copy.characterCount() - 1; i >= 0; i--) {
      if (!entities.contains(new CharacterEntity(copy, copy.character(i)))) {
        copy.removeCharacter(i);
      }
    }
    for (int i = copy.monsterCount() - 1; i >= 0; i--) {
      if (!entities.contains(new MonsterEntity(copy, copy.monster(i)))) {
        copy.removeMonster(i);
      }
    }
    return new SensedWorld(copy, meter);
  }

  /** Makes the bomb on a cell, if there is one, go off in the coming step of this world. */
  public void setOff(int x, int y) {
    requireInside(board, x, y);
    for (int i = 0; i < board.bombCount(); i++) {
      if (board.bombCell(i) == board.cell(x, y)) {
        board.setBombTimer(i, 0);
      }
    }
  }

  @Override
  Board shown() {
    return board;
  }
}
