package blastlab.view.fx;

import blastlab.match.Decision;
import blastlab.replay.Failing;
import blastlab.replay.History;
import blastlab.replay.Moment;
import blastlab.world.CharacterEntity;
import java.util.ArrayList;
import java.util.List;

/** What agents have left in their logs, what they printed, and what their code threw. */
final class LogBook {
  /** So many lines are shown at most. */
  static final int MOST_LINES = 300;

  /** Where a line comes from. */
  enum Source {
    LOG,
    PRINTED,
    FAILURE
  }

  /** A line, and after how many steps it was written. */
  record Line(int step, Source source, String text) {}

  private final History history;
  private final Backstage backstage;
  private final List<Line> lines = new ArrayList<>();
  private int settled; // so many moments, and so many lines of them, will not change any more
  private int settledLines;

  LogBook(History history, Backstage backstage) {
    this.history = history;
    this.backstage = backstage;
  }

  /** The last lines up to a step. */
  List<Line> until(int step) {
    read();
    List<Line> all = new ArrayList<>(last(lines.stream().filter(l -> l.step <= step).toList()));
    for (Backstage.Line printed : backstage.printed()) {
      if (printed.step() <= step) {
        all.add(new Line(printed.step(), Source.PRINTED, printed.text()));
      }
    }
    all.sort((one, other) -> Integer.compare(one.step, other.step));
    return last(all);
  }

  private static List<Line> last(List<Line> all) {
    return all.subList(Math.max(0, all.size() - MOST_LINES), all.size());
  }

  private void read() {
    lines.subList(settledLines, lines.size()).clear();
    int size = history.size();
    for (int step = settled; step < size; step++) {
      settledLines = lines.size();
      read(history.at(step));
    }
    settled = Math.max(0, size - 1);
  }

  private void read(Moment moment) {
    List<CharacterEntity> cast = moment.world().cast();
    for (Decision decision : moment.decisions()) {
      String name = cast.size() > 1 ? cast.get(decision.id()).name() + ": " : "";
      decision.log().forEach(text -> lines.add(new Line(moment.step(), Source.LOG, name + text)));
    }
    for (Failing failing : moment.failures()) {
      List<String> trace = new ArrayList<>(backstage.trace(failing));
      trace.add(0, failing.name() + "'s code has failed:");
      trace.forEach(text -> lines.add(new Line(moment.step(), Source.FAILURE, text)));
    }
  }
}
