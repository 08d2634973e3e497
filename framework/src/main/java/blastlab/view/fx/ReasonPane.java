package blastlab.view.fx;

import javafx.scene.control.Label;

/** Below the verdict: why the game was lost. A click leads to the last way out. */
final class ReasonPane extends Label {
  ReasonPane(Runnable toTheLastWayOut) {
    setId("reason");
    getStyleClass().add("reason");
    setMaxWidth(Double.MAX_VALUE);
    setMinHeight(USE_PREF_SIZE); // all of it, however narrow the window
    setWrapText(true);
    setManaged(false);
    setVisible(false);
    setOnMouseClicked(event -> toTheLastWayOut.run());
  }

  void show(Reasons reasons) {
    if (!isVisible() && reasons.text().isPresent()) {
      String hint = reasons.lastWayOut().isPresent() ? "  (L: look at it)" : "";
      setText(reasons.text().get() + hint);
      setManaged(true);
      setVisible(true);
    }
  }
}
