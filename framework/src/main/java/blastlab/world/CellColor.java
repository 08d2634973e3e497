package blastlab.world;

/** The colours that a cell can be given; a terminal's usual eight. */
public enum CellColor {
  BLACK,
  RED,
  GREEN,
  YELLOW,
  BLUE,
  MAGENTA,
  CYAN,
  WHITE;

  /** This colour in front of another. */
  public CellStyle on(CellColor background) {
    return new CellStyle(this, background);
  }
}
