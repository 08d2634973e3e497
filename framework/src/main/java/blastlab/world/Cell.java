package blastlab.world;

/** A place on the grid. */
public record Cell(int x, int y) {
  @Override
  public String toString() {
    return "(" + x + "," + y + ")";
  }
}
