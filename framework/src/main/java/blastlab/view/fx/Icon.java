package blastlab.view.fx;

import javafx.scene.Node;
import javafx.scene.layout.Region;

/** Signs on buttons, as outlines: no font is sure to have them. */
enum Icon {
  START("M0 0h2v12h-2z M7 0v12l-5-6z M12 0v12l-5-6z"),
  BACK("M8 0v12l-8-6z M10 0h2v12h-2z"),
  PLAY("M1 0l11 6l-11 6z"),
  PAUSE("M1 0h4v12h-4z M8 0h4v12h-4z"),
  FORWARD("M0 0h2v12h-2z M4 0l8 6l-8 6z"),
  END("M0 0l5 6l-5 6z M5 0l5 6l-5 6z M10 0h2v12h-2z"),
  MOON("M8 0a6 6 0 1 0 4 8a5 5 0 0 1 -4 -8z");

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
