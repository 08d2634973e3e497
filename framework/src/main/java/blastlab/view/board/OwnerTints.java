package blastlab.view.board;

import blastlab.view.board.Theme.OwnerTint;
import java.util.List;

/** The colours of characters, chosen so that colour-blind people can tell them apart too. */
final class OwnerTints {
  static final List<OwnerTint> DARK =
      List.of(
          owner("blue", 0x4C9BE8),
          owner("orange", 0xF08A24),
          owner("green", 0x2EA36B),
          owner("pink", 0xF4A6CE),
          owner("yellow", 0xF2DF4A),
          owner("violet", 0x8A63D2),
          owner("red", 0xD8433B),
          owner("cyan", 0x86D9E8),
          owner("white", 0xF2F2F2),
          owner("teal", 0x1F7F8B),
          owner("brown", 0x9C7A55),
          owner("grey", 0x9AA3AD));

  static final List<OwnerTint> LIGHT = DARK;

  private OwnerTints() {}

  private static OwnerTint owner(String name, int rgb) {
    return new OwnerTint(name, Tint.of(rgb));
  }
}
