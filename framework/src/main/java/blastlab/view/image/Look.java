package blastlab.view.image;

import blastlab.view.board.Overlay;
import blastlab.view.board.Theme;

/**
 * How pictures of a game look.
 *
 * @param theme the colours
 * @param cell how many pixels a cell is wide
 * @param overlay what is shown on the board besides; coloured cells are added to it
 * @param caption whether a few lines below the board tell step, time, scores and the last event
 */
public record Look(Theme theme, int cell, Overlay overlay, boolean caption) {
  /** The smallest cell in which anything can be recognised. */
  public static final int SMALLEST_CELL = 8;

  /** The largest cell. */
  public static final int LARGEST_CELL = 96;

  /** The usual look in a theme, with cells of this size. */
  public static Look of(Theme theme, int cell) {
    return new Look(theme, cell, Overlay.NAMES, true);
  }

  /** Checks the size. */
  public Look {
    if (cell < SMALLEST_CELL || cell > LARGEST_CELL) {
      throw new IllegalArgumentException(
          "cells of " + cell + " pixels, expected " + SMALLEST_CELL + " to " + LARGEST_CELL);
    }
  }
}
