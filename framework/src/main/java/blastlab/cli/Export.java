package blastlab.cli;

import blastlab.replay.History;
import blastlab.text.InputException;
import blastlab.text.Nearest;
import blastlab.text.Quoted;
import blastlab.view.board.Theme;
import blastlab.view.image.Look;
import blastlab.view.image.Pictures;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that turn a game into a picture file, and what they do. */
final class Export {
  private static final int USUAL_CELL = 24;
  private static final int USUAL_PACE = 8;
  private static final long MOST_PIXELS = 40_000_000;

  @Option(
      names = "--export",
      paramLabel = "PICTURE",
      description =
          "Write a picture: a .png of the last step or of --at N; a .gif of all steps or of --from"
              + " A --to B.")
  private String file;

  @Option(
      names = "--from",
      paramLabel = "A",
      converter = StepNumber.class,
      description = "With --export to a .gif: the first step (default: 0).")
  private Integer from;

  @Option(
      names = "--to",
      paramLabel = "B",
      converter = StepNumber.class,
      description = "With --export to a .gif: the last step (default: the last of the game).")
  private Integer to;

  @Option(
      names = "--cell",
      paramLabel = "PX",
      converter = CellSize.class,
      description = "With --export: how many pixels a cell is wide, 8 to 96 (default: 24).")
  private Integer cell;

  @Option(
      names = "--theme",
      paramLabel = "T",
      description = "With --export: dark or light (default: light).")
  private String theme;

  @Option(
      names = "--fps",
      paramLabel = "N",
      converter = Pace.class,
      description = "With --export to a .gif: steps a second, 1 to 50 (default: 8).")
  private Integer fps;

  /** Whether a picture is asked for. */
  boolean isWanted() {
    return file != null;
  }

  /**
   * Refuses, before any work is done, what can't be.
   *
   * @param at the step that the user has chosen for other purposes too, if one is
   */
  void check(Optional<Integer> at) {
    if (!isWanted()) {
      requireNoOther();
      return;
    }
    boolean isFilm = isFilm();
    theme();
    OutputFile.named(file);
    if (isFilm && at.isPresent()) {
      throw new InputException("--at is for a .png; for a .gif say --from and --to");
    }
    if (!isFilm && (from != null || to != null || fps != null)) {
      throw new InputException("--from, --to and --fps are for a .gif; for a .png say --at");
    }
  }

  /** Without a picture, nothing can be said about it. */
  private void requireNoOther() {
    Map<String, Optional<?>> options = new LinkedHashMap<>();
    options.put("--from", Optional.ofNullable(from));
    options.put("--to", Optional.ofNullable(to));
    options.put("--cell", Optional.ofNullable(cell));
    options.put("--theme", Optional.ofNullable(theme));
    options.put("--fps", Optional.ofNullable(fps));
    options.forEach(
        (name, value) -> {
          if (value.isPresent()) {
            throw new InputException(name + " needs --export FILE.gif or --export FILE.png");
          }
        });
  }

  /** Writes the picture, and tells on a terminal how far it is. */
  void write(History history, Optional<Integer> at, PrintWriter err) {
    int last = history.size() - 1;
    Path path = OutputFile.named(file);
    Look look = Look.of(theme(), cell == null ? USUAL_CELL : cell);
    checkSize(history, look);
    Pictures pictures = new Pictures(history, look);
    if (isFilm()) {
      film(pictures, last, path, err);
    } else {
      pictures.png(within("--at", at.orElse(last), last), path);
    }
  }

  private void film(Pictures pictures, int last, Path path, PrintWriter err) {
    int first = within("--from", from == null ? 0 : from, last);
    int end = within("--to", to == null ? last : to, last);
    if (first > end) {
      throw new InputException("--from " + first + " is after --to " + end);
    }
    StatusLine status = new StatusLine(err, Tty.redrawsErr());
    try {
      int all = end - first + 1;
      pictures.gif(
          first,
          end,
          fps == null ? USUAL_PACE : fps,
          path,
          done -> status.show(path.getFileName() + ": " + done + "/" + all + " steps"));
    } finally {
      status.close();
    }
  }

  private boolean isFilm() {
    String name = file.toLowerCase(Locale.ROOT);
    if (name.endsWith(".gif") || name.endsWith(".png")) {
      return name.endsWith(".gif");
    }
    throw new InputException(
        "no picture can be written as "
            + Quoted.of(file)
            + ", expected a name that ends in .gif or .png"
            + (name.endsWith(".mp4") ? "; other programs make an .mp4 from a .gif" : ""));
  }

  private Theme theme() {
    if (theme == null) {
      return Theme.LIGHT;
    }
    List<String> names = Theme.ALL.stream().map(Theme::name).toList();
    return Theme.named(theme)
        .orElseThrow(
            () ->
                new InputException(
                    "no theme " + Quoted.of(theme) + "; " + Nearest.hint(theme, names)));
  }

  private static void checkSize(History history, Look look) {
    long columns = history.at(0).world().width() + 1L;
    long rows = history.at(0).world().height() + 1L;
    if (columns * rows * look.cell() * look.cell() > MOST_PIXELS) {
      throw new InputException(
          "--cell "
              + look.cell()
              + " makes too large a picture of this board, expected at most --cell "
              + (int) Math.sqrt((double) MOST_PIXELS / (columns * rows)));
    }
  }

  private static int within(String option, int step, int last) {
    if (step > last) {
      throw new InputException(
          option + " " + step + " is after the end of the game, expected 0 to " + last);
    }
    return step;
  }

  private static final class CellSize extends WholeNumber {
    CellSize() {
      super(Look.SMALLEST_CELL, Look.LARGEST_CELL);
    }
  }

  private static final class StepNumber extends WholeNumber {
    StepNumber() {
      super(0, Integer.MAX_VALUE);
    }
  }

  private static final class Pace extends WholeNumber {
    Pace() {
      super(1, 50);
    }
  }
}
