package blastlab.view.fx;

import blastlab.match.Decision;
import blastlab.replay.History;
import blastlab.replay.Moment;
import blastlab.view.Playbill;
import blastlab.view.board.BoardLayout;
import blastlab.view.board.Theme;
import blastlab.view.console.Controls;
import blastlab.world.Cell;
import blastlab.world.MovableEntity;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** All that is in the window, put together: it shows a history at a cursor. */
final class GameWindow extends StackPane {
  private static final long LONGEST_MOTION = 220_000_000;
  private static final long SHORTEST_MOTION = 30_000_000;
  private static final double PAN = 60;

  private final History history;
  private final Backstage backstage;
  private final PlayerDesk desk;
  private final Playback playback;
  private final Chronicle chronicle;
  private final LogBook logBook;
  private final Switches switches = new Switches();
  private final Runnable quit;

  private final BoardPane board = new BoardPane();
  private final FactsPane facts = new FactsPane();
  private final HeaderPane header;
  private final StatusPane status;
  private final Reasons reasons;
  private final ReasonPane reason = new ReasonPane(() -> run(Command.LAST_WAY_OUT));
  private final ScorePane scores;
  private final ChartPane chart = new ChartPane();
  private final EventPane events;
  private final LogPane log = new LogPane();
  private final TimelinePane timeline;
  private final ControlPane controls;
  private final HelpPane help;

  private boolean dark;
  private Moment shown;
  private boolean overIsShown;
  private int printedLines = -1;
  private Optional<double[]> mouse = Optional.empty();

  GameWindow(
      Playbill bill,
      History history,
      Backstage backstage,
      Playback playback,
      PlayerDesk desk,
      Controls hands,
      Runnable quit) {
    this.history = history;
    this.backstage = backstage;
    this.playback = playback;
    this.desk = desk;
    this.quit = quit;
    chronicle = new Chronicle(history);
    logBook = new LogBook(history, backstage);
    header = new HeaderPane(bill);
    status = new StatusPane(bill);
    reasons = new Reasons(history);
    scores = new ScorePane(bill.agents());
    events = new EventPane(playback::seek);
    timeline = new TimelinePane(playback::seek);
    controls = new ControlPane(this::run);
    help = new HelpPane(hands.seats().isEmpty() ? List.of() : hands.legend());
    getStyleClass().add("window");
    getStylesheets().add(GameWindow.class.getResource("window.css").toExternalForm());
    getChildren().addAll(content(), help);
    listen();
    theme(true);
  }

  private BorderPane content() {
    Pane stage = new Pane(board, facts);
    board.prefWidthProperty().bind(stage.widthProperty());
    board.prefHeightProperty().bind(stage.heightProperty());
    VBox middle = new VBox(status, reason, stage);
    VBox.setVgrow(stage, Priority.ALWAYS);
    VBox side = new VBox(6, scores, chart, title("events"), events, title("log"), log);
    side.setId("side");
    side.getStyleClass().add("side");
    side.prefWidthProperty().bind(widthProperty().multiply(0.31).add(20));
    VBox.setVgrow(log, Priority.ALWAYS);
    BorderPane content = new BorderPane(middle, header, side, new VBox(timeline, controls), null);
    content.getStyleClass().add("content");
    return content;
  }

  private static Label title(String text) {
    Label label = new Label(text);
    label.getStyleClass().addAll("dim", "caption");
    return label;
  }

  private void listen() {
    board.addEventHandler(MouseEvent.MOUSE_MOVED, event -> hover(event.getX(), event.getY()));
    board.addEventHandler(MouseEvent.MOUSE_EXITED, event -> leave());
    board.addEventHandler(ScrollEvent.SCROLL, this::scroll);
    Drag drag = new Drag(board);
    board.addEventHandler(MouseEvent.MOUSE_PRESSED, drag::press);
    board.addEventHandler(MouseEvent.MOUSE_DRAGGED, drag::drag);
    board.addEventHandler(
        MouseEvent.MOUSE_CLICKED,
        event -> {
          if (!drag.hasMoved() && shown != null) {
            switches.select(shown.world(), board.cellAt(event.getX(), event.getY()));
            showAgain();
          }
        });
    help.setOnMouseClicked(event -> help.setVisible(false));
  }

  // ---- what goes on ----

  /** Lets time pass and shows what has become of the game; called before each picture. */
  void tick(long now) {
    playback.tick(now);
    boolean grown = chronicle.update();
    Optional<Moment> moment = playback.moment();
    if (moment.isPresent() && (!isShown(moment.get()) || isOver() != overIsShown)) {
      show(moment.get(), motion(moment.get()));
    } else if (grown && moment.isPresent()) {
      showProgress();
    }
    showPrinted();
    controls.show(playback, switches, board.zoom());
    status.show(playback, backstage, desk, history.result());
    reasons.update();
    reason.show(reasons);
    board.draw();
  }

  /** Whether it is the very same: with every decision and failure a moment becomes another. */
  @SuppressWarnings("ReferenceEquality")
  private boolean isShown(Moment moment) {
    return moment == shown;
  }

  /** How long the board takes from one moment to the next: less than it will be shown for. */
  private long motion(Moment next) {
    if (shown == null || next.step() != shown.step() + 1) {
      return 0;
    }
    long motion = Math.min(LONGEST_MOTION, playback.speed().nanosPerStep() * 8 / 10);
    return motion < SHORTEST_MOTION ? 0 : motion;
  }

