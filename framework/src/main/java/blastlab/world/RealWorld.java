package blastlab.world;

import java.util.List;
import java.util.Random;

/**
 * The world that counts. Agents never see it: each is shown a copy, decides on that, and the
 * decision is then taken over here.
 */
public final class RealWorld extends World {
  RealWorld(Board board) {
    super(board);
  }

  /** Moves this world one step on; {@link #events} then tells what happened. */
  public RealWorld step() {
    board.step();
    return this;
  }

  /** What happened in the last step, in the order in which it happened; made when asked for. */
  public List<Event> events() {
    return board.eventCount() == 0 ? List.of() : Views.events(board, shown());
  }

  /**
   * Makes a character ready to decide about the coming step, as the one with this id.
   *
   * @param random the stream of random numbers that it may draw from
   * @return the world to hand to its {@code act} or {@code done}
   */
  public SensedWorld show(CharacterEntity agent, int id, Random random) {
    return new SensedWorld(board.copy(), agent.prepare(board.copy(), id, random));
  }

  /** Makes a monster ready to decide about the coming step, as the one with this id. */
  public SensedWorld show(MonsterEntity monster, int id) {
    monster.show(board.copy(), id);
    return SensedWorld.fromWorld(this);
  }

  /** Takes over what a character has decided since it was shown the world. */
  public void accept(CharacterEntity agent) {
    decide(agent.id(), agent.dx(), agent.dy(), agent.board().wish(agent.handle()));
  }

  /** Takes over what a monster has decided since it was shown the world. */
  public void accept(MonsterEntity monster) {
    board.turn(board.find(monster.id()), monster.dx(), monster.dy());
  }

  /** Says for a character what it does in the coming step. */
  public void decide(int id, int dx, int dy, BombWish wish) {
    int character = board.find(id);
    board.turn(character, dx, dy);
    board.setWish(character, wish);
  }

  /** Takes a character out of the world, outside of any step. */
  public void withdraw(int id) {
    for (int i = 0; i < board.characterCount(); i++) {
      if (board.id(board.character(i)) == id) {
        board.removeCharacter(i);
        return;
      }
    }
  }

  @Override
  Board shown() {
    return board.copy();
  }
}
