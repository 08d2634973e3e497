package blastlab.explain;

import blastlab.monsters.MonsterMoves;
import blastlab.search.Move;
import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.SensedWorld;
import java.util.List;

/** What monsters could have done to a character, whatever they did. */
final class Reach {
  private Reach() {}

  /**
   * Whether chance could have led a monster to where a character has gone, before the character
   * could do anything about it.
   *
   * @param before the world in which the character decided
   * @param after the world one step later, in which nobody has decided anything yet
   */
  static boolean isExposed(SensedWorld before, SensedWorld after, CharacterEntity character) {
    SensedWorld from = before.rules().equals(Others.ROOMS) ? before : after;
    CharacterEntity there = after.me(character);
    for (MonsterEntity monster : from.monsters()) {
      if (isBeside(monster, there)) {
        List<Move> moves = MonsterMoves.of(from, monster);
        if (moves.size() > 1 && ways(moves, monster, there.x(), there.y()) > 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** How many of these moves lead a monster to a cell. */
  static int ways(List<Move> moves, MonsterEntity monster, int x, int y) {
    int ways = 0;
    for (Move move : moves) {
      ways += monster.x() + move.dx() == x && monster.y() + move.dy() == y ? 1 : 0;
    }
    return ways;
  }

  private static boolean isBeside(MonsterEntity monster, CharacterEntity character) {
    return Math.abs(monster.x() - character.x()) <= 1 && Math.abs(monster.y() - character.y()) <= 1;
  }
}
