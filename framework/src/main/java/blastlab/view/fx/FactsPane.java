package blastlab.view.fx;

import java.util.List;
import javafx.scene.control.Label;

/** What is on a cell, in a card beside it. */
final class FactsPane extends Label {
  private static final double GAP = 16;

  FactsPane() {
    setId("facts");
    getStyleClass().add("card");
    setManaged(false);
    setMouseTransparent(true);
    setVisible(false);
  }

  void hide() {
    setVisible(false);
  }

  /** Shows lines beside a point, inside a room of this size. */
  void show(List<String> facts, double x, double y, double width, double height) {
    setText(String.join("\n", facts));
    setVisible(true);
    autosize();
    double right = x + GAP;
    double below = y + GAP;
    relocate(
        Math.max(0, right + getWidth() > width ? x - GAP - getWidth() : right),
        Math.max(0, below + getHeight() > height ? y - GAP - getHeight() : below));
  }
}
