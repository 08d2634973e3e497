package blastlab.world;

/** A cell that a character has coloured. */
public record CellMark(int x, int y, CellStyle style) {}
