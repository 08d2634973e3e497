package blastlab.view.fx;

import javafx.scene.Node;
import javafx.scene.layout.Region;

/** Signs on buttons, as outlines: no font is sure to have them. */
enum Icon {
  START("M0 0h2v12h-2z M12 0v12l-9-6z"),
  BACK("M10 0v12l-9-6z"),
  PLAY("M1 0l11 6l-11 6z"),
  PAUSE("M1 0h4v12h-4z M8 0h4v12h-4z"),
  FORWARD("M2 0l9 6l-9 6z"),
  END("M0 0l9 6l-9 6z M10 0h2v12h-2z"),
  HALF("M6 0a6 6 0 1 0 0.01 0z M6 1.5v9a4.5 4.5 0 0 0 0 -9z");

  private final String outline;

  Icon(String outline) {
    this.outline = outline;
  }

  Node node() {
    Region region = new Region();
    region.getStyleClass().add("icon");
    region.setStyle("-fx-shape: \"" + outline + "\";");
    return region;
  }
}
