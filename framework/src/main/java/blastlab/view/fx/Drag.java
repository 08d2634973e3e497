package blastlab.view.fx;

import javafx.scene.input.MouseEvent;

/** Moves the zoomed board with the mouse. */
final class Drag {
  /** A hand that clicks may tremble. */
  private static final double TREMOR = 4;

  private final BoardPane board;
  private double startX;
  private double startY;
  private double lastX;
  private double lastY;
  private boolean moved;

  Drag(BoardPane board) {
    this.board = board;
  }

  boolean hasMoved() {
    return moved;
  }

  void press(MouseEvent event) {
    startX = event.getX();
    lastX = startX;
    startY = event.getY();
    lastY = startY;
    moved = false;
  }

  void drag(MouseEvent event) {
    moved |= Math.hypot(event.getX() - startX, event.getY() - startY) > TREMOR;
    if (moved) {
      board.move(event.getX() - lastX, event.getY() - lastY);
      lastX = event.getX();
      lastY = event.getY();
    }
  }
}
