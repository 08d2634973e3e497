package blastlab.view.fx;

import blastlab.replay.History;
import blastlab.replay.Moment;
import blastlab.world.CharacterEntity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What has happened in a game so far, and everybody's scores: it grows as its history does. */
final class Chronicle {
  private final History history;
  private final List<Incident> incidents = new ArrayList<>();
  private final List<int[]> scores = new ArrayList<>();
  private int settled; // so many moments, and so many incidents in them, will not change any more
  private int settledIncidents;
  private Moment latest;

  Chronicle(History history) {
    this.history = history;
  }

  /** Reads what is new, and says whether there was anything. */
  @SuppressWarnings("ReferenceEquality") // with every decision and failure a moment becomes another
  boolean update() {
    int size = history.size();
    if (size == 0 || history.at(size - 1) == latest) {
      return false;
    }
    incidents.subList(settledIncidents, incidents.size()).clear();
    scores.subList(settled, scores.size()).clear();
    for (int step = settled; step < size; step++) {
      settledIncidents = incidents.size();
      read(history.at(step));
    }
    settled = size - 1;
    return true;
  }

  private void read(Moment moment) {
    moment.events().forEach(e -> Incident.of(moment.step(), e).ifPresent(incidents::add));
    moment.failures().forEach(f -> incidents.add(Incident.of(moment.step(), f)));
    scores.add(moment.world().cast().stream().mapToInt(CharacterEntity::score).toArray());
    latest = moment;
  }

  /** All incidents, in order. */
  List<Incident> incidents() {
    return Collections.unmodifiableList(incidents);
  }

  /** The scores after each step, in the order of ids. */
  List<int[]> scores() {
    return Collections.unmodifiableList(scores);
  }

  /** The first incident after a step, if there is one, else the step itself. */
  int next(int step) {
    return incidents.stream().mapToInt(Incident::step).filter(s -> s > step).min().orElse(step);
  }

  /** The last incident before a step, if there is one, else the step itself. */
  int previous(int step) {
    return incidents.stream().mapToInt(Incident::step).filter(s -> s < step).max().orElse(step);
  }
}
