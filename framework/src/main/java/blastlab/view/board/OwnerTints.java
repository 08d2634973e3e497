package blastlab.view.board;

import blastlab.view.board.Theme.OwnerTint;
import java.util.List;

/**
 * The colours of characters. Any two are far apart, for those too who are blind to red, to green or
 * to blue; a test holds how far. They are the same in both themes, so that a player who is blue is
 * so in every picture.
 */
final class OwnerTints {
  static final List<OwnerTint> ALL =
      List.of(
          owner("blue", 0x437DEB),
          owner("orange", 0xF88300),
          owner("green", 0x14BE76),
          owner("pink", 0xFD9EBF),
          owner("yellow", 0xEDDE5C),
          owner("violet", 0x7C48AD),
          owner("red", 0xE73B21),
          owner("cyan", 0x1DD6FF),
          owner("white", 0xFFFDFA),
          owner("teal", 0x327473),
          owner("brown", 0x71420B));

  private OwnerTints() {}

  private static OwnerTint owner(String name, int rgb) {
    return new OwnerTint(name, Tint.of(rgb));
  }
}
