package blastlab.view.console;

import blastlab.match.Result;
import blastlab.view.Playbill;
import blastlab.world.CharacterEntity;
import blastlab.world.Picture;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** Everything that a terminal shows of one game: it under way, the help, and its end. */
final class Pages {
  private final Playbill bill;
  private final Story story;
  private final Supplier<List<String>> printed;
  private final Ink ink;
  private final Set<Integer> played;

  /**
   * Pages about a game.
   *
   * @param printed the last lines that students' code has printed
   * @param played the ids of the characters that somebody at the terminal plays
   */
  Pages(Playbill bill, Story story, Supplier<List<String>> printed, Ink ink, Set<Integer> played) {
    this.bill = bill;
    this.story = story;
    this.printed = printed;
    this.ink = ink;
    this.played = played;
  }

  /** The game as it is now; {@code pace} says how fast it goes. */
  Frame live(World world, String pace, String footer, int columns) {
    String clock = "step " + story.step() + ", time " + world.time();
    return page(world, clock, pace, List.of(), footer, columns);
  }

  /** A moment of a game that is over; {@code ending} is told if it is its last. */
  Frame past(int steps, String pace, List<String> ending, String footer, int columns) {
    World world = story.world();
    String clock = "step " + story.step() + " of " + steps + ", time " + world.time();
    return page(world, clock, pace, ending, footer, columns);
  }

  private Frame page(
      World world, String clock, String pace, List<String> more, String footer, int columns) {
    List<String> top = new ArrayList<>();
    top.add(ink.bold(clock) + "  " + ink.faint(pace));
    int beside = widthBeside(world, columns);
    top.addAll(Scores.of(world, bill, story, ink, beside > 0 ? beside : columns - 1));
    top.addAll(more);
    return frame(world, panel(top), footer);
  }

  /** The board, with a legend beside it. */
  Frame help(World world, List<String> legend, String footer) {
    return frame(world, new Panel(legend), footer);
  }

  /** What stays on the terminal: the last frame, the verdict, and what went wrong. */
  List<String> last(World world, Result result, int columns) {
    Verdict verdict = new Verdict(bill, result);
    List<String> table = verdict.table(ink);
    int beside = widthBeside(world, columns);
    boolean fits = table.stream().allMatch(line -> Clip.width(line) <= beside);
    Panel panel = panel(fits ? table : List.of());
    List<String> lines = new ArrayList<>(frame(world, panel, "").whole(columns));
    if (!fits) {
      lines.addAll(table);
    }
    lines.addAll(StudentTrace.of(result));
    verdict.advice().ifPresent(lines::add);
    return lines;
  }

  private Panel panel(List<String> top) {
    return new Panel(
        top,
        Panel.Part.events(story.lines()),
        Panel.Part.log(story.log()),
        Panel.Part.printed(printed.get()));
  }

  private int widthBeside(World world, int columns) {
    return frame(world, new Panel(List.of()), "").widthBeside(columns);
  }

  private Frame frame(World world, Panel panel, String footer) {
    Picture picture = Picture.of(world).with(story.marks());
    String board = ink == Ink.COLOURS ? picture.coloured() : picture.plain();
    return new Frame(
        ink.bold(bill.headline()), board.lines().toList(), focus(world), panel, footer);
  }

  /** The row of who is played here, or else of the first character. */
  private int focus(World world) {
    List<CharacterEntity> characters = world.characters();
    return characters.stream()
        .filter(one -> played.contains(one.id()))
        .findFirst()
        .or(() -> characters.stream().findFirst())
        .map(one -> one.y() + 1)
        .orElse(0);
  }
}
