package blastlab.generate;

import blastlab.rules.Setting;
import blastlab.rules.rooms.Rooms;
import blastlab.rules.rooms.RoomsSettings;
import blastlab.scenario.Settings;
import blastlab.text.InputException;
import blastlab.text.RoomsMap;
import blastlab.world.Cell;
import blastlab.world.Item;
import blastlab.world.Terrain;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Makes rooms: pillars in rows, and between them walls, choppers and perks, alike for everybody.
 */
final class RoomsGenerator implements MapGenerator<RoomsGenerator.Wanted> {
  private static final Settings<Wanted> SETTINGS = new Settings<>(Wanted.class);
  private static final RoomsSettings USUAL = new Settings<>(RoomsSettings.class).read(Map.of());
  private static final int KEEP_AWAY = 3;
  private static final List<Item.Kind> PERKS =
      List.of(Item.Kind.RADIUS, Item.Kind.COUNT, Item.Kind.IMMUNE, Item.Kind.REMOTE);

  /** What can be set. */
  public record Wanted(
      @Setting(
              usual = 23,
              least = 5,
              most = 51,
              meaning = "how many columns and rows, an odd number")
          int size,
      @Setting(usual = 5, least = 1, most = Seats.MOST_PLACES, meaning = "how many bombers")
          int players,
      @Setting(usual = 5, least = 0, most = 99, meaning = "how many choppers at most") int choppers,
      @Setting(
              usual = 15,
              least = 0,
              most = 100,
              meaning = "of a hundred free cells, how many are destroyable walls")
          int destroyableWalls,
      @Setting(
              usual = 15,
              least = 0,
              most = 100,
              meaning = "of a hundred destroyable walls, how many have a perk inside")
          int hidden,
      @Setting(
              usual = 0,
              least = 0,
              most = 100,
              meaning = "of a hundred free cells, how many have a perk on them")
          int open) {}

  @Override
  public String rules() {
    return Rooms.NAME;
  }

  @Override
  public Settings<Wanted> settings() {
    return SETTINGS;
  }

  @Override
  public String summary() {
    return "a room with pillars, destroyable walls, choppers and perks";
  }

  @Override
  public String promise() {
    return FairBoard.PROMISE + " No chopper starts within three cells of anybody.";
  }

  @Override
  public GeneratedMap draw(Wanted wanted, Random random) {
    if (wanted.size % 2 == 0) {
      throw new InputException(
          "size: " + wanted.size + ", expected an odd number, for pillars that are symmetric");
    }
    FairBoard board =
        FairBoard.draw(
            pillars(wanted.size), wanted.players, new Bombs(USUAL.blast(), USUAL.fuse()), random);
    List<Cell> choppers =
        board.take(wanted.choppers, cell -> board.isFar(cell, KEEP_AWAY), "choppers").stream()
            .flatMap(List::stream)
            .toList();
    List<List<Cell>> walls =
        board.addBricks(board.share(wanted.destroyableWalls), "destroyable_walls");
    int hiding = FairBoard.count(walls) * wanted.hidden / 100;
    Map<Cell, Item.Kind> hidden = perks(FairBoard.pick(walls, hiding), random);
    int lying = board.share(wanted.open);
    Map<Cell, Item.Kind> open = perks(board.take(lying, cell -> true, "open"), random);
    RoomsMap map = new RoomsMap(board.rows(), board.seats(), choppers, open, hidden);
    String title = "A generated room, players: " + wanted.players;
    return GeneratedMap.contest(rules(), title, map.write(), wanted.players);
  }

  private static Layout pillars(int size) {
    Layout layout = Layout.bordered(size, size);
    layout.cells(Terrain.FLOOR).stream()
        .filter(cell -> cell.x() % 2 == 0 && cell.y() % 2 == 0)
        .forEach(pillar -> layout.set(pillar, Terrain.STONE));
    return layout;
  }

  private static Map<Cell, Item.Kind> perks(List<List<Cell>> orbits, Random random) {
    Map<Cell, Item.Kind> perks = new LinkedHashMap<>();
    for (List<Cell> orbit : orbits) {
      Item.Kind kind = PERKS.get(random.nextInt(PERKS.size()));
      orbit.forEach(cell -> perks.put(cell, kind));
    }
    return perks;
  }
}