  private void show(Moment moment, long motion) {
    shown = moment;
    overIsShown = isOver();
    List<Decision> decisions = Look.decisions(history, moment);
    board.show(moment.world(), switches.overlay(history, moment), motion);
    scores.show(moment.world(), decisions, history.result().filter(end -> overIsShown));
    showProgress();
    log.show(logBook.until(moment.step()));
    showFacts();
  }

  private void showProgress() {
    int step = shown.step();
    header.show(step, playback.last(), shown.world().time());
    chart.show(shown.world(), chronicle.scores(), step);
    events.show(chronicle.incidents(), step);
    timeline.show(chronicle.incidents(), playback.last(), step);
  }

  /** A slow agent may print while no moment passes. */
  private void showPrinted() {
    int lines = backstage.printed().size();
    if (lines != printedLines && shown != null) {
      printedLines = lines;
      log.show(logBook.until(shown.step()));
    }
  }

  private boolean isOver() {
    return playback.isAtEnd();
  }

  private void showAgain() {
    if (shown != null) {
      show(shown, 0);
    }
  }

  // ---- what is done to it ----

  /** Does what a command says. */
  void run(Command command) {
    switch (command) {
      case TOGGLE -> playback.toggle();
      case FORWARD -> playback.forward();
      case BACK -> playback.back();
      case NEXT_EVENT -> playback.seek(chronicle.next(playback.cursor()));
      case PREVIOUS_EVENT -> playback.seek(chronicle.previous(playback.cursor()));
      case START -> playback.seek(0);
      case END -> playback.end();
      case LAST_WAY_OUT -> reasons.lastWayOut().ifPresent(playback::seek);
      case FASTER -> playback.faster();
      case SLOWER -> playback.slower();
      case MARKS -> toggle(Switches.Layer.MARKS);
      case COORDINATES -> toggle(Switches.Layer.COORDINATES);
      case DANGER -> toggle(Switches.Layer.DANGER);
      case REACH -> toggle(Switches.Layer.REACH);
      case SELECT -> selectNext();
      case ZOOM_IN -> zoom(board::zoomIn);
      case ZOOM_OUT -> zoom(board::zoomOut);
      case FIT -> zoom(board::fit);
      case PAN_LEFT -> zoom(() -> board.move(PAN, 0));
      case PAN_RIGHT -> zoom(() -> board.move(-PAN, 0));
      case PAN_UP -> zoom(() -> board.move(0, PAN));
      case PAN_DOWN -> zoom(() -> board.move(0, -PAN));
      case THEME -> theme(!dark);
      case HELP -> help.setVisible(!help.isVisible());
      case CLEAR -> clear();
      case QUIT -> quit.run();
    }
  }

  private void toggle(Switches.Layer layer) {
    switches.toggle(layer);
    if (layer == Switches.Layer.REACH && switches.isOn(layer) && shown != null) {
      if (switches.selected(shown.world()).isEmpty()) {
        switches.selectNext(shown.world());
      }
    }
    showAgain();
  }

  private void selectNext() {
    if (shown != null) {
      switches.selectNext(shown.world());
      showAgain();
    }
  }

  private void zoom(Runnable change) {
    change.run();
    showFacts();
  }

  private void clear() {
    if (help.isVisible()) {
      help.setVisible(false);
    } else {
      switches.selectNobody();
      showAgain();
    }
  }

  /** Whether the help is shown, whose keys are nobody's moves. */
  boolean isHelping() {
    return help.isVisible();
  }

  boolean isDark() {
    return dark;
  }

  void theme(boolean darkness) {
    dark = darkness;
    Theme theme = dark ? Theme.DARK : Theme.LIGHT;
    getStyleClass().removeAll("dark", "light");
    getStyleClass().add(theme.name());
    board.theme(theme);
    scores.theme(theme);
    chart.theme(theme);
    timeline.theme(theme);
    showAgain();
  }

  /** A player who makes a move wants to see what comes of it. */
  void press(char key) {
    playback.end();
    desk.press(key);
  }

  private void scroll(ScrollEvent event) {
    if (event.getDeltaY() != 0) {
      board.zoomAt(event.getDeltaY() > 0 ? 1.1 : 1 / 1.1, event.getX(), event.getY());
      showFacts();
    }
  }

  // ---- what is on a cell ----

  private void hover(double x, double y) {
    mouse = Optional.of(new double[] {x, y});
    showFacts();
  }

  private void leave() {
    mouse = Optional.empty();
    showFacts();
  }

  /** Of the cell under the mouse, or else of who is selected. */
  private void showFacts() {
    if (shown == null) {
      return;
    }
    Optional<Cell> hovered = mouse.flatMap(point -> board.cellAt(point[0], point[1]));
    Optional<Cell> selected =
        switches.selected(shown.world()).map((MovableEntity one) -> Switches.place(one));
    Optional<Cell> cell = hovered.or(() -> mouse.isPresent() ? Optional.empty() : selected);
    if (cell.isEmpty()) {
      facts.hide();
      return;
    }
    BoardLayout layout = board.cells();
    double x = hovered.isPresent() ? mouse.get()[0] : layout.x(cell.get().x() + 0.7);
    double y = hovered.isPresent() ? mouse.get()[1] : layout.y(cell.get().y() + 0.7);
    facts.show(CellFacts.of(shown.world(), cell.get()), x, y, board.getWidth(), board.getHeight());
  }
}
