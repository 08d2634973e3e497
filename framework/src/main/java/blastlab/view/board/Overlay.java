package blastlab.view.board;

import blastlab.world.Cell;
import blastlab.world.CellMark;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is shown on a board besides what is there.
 *
 * @param names whether characters have their names beside them, where there is room for them
 * @param coordinates whether columns and rows are numbered
 * @param marks the cells that agents have coloured
 * @param heat for cells in danger a number, usually in how many steps they burn: the lower, the
 *     hotter
 * @param highlighted cells with a bright frame
 */
public record Overlay(
    boolean names,
    boolean coordinates,
    List<CellMark> marks,
    Map<Cell, Integer> heat,
    Set<Cell> highlighted) {
  /** Nothing but the names. */
  public static final Overlay NAMES = new Overlay(true, false, List.of(), Map.of(), Set.of());

  /** Nothing at all. */
  public static final Overlay NONE = NAMES.withNames(false);

  /** Keeps copies. */
  public Overlay {
    marks = List.copyOf(marks);
    heat = Map.copyOf(heat);
    highlighted = Set.copyOf(highlighted);
  }

  /** The same with or without names. */
  public Overlay withNames(boolean shown) {
    return new Overlay(shown, coordinates, marks, heat, highlighted);
  }

  /** The same with or without coordinates. */
  public Overlay withCoordinates(boolean shown) {
    return new Overlay(names, shown, marks, heat, highlighted);
  }

  /** The same with these cells coloured. */
  public Overlay withMarks(List<CellMark> coloured) {
    return new Overlay(names, coordinates, coloured, heat, highlighted);
  }

  /** The same with these cells in danger. */
  public Overlay withHeat(Map<Cell, Integer> danger) {
    return new Overlay(names, coordinates, marks, danger, highlighted);
  }

  /** The same with a frame around these cells. */
  public Overlay withHighlighted(Set<Cell> cells) {
    return new Overlay(names, coordinates, marks, heat, cells);
  }
}
