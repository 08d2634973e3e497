package blastlab.view.fx;

import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;

/** What has happened, as a list; a click on a line jumps there. */
final class EventPane extends ListView<Incident> {
  private final ObservableList<Incident> shown = FXCollections.observableArrayList();
  private int cursor = -1;

  EventPane(IntConsumer jump) {
    setId("events");
    setItems(shown);
    setPlaceholder(new Label("no events yet"));
    setFixedCellSize(22);
    setCellFactory(list -> new Cell(jump));
  }

  /** Shows all there are, those after the cursor fainter. */
  void show(List<Incident> incidents, int step) {
    boolean changed = update(incidents);
    if (changed || step != cursor) {
      cursor = step;
      refresh();
      long past = incidents.stream().filter(incident -> incident.step() <= step).count();
      scrollTo((int) Math.max(0, past - visible()));
    }
  }

  private boolean update(List<Incident> incidents) {
    int same = 0;
    while (same < Math.min(shown.size(), incidents.size())
        && shown.get(same).equals(incidents.get(same))) {
      same++;
    }
    boolean changed = same < Math.max(shown.size(), incidents.size());
    if (same < shown.size()) {
      shown.remove(same, shown.size());
    }
    shown.addAll(incidents.subList(same, incidents.size()));
    return changed;
  }

  private int visible() {
    return (int) Math.max(1, Math.floor(getHeight() / getFixedCellSize()) - 1);
  }

  private final class Cell extends ListCell<Incident> {
    Cell(IntConsumer jump) {
      setOnMouseClicked(
          click -> {
            if (getItem() != null) {
              jump.accept(getItem().step());
            }
          });
    }

    @Override
    protected void updateItem(Incident incident, boolean empty) {
      super.updateItem(incident, empty);
      getStyleClass().removeIf(style -> style.startsWith("event-") || style.equals("future"));
      if (empty || incident == null) {
        setText(null);
        return;
      }
      setText(String.format(Locale.ROOT, "%5d  %s", incident.step(), incident.text()));
      getStyleClass().add("event-" + incident.kind().name().toLowerCase(Locale.ROOT));
      if (incident.step() > cursor) {
        getStyleClass().add("future");
      }
    }
  }
}
