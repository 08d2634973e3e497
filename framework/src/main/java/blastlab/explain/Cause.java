package blastlab.explain;

import blastlab.world.Cell;
import java.util.List;
import java.util.Optional;

/** What killed a character. */
public sealed interface Cause {
  /** Where it happened. */
  Cell at();

  /**
   * A blast, or its fire.
   *
   * @param owners whose bombs it was, by name; the character's own comes first
   * @param own whether one of them was its own
   * @param walkedInto whether the fire was there before the character
   * @param bomb the bomb, if the recording tells which one it was
   */
  record Blast(Cell at, List<String> owners, boolean own, boolean walkedInto, Optional<Bomb> bomb)
      implements Cause {
    /** Keeps a copy of the list. */
    public Blast {
      owners = List.copyOf(owners);
    }
  }

  /**
   * A bomb.
   *
   * @param owner who placed it
   * @param placed in which step
   * @param wentOff in which step
   * @param early whether another bomb has set it off before its time
   */
  record Bomb(String owner, Cell at, int placed, int wentOff, boolean early) {}

  /**
   * A monster.
   *
   * @param monster its name
   * @param kind how it behaves
   * @param walkedInto whether the character went to it, not it to the character
   * @param ways how many of the moves that it could choose from led to the character
   * @param moves how many it could choose from; 0 where that is not known
   */
  record Monster(Cell at, String monster, String kind, boolean walkedInto, int ways, int moves)
      implements Cause {}
}
