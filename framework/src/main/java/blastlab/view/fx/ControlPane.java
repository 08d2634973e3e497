package blastlab.view.fx;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;

/** The buttons below the board: each does what a key does, and its tooltip says which. */
final class ControlPane extends FlowPane {
  private final Consumer<Command> run;
  private final Button toggle;
  private final Label speed = new Label();
  private final Label zoom = new Label();
  private final Map<Switches.Layer, ToggleButton> layers = new EnumMap<>(Switches.Layer.class);

  ControlPane(Consumer<Command> run) {
    super(Orientation.HORIZONTAL, 18, 6);
    this.run = run;
    toggle = icon(Command.TOGGLE, Icon.PLAY);
    setId("controls");
    getStyleClass().add("controls");
    setAlignment(Pos.CENTER);
    speed.getStyleClass().add("speed");
    zoom.getStyleClass().add("zoom");
    getChildren()
        .addAll(
            group(
                icon(Command.START, Icon.START),
                icon(Command.BACK, Icon.BACK),
                toggle,
                icon(Command.FORWARD, Icon.FORWARD),
                icon(Command.END, Icon.END)),
            group(text(Command.SLOWER, "\u2212"), speed, text(Command.FASTER, "+")),
            group(
                layer(Switches.Layer.MARKS, Command.MARKS, "Marks"),
                layer(Switches.Layer.COORDINATES, Command.COORDINATES, "Coordinates"),
                layer(Switches.Layer.DANGER, Command.DANGER, "Danger"),
                layer(Switches.Layer.REACH, Command.REACH, "Reach")),
            group(
                text(Command.ZOOM_OUT, "\u2212"),
                zoom,
                text(Command.ZOOM_IN, "+"),
                icon(Command.THEME, Icon.HALF),
                text(Command.HELP, "?")));
  }

  void show(Playback playback, Switches switches, double zoomFactor) {
    toggle.setGraphic((playback.isPlaying() ? Icon.PAUSE : Icon.PLAY).node());
    speed.setText(playback.speed().toString());
    zoom.setText(String.format(Locale.ROOT, "%.0f %%", 100 * zoomFactor));
    layers.forEach((layer, button) -> button.setSelected(switches.isOn(layer)));
  }

  private static HBox group(Node... nodes) {
    HBox box = new HBox(4, nodes);
    box.setAlignment(Pos.CENTER);
    return box;
  }

  private Button icon(Command command, Icon icon) {
    Button button = new Button();
    button.setGraphic(icon.node());
    return prepare(button, command);
  }

  private Button text(Command command, String text) {
    return prepare(new Button(text), command);
  }

  private ToggleButton layer(Switches.Layer layer, Command command, String text) {
    ToggleButton button = prepare(new ToggleButton(text), command);
    layers.put(layer, button);
    return button;
  }

  private <B extends ButtonBase> B prepare(B button, Command command) {
    button.setId(command.name().toLowerCase(Locale.ROOT));
    button.setOnAction(event -> run.accept(command));
    button.setFocusTraversable(false);
    button.setTooltip(new Tooltip(command.meaning() + "  [" + command.key() + "]"));
    button.setAccessibleText(command.meaning());
    return button;
  }
}
