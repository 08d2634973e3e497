package blastlab.view.console;

import blastlab.match.Decision;
import blastlab.replay.History;
import blastlab.replay.Moment;
import blastlab.view.News;
import blastlab.world.CellMark;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** What has happened in a game up to one of its moments, which may be the latest so far or not. */
final class Story {
  private final History history;
  private final Chronicle news = new Chronicle(News::of);
  private final Chronicle log = new Chronicle(Story::logOf);
  private Moment moment;

  /** The story of a game that has begun, from its start. */
  Story(History history) {
    this.history = history;
    this.moment = history.at(0);
    news.tell(moment);
    log.tell(moment);
  }

  /** Goes to the latest moment. */
  void catchUp() {
    goTo(history.size() - 1);
  }

  /** Goes to the moment after so many steps. */
  void goTo(int step) {
    for (int at = news.told() - 1; at <= step; at++) {
      news.tell(history.at(at)); // the last one told may have got on since
      log.tell(history.at(at));
    }
    moment = history.at(step);
  }

  /** The first moment after this one at which something happened, if there is one. */
  OptionalInt nextNews() {
    return IntStream.range(step() + 1, history.size()).filter(this::hasNews).findFirst();
  }

  /** The last moment before this one at which something happened, if there is one. */
  OptionalInt previousNews() {
    return IntStream.iterate(step() - 1, at -> at >= 0, at -> at - 1)
        .filter(this::hasNews)
        .findFirst();
  }

  private boolean hasNews(int step) {
    return !News.of(history.at(step)).isEmpty();
  }

  private static List<String> logOf(Moment moment) {
    List<String> lines = new ArrayList<>();
    for (Decision decision : moment.decisions()) {
      for (String line : decision.log()) {
        lines.add(moment.world().cast().get(decision.id()).name() + ": " + News.line(line));
      }
    }
    return lines;
  }

  /** How many steps had been made. */
  int step() {
    return moment.step();
  }

  /** The world then. */
  World world() {
    return moment.world();
  }

  /** The cells that are coloured: by what was decided then, or else before. */
  List<CellMark> marks() {
    return decisions().stream().flatMap(decision -> decision.marks().stream()).toList();
  }

  /** What the character with this id decided then, or else before; if it has decided at all. */
  Optional<Decision> decision(int id) {
    return decisions().stream().filter(decision -> decision.id() == id).findFirst();
  }

  private List<Decision> decisions() {
    return moment.decisions().isEmpty() && step() > 0
        ? history.at(step() - 1).decisions()
        : moment.decisions();
  }

  /** What happened in the step that led there, and since. */
  List<Chronicle.Line> now() {
    return news.at(step());
  }

  /** What was logged with the decisions that were made there. */
  List<Chronicle.Line> logNow() {
    return log.at(step());
  }

  /** All sentences about what happened up to there. */
  List<Chronicle.Line> lines() {
    return news.upTo(step());
  }

  /** All lines that agents had logged up to there. */
  List<Chronicle.Line> log() {
    return log.upTo(step());
  }
}
