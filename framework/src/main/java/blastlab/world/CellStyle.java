package blastlab.world;

/** How a coloured cell looks. */
public record CellStyle(CellColor foreground, CellColor background) {}
