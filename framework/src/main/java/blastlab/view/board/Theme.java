package blastlab.view.board;

import java.util.List;
import java.util.Optional;

/**
 * The colours that a board is painted in.
 *
 * @param name what users call it
 * @param page what is around the board
 * @param ink letters and signs on the page
 * @param floor the ground
 * @param seam the lines between the cells of the ground
 * @param fragile ground that does not last
 * @param hole where ground has collapsed
 * @param brick a wall that a blast destroys
 * @param mortar the joints of such a wall
 * @param stone a wall that nothing destroys
 * @param edge the lit edge of such a wall
 * @param exit the way out
 * @param bomb the body of a bomb
 * @param flame the middle of a fire
 * @param gold coins and the treasure
 * @param perk what makes a player stronger
 * @param beast the body of a monster
 * @param accent highlighted cells
 * @param owners the colours of characters, and of their bombs and fires
 */
public record Theme(
    String name,
    Tint page,
    Tint ink,
    Tint floor,
    Tint seam,
    Tint fragile,
    Tint hole,
    Tint brick,
    Tint mortar,
    Tint stone,
    Tint edge,
    Tint exit,
    Tint bomb,
    Tint flame,
    Tint gold,
    Tint perk,
    Tint beast,
    Tint accent,
    List<OwnerTint> owners) {

  /**
   * A colour that a character can have.
   *
   * @param name what people call it; a character of this name gets it
   */
  public record OwnerTint(String name, Tint tint) {}

  /** Light things on a dark ground. */
  public static final Theme DARK =
      new Theme(
          "dark",
          Tint.of(0x14171C),
          Tint.of(0xE6E8EB),
          Tint.of(0x262B33),
          Tint.of(0x1D2128),
          Tint.of(0x4A4030),
          Tint.of(0x07080A),
          Tint.of(0x9A5B3C),
          Tint.of(0x5E3524),
          Tint.of(0x6B7480),
          Tint.of(0x8D97A3),
          Tint.of(0x2FBF71),
          Tint.of(0x0B0D10),
          Tint.of(0xFFF3C4),
          Tint.of(0xFFC83D),
          Tint.of(0xB9A7FF),
          Tint.of(0xB05CC6),
          Tint.of(0xFFFFFF),
          OwnerTints.DARK);

  /** Dark things on a light ground. */
  public static final Theme LIGHT =
      new Theme(
          "light",
          Tint.of(0xFFFFFF),
          Tint.of(0x1B1F24),
          Tint.of(0xF1F0EA),
          Tint.of(0xDEDCD3),
          Tint.of(0xE6D3A8),
          Tint.of(0x2B2B2E),
          Tint.of(0xC27A52),
          Tint.of(0xE9CDB8),
          Tint.of(0x7C8794),
          Tint.of(0xA5AFBA),
          Tint.of(0x1E9E5A),
          Tint.of(0x22262C),
          Tint.of(0xFFF9E0),
          Tint.of(0xE0A100),
          Tint.of(0x6D55D6),
          Tint.of(0x8E3FA8),
          Tint.of(0x000000),
          OwnerTints.LIGHT);

  /** Both of them. */
  public static final List<Theme> ALL = List.of(DARK, LIGHT);

  /** Keeps a copy of the list. */
  public Theme {
    owners = List.copyOf(owners);
  }

  /** The theme of this name, if there is one. */
  public static Optional<Theme> named(String name) {
    return ALL.stream().filter(theme -> theme.name.equals(name)).findFirst();
  }
}
