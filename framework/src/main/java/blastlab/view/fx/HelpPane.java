package blastlab.view.fx;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** All keys, over the window. */
final class HelpPane extends StackPane {
  /**
   * The help.
   *
   * @param player the keys of who plays by hand, explained; none if nobody does
   */
  HelpPane(List<String> player) {
    setId("help-pane");
    getStyleClass().add("help");
    VBox box = new VBox(10);
    Label title = new Label("Keys");
    title.getStyleClass().add("title");
    box.getChildren().addAll(title, commands());
    if (!player.isEmpty()) {
      Label hands = new Label(String.join("\n", player));
      hands.getStyleClass().add("mono");
      Label rule =
          new Label(
              "While you are asked for a move, these keys are yours; hold Ctrl for those above.");
      rule.getStyleClass().add("dim");
      box.getChildren().addAll(rule, hands);
    }
    box.getStyleClass().add("card");
    ScrollPane scroll = new ScrollPane(box);
    scroll.setFitToWidth(true);
    scroll.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    scroll.setFocusTraversable(false);
    setAlignment(Pos.CENTER);
    getChildren().add(scroll);
    setVisible(false);
  }

  private static GridPane commands() {
    GridPane grid = new GridPane();
    grid.setHgap(14);
    grid.setVgap(3);
    List<Command> told =
        List.of(Command.values()).stream().filter(c -> !c.meaning().isEmpty()).toList();
    int rows = (told.size() + 1) / 2;
    for (int i = 0; i < told.size(); i++) {
      Label key = new Label(told.get(i).key());
      key.getStyleClass().add("key");
      int column = i / rows * 2;
      grid.add(key, column, i % rows);
      grid.add(new Label(told.get(i).meaning()), column + 1, i % rows);
    }
    return grid;
  }
}
