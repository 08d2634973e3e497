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
 * @param seam the lines between the cells of the ground, and the frame around all
 * @param fragile ground that does not last
 * @param crack the cracks in it
 * @param hole where ground has collapsed
 * @param brick a wall that a blast destroys
 * @param joint the joints in it
 * @param stone a wall that nothing destroys
 * @param lit its edges in the light
 * @param shade its edges in the shade
 * @param exit the way out
 * @param outline around whatever lies or stands on the ground
 * @param bomb the body of a bomb
 * @param hot the body of one that is about to go off, danger in general
 * @param blaze the inside of a fire
 * @param flame the middle of a fire
 * @param gold coins and the treasure
 * @param perk what makes a player stronger
 * @param mild the body of a monster that does not look around
 * @param wary one that looks around
 * @param fierce one that looks far around, or cuts
 * @param accent highlighted cells
 */
public record Theme(
    String name,
    Tint page,
    Tint ink,
    Tint floor,
    Tint seam,
    Tint fragile,
    Tint crack,
    Tint hole,
    Tint brick,
    Tint joint,
    Tint stone,
    Tint lit,
    Tint shade,
    Tint exit,
    Tint outline,
    Tint bomb,
    Tint hot,
    Tint blaze,
    Tint flame,
    Tint gold,
    Tint perk,
    Tint mild,
    Tint wary,
    Tint fierce,
    Tint accent) {

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
          Tint.of(0xDDE1E6),
          Tint.of(0x2A3038),
          Tint.of(0x20252C),
          Tint.of(0x6B5B3E),
          Tint.of(0x3A3022),
          Tint.of(0x050607),
          Tint.of(0xA4623F),
          Tint.of(0x5C3523),
          Tint.of(0x6A7480),
          Tint.of(0x8C97A4),
          Tint.of(0x4A525C),
          Tint.of(0x1FA463),
          Tint.of(0x0B0D10),
          Tint.of(0x14171C),
          Tint.of(0xC22B1E),
          Tint.of(0xFFA62B),
          Tint.of(0xFFF6D2),
          Tint.of(0xFFC83D),
          Tint.of(0xC9BCFF),
          Tint.of(0x9CCB5A),
          Tint.of(0xC084DC),
          Tint.of(0xE2574C),
          Tint.of(0xFFFFFF));

  /** Dark things on a light ground. */
  public static final Theme LIGHT =
      new Theme(
          "light",
          Tint.of(0xFFFFFF),
          Tint.of(0x23282E),
          Tint.of(0xEFEDE6),
          Tint.of(0xDAD7CC),
          Tint.of(0xE3CB96),
          Tint.of(0xA98C55),
          Tint.of(0x2A2724),
          Tint.of(0xC67B52),
          Tint.of(0x8A4B2C),
          Tint.of(0x838D99),
          Tint.of(0xAEB7C1),
          Tint.of(0x5F6872),
          Tint.of(0x179455),
          Tint.of(0x23282E),
          Tint.of(0x2B3038),
          Tint.of(0xC22B1E),
          Tint.of(0xFFA62B),
          Tint.of(0xFFF6D2),
          Tint.of(0xF2B720),
          Tint.of(0xB7A6FA),
          Tint.of(0x8CBF45),
          Tint.of(0xB877D6),
          Tint.of(0xE2574C),
          Tint.of(0x0050C8));

  /** Both of them. */
  public static final List<Theme> ALL = List.of(DARK, LIGHT);

  /** The colours of characters, and of their bombs and fires. */
  public List<OwnerTint> owners() {
    return OwnerTints.ALL;
  }

  /** The theme of this name, if there is one. */
  public static Optional<Theme> named(String name) {
    return ALL.stream().filter(theme -> theme.name.equals(name)).findFirst();
  }
}
