package blastlab.view.console;

import blastlab.replay.Moment;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/** Lines about a game, each with its moment; those up to any moment are at hand at once. */
final class Chronicle {
  /** A line about a moment. */
  record Line(int step, String sentence) {
    @Override
    public String toString() {
      return String.format("%5d  %s", step, sentence);
    }
  }

  private final Function<Moment, List<String>> teller;
  private final List<Line> lines = new ArrayList<>();
  private final List<Integer> ends = new ArrayList<>(); // how many lines there are up to a moment

  /** Lines that are still to be told, by what a moment is told in. */
  Chronicle(Function<Moment, List<String>> teller) {
    this.teller = teller;
  }

  /** How many moments have been told. */
  int told() {
    return ends.size();
  }

  /** Tells the next moment, or the last one anew. */
  void tell(Moment moment) {
    if (moment.step() == told() - 1) {
      ends.remove(moment.step());
      lines.subList(start(moment.step()), lines.size()).clear();
    }
    teller.apply(moment).forEach(sentence -> lines.add(new Line(moment.step(), sentence)));
    ends.add(lines.size());
  }

  /** The lines about a moment that has been told. */
  List<Line> at(int step) {
    return Collections.unmodifiableList(lines.subList(start(step), ends.get(step)));
  }

  /** The lines up to a moment that has been told. */
  List<Line> upTo(int step) {
    return Collections.unmodifiableList(lines.subList(0, ends.get(step)));
  }

  private int start(int step) {
    return step == 0 ? 0 : ends.get(step - 1);
  }
}
