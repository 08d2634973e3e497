package blastlab.view.console;

import blastlab.explain.Explanation;
import blastlab.explain.WayOut;
import blastlab.replay.History;
import blastlab.world.Cell;
import blastlab.world.Picture;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The moments that explain a loss, as pictures: the last one with a way out, the one after it, the
 * end. They are side by side where there is room for that.
 */
public final class WayOutPictures {
  private static final Pattern GLYPH = Pattern.compile("(?:\u001b\\[[0-9;]*m)*.(?:\u001b\\[0m)?");
  private static final String WAY = ".";
  private static final String DEATH = "@";
  private static final String GAP = "   ";

  private final Explanation explanation;
  private final History history;
  private final boolean coloured;

  /** The pictures of an explanation of a game. */
  public WayOutPictures(Explanation explanation, History history, boolean coloured) {
    this.explanation = explanation;
    this.history = history;
    this.coloured = coloured;
  }

  /** A picture with a line or two above it. */
  private record Panel(String step, String what, List<String> rows) {
    int width() {
      return Math.max(Clip.width(rows.get(0)), Math.max(step.length(), what.length()));
    }

    List<String> lines() {
      List<String> lines = new ArrayList<>(List.of(step, what));
      lines.addAll(rows);
      return lines;
    }
  }

  /** The lines to print, for a window with so many columns; none where nothing was lost. */
  public List<String> lines(int columns) {
    List<List<Panel>> rows = new ArrayList<>();
    int used = columns;
    for (Panel panel : panels()) {
      used += GAP.length() + panel.width();
      if (used > columns) {
        rows.add(new ArrayList<>());
        used = panel.width();
      }
      rows.get(rows.size() - 1).add(panel);
    }
    List<String> lines = new ArrayList<>();
    for (List<Panel> row : rows) {
      lines.addAll(lines.isEmpty() ? List.of() : List.of(""));
      lines.addAll(sideBySide(row));
    }
    return lines;
  }

  private static List<String> sideBySide(List<Panel> panels) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < panels.get(0).lines().size(); i++) {
      StringBuilder line = new StringBuilder();
      for (Panel panel : panels) {
        line.append(line.length() == 0 ? "" : GAP);
        line.append(Clip.pad(panel.width(), panel.lines().get(i)));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  private List<Panel> panels() {
    List<Panel> panels = new ArrayList<>();
    if (!explanation.isLoss()) {
      return panels;
    }
    Optional<WayOut> way = explanation.wayOut();
    way.ifPresent(w -> panels.add(panel(w.step(), WAY + " the last way out", w.cells(), WAY)));
    if (way.isEmpty() && explanation.step() > 0) {
      panels.add(panel(explanation.step() - 1, "the step before", List.of(), WAY));
    }
    way.filter(w -> w.step() + 1 < explanation.step())
        .ifPresent(w -> panels.add(panel(w.step() + 1, "too late", List.of(), WAY)));
    panels.add(end());
    return panels;
  }

  private Panel end() {
    boolean gone = isGone(world(explanation.step()));
    return gone
        ? panel(explanation.step(), DEATH + " where it died", List.of(explanation.at()), DEATH)
        : panel(explanation.step(), "the end", List.of(), DEATH);
  }

  private boolean isGone(World world) {
    return !world.cast().get(explanation.id()).isInWorld();
  }

  private World world(int step) {
    return history.at(step).world();
  }

  private Panel panel(int step, String what, List<Cell> marked, String mark) {
    World world = world(step);
    Picture picture = Picture.of(world);
    List<String> rows =
        new ArrayList<>((coloured ? picture.coloured() : picture.plain()).lines().toList());
    for (Cell cell : marked) {
      boolean bare = world.emptyAt(cell.x(), cell.y());
      if (bare || mark.equals(DEATH)) {
        rows.set(cell.y() + 1, marked(rows.get(cell.y() + 1), cell.x() + 1, mark));
      }
    }
    return new Panel("after step " + step, what, rows);
  }

  /** A row with a mark in place of what is in a column; colours take no columns. */
  private String marked(String row, int column, String mark) {
    List<String> glyphs =
        new ArrayList<>(GLYPH.matcher(row).results().map(MatchResult::group).toList());
    Ink ink = coloured ? Ink.COLOURS : Ink.NONE;
    glyphs.set(column, mark.equals(DEATH) ? ink.alert(mark) : ink.good(mark));
    return String.join("", glyphs);
  }
}
