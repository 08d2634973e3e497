package blastlab.view.fx;

import blastlab.view.Playbill;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Which game this is, and how far it has gone. */
final class HeaderPane extends HBox {
  private final Label clock = new Label();

  HeaderPane(Playbill bill) {
    super(10);
    setId("header");
    getStyleClass().add("header");
    setAlignment(Pos.BASELINE_LEFT);
    Label name = new Label(bill.scenario());
    name.getStyleClass().add("title");
    name.setMinWidth(USE_PREF_SIZE);
    Label about = new Label(bill.rules() + ", seed " + bill.seed() + ": " + bill.title());
    about.getStyleClass().add("dim");
    Region gap = new Region();
    setHgrow(gap, Priority.ALWAYS);
    clock.setId("clock");
    clock.getStyleClass().add("clock");
    clock.setMinWidth(USE_PREF_SIZE);
    getChildren().addAll(name, about, gap, clock);
  }

  void show(int step, int last, int time) {
    clock.setText("step " + step + " of " + last + ", time " + time);
  }
}
