package blastlab.view.fx;

import blastlab.view.fx.WindowState.Area;
import java.util.List;
import java.util.Optional;
import java.util.prefs.Preferences;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.stage.Screen;
import javafx.stage.Stage;

/** The frame around a game's window: its keys, its clock, its place on the screen. */
final class WindowStage {
  private final Stage stage = new Stage();
  private final GameWindow window;
  private final PlayerDesk desk;
  private final Preferences preferences;
  private final Runnable closed;
  private final AnimationTimer clock =
      new AnimationTimer() {
        @Override
        public void handle(long now) {
          window.tick(System.nanoTime());
        }
      };
  private double width; // as it is when it does not fill the screen
  private double height;
  private boolean open = true;

  WindowStage(
      String title, GameWindow window, PlayerDesk desk, Preferences preferences, Runnable closed) {
    this.window = window;
    this.desk = desk;
    this.preferences = preferences;
    this.closed = closed;
    Scene scene = new Scene(window);
    scene.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    stage.setTitle(title);
    stage.setScene(scene);
    stage.setMinWidth(WindowState.LEAST_WIDTH);
    stage.setMinHeight(WindowState.LEAST_HEIGHT);
    stage.setOnHidden(event -> hidden());
    place();
    stage.show();
    window.requestFocus();
    clock.start();
  }

  private void place() {
    List<Area> screens =
        Screen.getScreens().stream()
            .map(Screen::getVisualBounds)
            .map(b -> new Area(b.getMinX(), b.getMinY(), b.getWidth(), b.getHeight()))
            .toList();
    WindowState state = WindowState.load(preferences).on(screens);
    stage.setX(state.x());
    stage.setY(state.y());
    width = state.width();
    height = state.height();
    stage.setWidth(width);
    stage.setHeight(height);
    stage.setMaximized(state.maximized());
    window.theme(state.dark());
    stage.widthProperty().addListener((value, before, now) -> resized());
    stage.heightProperty().addListener((value, before, now) -> resized());
  }

  private void resized() {
    if (!stage.isMaximized() && !stage.isFullScreen()) {
      width = stage.getWidth();
      height = stage.getHeight();
    }
  }

  private void press(KeyEvent event) {
    Optional<Character> played = desk.isAsking() ? Keymap.player(event) : Optional.empty();
    if (played.isPresent()) {
      window.press(played.get());
      event.consume();
      return;
    }
    Keymap.command(event)
        .ifPresent(
            command -> {
              event.consume();
              window.run(command);
            });
  }

  /** Closes the window, if it is still open. */
  void close() {
    stage.hide();
  }

  private void hidden() {
    if (!open) {
      return;
    }
    open = false;
    clock.stop();
    new WindowState(stage.getX(), stage.getY(), width, height, stage.isMaximized(), window.isDark())
        .save(preferences);
    closed.run();
  }

  Scene scene() {
    return stage.getScene();
  }

  Stage stage() {
    return stage;
  }
}
