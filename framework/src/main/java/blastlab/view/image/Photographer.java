package blastlab.view.image;

import blastlab.match.Decision;
import blastlab.replay.History;
import blastlab.replay.Moment;
import blastlab.view.News;
import blastlab.view.board.BoardLayout;
import blastlab.view.board.BoardPainter;
import blastlab.view.board.Overlay;
import blastlab.view.board.Scene;
import blastlab.world.CellMark;
import blastlab.world.SensedWorld;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;

/** Makes images of the moments of a game, all of one size. */
final class Photographer {
  private final History history;
  private final Look look;
  private final BoardPainter painter;
  private final BoardLayout layout;
  private final Caption caption;

  Photographer(History history, Look look) {
    this.history = history;
    this.look = look;
    SensedWorld start = history.at(0).world();
    painter = new BoardPainter(look.theme());
    layout = BoardLayout.of(start, look.cell());
    caption = new Caption(start, look, layout.outerWidth());
  }

  /** The game after so many steps. */
  BufferedImage at(int step) {
    Moment moment = history.at(step);
    double footer = look.caption() ? caption.height() : 0;
    BufferedImage image =
        new BufferedImage(
            (int) layout.outerWidth(),
            (int) Math.ceil(layout.outerHeight() + footer),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    try {
      GraphicsBrush brush = new GraphicsBrush(graphics);
      brush.fillRect(0, 0, image.getWidth(), image.getHeight(), look.theme().page());
      painter.paint(brush, layout, Scene.of(moment.directed(), overlay(moment)));
      if (look.caption()) {
        caption.paint(brush, layout.outerHeight(), moment, news(step));
      }
    } finally {
      graphics.dispose();
    }
    return image;
  }

  /** With the cells that agents have coloured. */
  private Overlay overlay(Moment moment) {
    List<CellMark> marks =
        moment.decisions().stream().map(Decision::marks).flatMap(List::stream).toList();
    return look.overlay().withMarks(marks);
  }

  /** What happened last, in this step or before. */
  private String news(int step) {
    for (int i = step; i >= 0; i--) {
      List<String> sentences = News.of(history.at(i));
      if (!sentences.isEmpty()) {
        return sentences.get(sentences.size() - 1);
      }
    }
    return "";
  }
}
