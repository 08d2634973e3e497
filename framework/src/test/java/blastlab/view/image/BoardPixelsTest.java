package blastlab.view.image;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.replay.History;
import blastlab.view.board.BoardLayout;
import blastlab.view.board.BoardPainter;
import blastlab.view.board.Overlay;
import blastlab.view.board.Owners;
import blastlab.view.board.Scene;
import blastlab.view.board.Showroom;
import blastlab.view.board.Theme;
import blastlab.view.board.Tint;
import blastlab.world.Cell;
import blastlab.world.CellColor;
import blastlab.world.CellMark;
import blastlab.world.SensedWorld;
import blastlab.world.Terrain;
import blastlab.world.World;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the cells of the {@link Showroom} look like. */
class BoardPixelsTest {
  private static final int CELL = 32;
  private static final int COLUMNS = 9; // of the showroom, and two margins of half a cell
  private static final Cell FLOOR = new Cell(4, 3);
  private static final Cell OTHER = new Cell(5, 2); // a monster of no kind is one more robot

  private final SensedWorld world = Showroom.world();

  static List<Theme> themes() {
    return Theme.ALL;
  }

  // ---- one cell ----

  @ParameterizedTest
  @MethodSource("themes")
  void groundHasItsColour(Theme theme) {
    BufferedImage image = paint(theme, CELL, Overlay.NONE);

    assertThat(main(image, FLOOR)).isEqualTo(theme.floor());
    assertThat(main(image, new Cell(1, 0))).isEqualTo(theme.fragile());
    assertThat(main(image, new Cell(2, 0))).isEqualTo(theme.hole());
    assertThat(main(image, new Cell(3, 0))).isEqualTo(theme.brick());
    assertThat(main(image, new Cell(4, 0))).isEqualTo(theme.stone());
    assertThat(main(image, new Cell(5, 0))).isEqualTo(theme.exit());
  }

  @ParameterizedTest
  @MethodSource("themes")
  void charactersTheirBombsAndFiresHaveTheirColour(Theme theme) {
    BufferedImage image = paint(theme, CELL, Overlay.NONE);
    Owners owners = Owners.of(world, theme);

    for (int id = 0; id < 3; id++) {
      assertThat(share(image, new Cell(id, 3), owners.of(id)))
          .as("character " + id)
          .isGreaterThan(0.2);
    }
    assertThat(main(image, new Cell(6, 0))).isEqualTo(owners.of(0));
    for (int id = 0; id < 3; id++) {
      assertThat(share(image, new Cell(id, 4), owners.of(id))).as("bomb " + id).isGreaterThan(0.1);
      assertThat(share(image, new Cell(7, 0), owners.of(id))).as("fire " + id).isGreaterThan(0.05);
    }
    assertThat(share(image, new Cell(4, 4), owners.of(5))).isGreaterThan(0.05);
    assertThat(share(image, new Cell(4, 4), owners.of(6))).isGreaterThan(0.05);
  }

  @ParameterizedTest
  @MethodSource("themes")
  void aBombThatIsAboutToGoOffIsHot(Theme theme) {
    BufferedImage image = paint(theme, CELL, Overlay.NONE);

    assertThat(share(image, new Cell(0, 4), theme.hot())).isGreaterThan(0.05);
    assertThat(share(image, new Cell(1, 4), theme.hot())).isLessThan(0.02);
    assertThat(share(image, new Cell(1, 4), theme.bomb())).isGreaterThan(0.05);
  }

  @Test
  void aBurningWallCanStillBeSeen() {
    BufferedImage image = paint(Theme.DARK, CELL, Overlay.NONE);

    assertThat(share(image, new Cell(6, 2), Theme.DARK.brick())).isGreaterThan(0.1);
    assertThat(share(image, new Cell(6, 2), Owners.of(world, Theme.DARK).of(5)))
        .isGreaterThan(0.05);
  }

  @Test
  void aBombUnderACharacterCanStillBeSeen() {
    BufferedImage image = paint(Theme.DARK, CELL, Overlay.NONE);

    assertThat(share(image, new Cell(3, 3), Theme.DARK.bomb())).isGreaterThan(0.02);
  }

  @Test
  void allWhoShareACellCanBeSeen() {
    BufferedImage image = paint(Theme.DARK, CELL, Overlay.NONE);
    Owners owners = Owners.of(world, Theme.DARK);

    for (int id : new int[] {4, 5, 6}) {
      assertThat(share(image, new Cell(5, 3), owners.of(id))).as("" + id).isGreaterThan(0.03);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"wall", "box", "rock"})
  void whatABlastDestroysLooksLikeWhatItIsCalled(String name) {
    SensedWorld called = Showroom.world("showroom", name);
    BufferedImage image = paint(Scene.of(called, Overlay.NONE), Theme.DARK, CELL);
    Cell brick = new Cell(3, 0);

    assertThat(share(image, brick, Theme.DARK.brick())).isGreaterThan(0.25);
    if (!name.equals("wall")) {
      assertThat(pixels(image, brick))
          .isNotEqualTo(pixels(paint(Theme.DARK, CELL, Overlay.NONE), brick));
    }
  }

