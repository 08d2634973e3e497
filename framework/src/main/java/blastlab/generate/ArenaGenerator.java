package blastlab.generate;

import blastlab.rules.Setting;
import blastlab.rules.arena.Arena;
import blastlab.rules.arena.ArenaSettings;
import blastlab.scenario.Settings;
import blastlab.text.ArenaMap;
import blastlab.world.Cell;
import blastlab.world.Item;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Makes arenas: walls, rocks and rewards, open and hidden, alike for everybody. */
final class ArenaGenerator implements MapGenerator<ArenaGenerator.Wanted> {
  private static final Settings<Wanted> SETTINGS = new Settings<>(Wanted.class);
  private static final ArenaSettings USUAL = new Settings<>(ArenaSettings.class).read(Map.of());
  private static final int COIN = 5;

  /** What can be set. */
  public record Wanted(
      @Setting(usual = 13, least = 4, most = 50, meaning = "how many columns") int width,
      @Setting(usual = 11, least = 4, most = 50, meaning = "how many rows") int height,
      @Setting(usual = 4, least = 2, most = Seats.MOST_PLACES, meaning = "how many players")
          int players,
      @Setting(
              usual = 15,
              least = 0,
              most = 50,
              meaning = "of a hundred cells, how many are walls at most")
          int walls,
      @Setting(
              usual = 45,
              least = 0,
              most = 100,
              meaning = "of a hundred cells that are left, how many are rocks")
          int rocks,
      @Setting(
              usual = 40,
              least = 0,
              most = 100,
              meaning = "of a hundred rocks, how many hide a reward")
          int hidden,
      @Setting(
              usual = 10,
              least = 0,
              most = 100,
              meaning = "of a hundred free cells, how many have a reward on them")
          int open) {}

  @Override
  public String rules() {
    return Arena.NAME;
  }

  @Override
  public Settings<Wanted> settings() {
    return SETTINGS;
  }

  @Override
  public String summary() {
    return "an arena with walls, rocks and rewards";
  }

  @Override
  public String promise() {
    return FairBoard.PROMISE;
  }

  @Override
  public GeneratedMap draw(Wanted wanted, Random random) {
    Layout layout = new Layout(wanted.width, wanted.height);
    Bombs bombs = new Bombs(USUAL.range(), USUAL.fuse());
    FairBoard board = FairBoard.draw(layout, wanted.players, bombs, random);
    board.addStone(board.share(wanted.walls));
    List<List<Cell>> rocks = board.addBricks(board.share(wanted.rocks), "rocks");
    int hiding = FairBoard.count(rocks) * wanted.hidden / 100;
    List<Item> hidden = rewards(FairBoard.pick(rocks, hiding), random);
    int lying = board.share(wanted.open);
    List<Item> open = rewards(board.take(lying, cell -> true, "open"), random);
    ArenaMap map = new ArenaMap(List.of(), board.rows(), board.seats(), open, hidden);
    String title = "A generated arena, players: " + wanted.players;
    return GeneratedMap.contest(rules(), title, map.write(), wanted.players);
  }

  /** Rewards for sets of alike cells, which are alike too; row by row, as in a map that is read. */
  private static List<Item> rewards(List<List<Cell>> orbits, Random random) {
    List<Item> rewards = new ArrayList<>();
    for (List<Cell> orbit : orbits) {
      int chance = random.nextInt(6);
      for (Cell cell : orbit) {
        rewards.add(
            switch (chance) {
              case 0 -> new Item(Item.Kind.MORE_BOMBS, cell.x(), cell.y(), 1);
              case 1 -> new Item(Item.Kind.STRONGER_BOMBS, cell.x(), cell.y(), 1);
              case 2 -> new Item(Item.Kind.COIN, cell.x(), cell.y(), 2 * COIN);
              default -> new Item(Item.Kind.COIN, cell.x(), cell.y(), COIN);
            });
      }
    }
    rewards.sort(Comparator.comparingInt(Item::y).thenComparingInt(Item::x));
    return rewards;
  }
}
