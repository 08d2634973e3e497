package blastlab.testing;

import blastlab.scenario.Scenario.MonsterSpec;

/** The course's monsters, and the letters that place them in a map. */
public enum MonsterKind {
  /** {@code S}: wanders about at random. */
  STUPID('S', "stupid", null),
  /** {@code A}: goes for a character that comes within two cells. */
  AGGRESSIVE('A', "selfpreserving", 2),
  /** {@code P}: goes for a character that comes next to it. */
  SELF_PRESERVING('P', "selfpreserving", 1);

  private final char letter;
  private final String kind;
  private final Integer range;

  MonsterKind(char letter, String kind, Integer range) {
    this.letter = letter;
    this.kind = kind;
    this.range = range;
  }

  char letter() {
    return letter;
  }

  MonsterSpec at(String name, int x, int y) {
    return new MonsterSpec(kind, name, letter, x, y, range);
  }
}