  // ---- everything is different from everything else ----

  @ParameterizedTest
  @ValueSource(ints = {8, 12, 16, 24, 64, 96})
  void everyKindLooksDifferentAtEverySize(int size) {
    for (Theme theme : Theme.ALL) {
      BufferedImage image = paint(theme, size, Overlay.NONE);
      Map<List<Integer>, Cell> seen = new HashMap<>();
      for (int y = 0; y < 5; y++) {
        for (int x = 0; x < 8; x++) {
          Cell cell = new Cell(x, y);
          if (!isBareFloor(cell) && !cell.equals(OTHER)) {
            Cell same = seen.put(pixels(image, cell), cell);
            assertThat(same).as(cell + " in " + theme.name()).isNull();
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {16, 24, 48})
  void everyKindCanBeToldFromEveryOtherAtAGlance(int size) {
    for (Theme theme : Theme.ALL) {
      BufferedImage image = paint(theme, size, Overlay.NONE);
      List<Cell> kinds = kinds();
      for (int i = 0; i < kinds.size(); i++) {
        for (int j = 0; j < i; j++) {
          assertThat(difference(image, kinds.get(i), kinds.get(j)))
              .as(kinds.get(i) + " and " + kinds.get(j) + " in " + theme.name())
              .isGreaterThan(0.02);
        }
      }
    }
  }

  /** The cells with terrain, items, monsters, a character and a bomb, but of each only one. */
  private static List<Cell> kinds() {
    List<Cell> kinds = new ArrayList<>();
    for (int x = 0; x < 8; x++) {
      kinds.add(new Cell(x, 0));
      kinds.add(new Cell(x, 1));
    }
    for (int x = 0; x < 4; x++) {
      kinds.add(new Cell(x, 2));
    }
    kinds.add(new Cell(0, 3));
    kinds.add(new Cell(1, 4));
    kinds.add(new Cell(3, 4));
    return kinds;
  }

  @Test
  void choppersAndTheEnemyLookLikeNoOtherMonster() {
    BufferedImage course = paint(Theme.DARK, CELL, Overlay.NONE);
    BufferedImage rooms = paint(of("rooms"), Theme.DARK, CELL);
    BufferedImage bomberda = paint(of("bomberda"), Theme.DARK, CELL);

    assertThat(pixels(rooms, OTHER)).isNotEqualTo(pixels(bomberda, OTHER));
    for (int x = 0; x < 4; x++) {
      assertThat(pixels(rooms, OTHER)).isNotEqualTo(pixels(course, new Cell(x, 2)));
      assertThat(pixels(bomberda, OTHER)).isNotEqualTo(pixels(course, new Cell(x, 2)));
    }
  }

  private static Scene of(String rules) {
    return Scene.of(Showroom.world(rules, "wall"), Overlay.NONE);
  }

  // ---- overlays ----

  @Test
  void colouredCellsAreSeenOnFloorButNotOnWalls() {
    Cell brick = new Cell(3, 0);
    Overlay overlay =
        Overlay.NONE.withMarks(
            List.of(
                new CellMark(FLOOR.x(), FLOOR.y(), CellColor.RED.on(CellColor.GREEN)),
                new CellMark(brick.x(), brick.y(), CellColor.RED.on(CellColor.GREEN))));
    BufferedImage plain = paint(Theme.DARK, CELL, Overlay.NONE);
    BufferedImage marked = paint(Theme.DARK, CELL, overlay);

    Tint main = main(marked, FLOOR);
    assertThat(main.green()).isGreaterThan(main.red()).isGreaterThan(main.blue());
    assertThat(pixels(marked, brick)).isEqualTo(pixels(plain, brick));
  }

  @Test
  void theSoonerACellBurnsTheRedderItIs() {
    BufferedImage soon = paint(Theme.LIGHT, CELL, Overlay.NONE.withHeat(Map.of(FLOOR, 1)));
    BufferedImage late = paint(Theme.LIGHT, CELL, Overlay.NONE.withHeat(Map.of(FLOOR, 8)));

    assertThat(main(soon, FLOOR).green()).isLessThan(main(late, FLOOR).green());
    assertThat(main(late, FLOOR).green()).isLessThan(Theme.LIGHT.floor().green());
  }

  @Test
  void highlightedCellsHaveAFrame() {
    BufferedImage image = paint(Theme.DARK, CELL, Overlay.NONE.withHighlighted(Set.of(FLOOR)));

    assertThat(share(image, FLOOR, Theme.DARK.accent())).isGreaterThan(0.1);
  }

  @Test
  void coordinatesAreInTheMargin() {
    BufferedImage plain = paint(Theme.DARK, CELL, Overlay.NONE);
    BufferedImage numbered = paint(Theme.DARK, CELL, Overlay.NONE.withCoordinates(true));

    Rectangle changed = Changes.between(plain, numbered);
    assertThat(changed.x).isLessThan(CELL / 2);
    assertThat(changed.y).isLessThan(CELL / 2);
    assertThat(pixels(numbered, new Cell(0, 0))).isEqualTo(pixels(plain, new Cell(0, 0)));
  }

  // ---- motion ----

  @ParameterizedTest
  @ValueSource(strings = {"arena/snowflake", "rooms/two"})
  void atItsEndsAMotionIsAtRest(String scenario) {
    History history = Games.played(scenario, 20);
    for (int step = 1; step < history.size(); step++) {
      World from = history.at(step - 1).world();
      World to = history.at(step).world();

      assertThat(all(paint(Scene.between(from, to, 0, Overlay.NAMES), Theme.DARK, 16)))
          .as("the beginning of step " + step)
          .isEqualTo(all(paint(Scene.of(from, Overlay.NAMES), Theme.DARK, 16)));
      assertThat(all(paint(Scene.between(from, to, 1, Overlay.NAMES), Theme.DARK, 16)))
          .as("the end of step " + step)
          .isEqualTo(all(paint(Scene.of(to, Overlay.NAMES), Theme.DARK, 16)));
    }
  }

  @Test
  void halfwayACharacterIsBetweenTwoCells() {
    SensedWorld to = Showroom.moved();
    Tint tint = Owners.of(world, Theme.DARK).of(3);

    BufferedImage half = paint(Scene.between(world, to, 0.5, Overlay.NONE), Theme.DARK, CELL);

    assertThat(share(half, new Cell(3, 3), tint)).isBetween(0.05, 0.25);
    assertThat(share(half, FLOOR, tint)).isBetween(0.05, 0.25);
  }

  // ---- helpers ----

  private BufferedImage paint(Theme theme, int size, Overlay overlay) {
    return paint(Scene.of(world, overlay), theme, size);
  }

  private static BufferedImage paint(Scene scene, Theme theme, int size) {
    BoardLayout layout = BoardLayout.of(scene.to(), size);
    BufferedImage image =
        new BufferedImage(
            (int) layout.outerWidth(), (int) layout.outerHeight(), BufferedImage.TYPE_INT_RGB);
    GraphicsBrush brush = new GraphicsBrush(image.createGraphics());
    brush.fillRect(0, 0, image.getWidth(), image.getHeight(), theme.page());
    new BoardPainter(theme).paint(brush, layout, scene);
    return image;
  }

  private boolean isBareFloor(Cell cell) {
    return cell.equals(FLOOR)
        || (world.emptyAt(cell.x(), cell.y())
            && world.terrainAt(cell.x(), cell.y()) == Terrain.FLOOR);
  }

  private static List<Integer> all(BufferedImage image) {
    return Arrays.stream(
            image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth()))
        .boxed()
        .toList();
  }

  private static List<Integer> pixels(BufferedImage image, Cell cell) {
    int size = image.getWidth() / COLUMNS;
    int margin = (size + 1) / 2;
    int[] pixels =
        image.getRGB(margin + cell.x() * size, margin + cell.y() * size, size, size, null, 0, size);
    return Arrays.stream(pixels).map(pixel -> pixel & 0xFFFFFF).boxed().toList();
  }

  /** The colour that most of a cell has. */
  private static Tint main(BufferedImage image, Cell cell) {
    Map<Integer, Integer> counts = new HashMap<>();
    pixels(image, cell).forEach(pixel -> counts.merge(pixel, 1, Integer::sum));
    return Tint.of(
        counts.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey());
  }

  /** How much of a cell has a colour, from 0 to 1. */
  private static double share(BufferedImage image, Cell cell, Tint tint) {
    List<Integer> pixels = pixels(image, cell);
    return (double) pixels.stream().filter(pixel -> pixel == tint.rgb()).count() / pixels.size();
  }

  /** How far two cells differ on average, from 0 to 1. */
  private static double difference(BufferedImage image, Cell one, Cell other) {
    List<Integer> a = pixels(image, one);
    List<Integer> b = pixels(image, other);
    double sum = 0;
    for (int i = 0; i < a.size(); i++) {
      for (int shift = 0; shift <= 16; shift += 8) {
        sum += Math.abs((a.get(i) >> shift & 0xFF) - (b.get(i) >> shift & 0xFF)) / 255.0 / 3;
      }
    }
    return sum / a.size();
  }
}
