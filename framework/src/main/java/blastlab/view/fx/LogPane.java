package blastlab.view.fx;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Locale;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** What agents have logged and printed, and what their code threw, up to the shown step. */
final class LogPane extends ListView<LogBook.Line> {
  private final ObservableList<LogBook.Line> shown = FXCollections.observableArrayList();

  LogPane() {
    setId("log");
    setItems(shown);
    setPlaceholder(new Label("nothing logged or printed yet"));
    getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    setCellFactory(list -> new Cell());
    addEventHandler(KeyEvent.KEY_PRESSED, this::copy);
  }

  void show(List<LogBook.Line> lines) {
    if (!shown.equals(lines)) {
      shown.setAll(lines);
      scrollTo(Math.max(0, lines.size() - 1));
    }
  }

  private void copy(KeyEvent event) {
    if (event.isShortcutDown() && event.getCode() == KeyCode.C) {
      ClipboardContent content = new ClipboardContent();
      content.putString(
          getSelectionModel().getSelectedItems().stream()
              .map(LogBook.Line::text)
              .collect(joining("\n")));
      Clipboard.getSystemClipboard().setContent(content);
      event.consume();
    }
  }

  private static final class Cell extends ListCell<LogBook.Line> {
    Cell() {
      setPrefWidth(0); // as wide as the list, and wrapped
      setWrapText(true);
    }

    @Override
    protected void updateItem(LogBook.Line line, boolean empty) {
      super.updateItem(line, empty);
      getStyleClass().removeIf(style -> style.startsWith("log-"));
      if (empty || line == null) {
        setText(null);
        return;
      }
      setText(String.format(Locale.ROOT, "%5d  %s", line.step(), line.text()));
      getStyleClass().add("log-" + line.source().name().toLowerCase(Locale.ROOT));
    }
  }
}
