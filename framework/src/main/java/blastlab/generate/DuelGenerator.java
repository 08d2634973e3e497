package blastlab.generate;

import blastlab.rules.Setting;
import blastlab.rules.duel.Duel;
import blastlab.scenario.Settings;
import blastlab.text.DuelMap;
import java.util.Random;

/** Makes fields of the duel: a border, walls and boxes, alike for everybody. */
final class DuelGenerator implements MapGenerator<DuelGenerator.Wanted> {
  private static final Settings<Wanted> SETTINGS = new Settings<>(Wanted.class);

  /** What can be set. */
  public record Wanted(
      @Setting(usual = 13, least = 5, most = 50, meaning = "how many columns, the border included")
          int width,
      @Setting(usual = 11, least = 5, most = 50, meaning = "how many rows, the border included")
          int height,
      @Setting(usual = 2, least = 2, most = 9, meaning = "how many players") int players,
      @Setting(
              usual = 15,
              least = 0,
              most = 50,
              meaning = "of a hundred cells, how many are walls at most")
          int walls,
      @Setting(
              usual = 40,
              least = 0,
              most = 100,
              meaning = "of a hundred cells that are left, how many are boxes")
          int boxes) {}

  @Override
  public String rules() {
    return Duel.NAME;
  }

  @Override
  public Settings<Wanted> settings() {
    return SETTINGS;
  }

  @Override
  public String summary() {
    return "a field with walls and boxes";
  }

  @Override
  public String promise() {
    return FairBoard.PROMISE;
  }

  @Override
  public GeneratedMap draw(Wanted wanted, Random random) {
    Layout layout = Layout.bordered(wanted.width, wanted.height);
    Bombs bombs = new Bombs(Duel.RANGE, Duel.FUSE);
    FairBoard board = FairBoard.draw(layout, wanted.players, bombs, random);
    board.addStone(board.share(wanted.walls));
    board.addBricks(board.share(wanted.boxes), "boxes");
    String field = new DuelMap(board.rows(), board.seats()).write();
    String title = "A generated field, players: " + wanted.players;
    return GeneratedMap.contest(rules(), title, field, wanted.players);
  }
}
