package blastlab.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.rules.rooms.RoomsSettings;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.text.MapText;
import blastlab.text.RoomsBoard;
import blastlab.world.BombEntity;
import blastlab.world.BombWish;
import blastlab.world.CharacterEntity;
import blastlab.world.Ending;
import blastlab.world.Event;
import blastlab.world.Item;
import blastlab.world.MovableEntity;
import blastlab.world.RealWorld;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Worlds made of boards that a player was sent. */
class RoomsSightTest {
  private static final RoomsSettings USUAL = new Settings<>(RoomsSettings.class).read(Map.of());

  // ---- as far as it tells ----

  @Test
  void aBoardTellsWhatIsWhere() {
    SensedWorld world = sense("☼☼☼☼☼☼" + "☼☺♥#&☼" + "☼2☼ +☼" + "☼♠҉  ☼" + "☼   H☼" + "☼☼☼☼☼☼");

    assertThat(world.toString())
        .isEqualTo(
            """
            +------+
            |######|
            |#MAW&#|
            |#2# +#|
            |#A*  #|
            |#   *#|
            |######|
            +------+
            """);
    assertThat(world.rules()).isEqualTo("rooms");
    assertThat(world.time()).isEqualTo(200);
    assertThat(world.ending()).isEmpty();
    assertThat(world.items()).containsExactly(new Item(Item.Kind.RADIUS, 4, 2, 30));
  }

  @Test
  void whoSitsOnABombOwnsItAndItHasItsWholeFuse() {
    SensedWorld world = sense("☼☼☼☼☼☻♠☼☼ 3☼☼☼☼☼");

    assertThat(world.bombs())
        .extracting(RoomsSightTest::describe)
        .containsExactly(
            "me at (1,1): 5 left, range 3",
            "other1 at (2,1): 5 left, range 3",
            "unknown at (2,2): 3 left, range 3");
  }

  @Test
  void whereNobodyElsePlaysAllBombsAreOnesOwn() {
    SensedWorld world = sense("☼☼☼☼☼☺1☼☼ ҉☼☼☼☼☼");

    assertThat(world.bombs())
        .extracting(RoomsSightTest::describe)
        .containsExactly("me at (2,1): 1 left, range 3");
    assertThat(world.ending()).isEmpty();
    assertThat(world.next().events())
        .extracting(Event::toString)
        .containsExactly("me's bomb killed its owner at (1,1)");
  }

  @Test
  void theDeadAreKnownButNotThere() {
    SensedWorld world = sense("☼☼☼☼☼Ѡ♣☼☼♥♥☼☼☼☼☼");

    assertThat(world.characters())
        .extracting(MovableEntity::name)
        .containsExactly("other1", "other2");
    assertThat(world.cast())
        .extracting(MovableEntity::toString)
        .containsExactly(
            "me at (1,1)",
            "other1 at (1,2)",
            "other2 at (2,2)",
            "other3 at (2,1)",
            "unknown at (0,0)");
  }

  @Test
  void theLastOneAliveHasWon() {
    SensedWorld world = sense("☼☼☼☼☼☺♣☼☼  ☼☼☼☼☼");

    assertThat(world.ending()).contains(Ending.LAST_STANDING);
    assertThat(world.winner().map(MovableEntity::name)).contains("me");
  }

  @Test
  void oneCanLookAheadInIt() {
    SensedWorld world = sense("☼☼☼☼☼☼☺1#☼☼ ☼♥☼☼   ☼☼☼☼☼☼");
    CharacterEntity me = world.characters().get(RoomsSight.ME);
    me.move(0, 1);
    SensedWorld next = world.next().world();

    assertThat(next.me(me).isInWorld()).isTrue();
    assertThat(next.wallAt(3, 1)).isFalse();
    assertThat(world.next().events())
        .extracting(Event::toString)
        .containsExactly("unknown's bomb hit a wall at (3,1)");
  }

  @Test
  void aBoardOfTheTextsSizeIsReadToo() {
    String row = "☼# ♥ #  &  #   ♣ #    #   H  ♥##☼";
    String hero = "☼#   #  #          ☺& 2   #   # ☼";
    String pillars = "☼" + " ☼".repeat(16);
    String border = "☼".repeat(33);
    String board = border + (row + pillars).repeat(3) + hero + (pillars + row).repeat(12) + border;
    SensedWorld world = sense("board=" + board);

    assertThat(world.width()).isEqualTo(33);
    assertThat(world.characters().get(RoomsSight.ME).toString()).isEqualTo("me at (19,7)");
    assertThat(world.bombAt(22, 7)).isPresent();
    assertThat(written(world, read(board))).isEqualTo(board);
  }

  // ---- there and back ----

  @Property(tries = 40)
  void aBoardReadIntoAWorldIsSentAsTheSameBoard(@ForAll long seed) {
    playThereAndBack(new Random(seed));
  }

  @Test
  void soAreAllSymbols() {
    Random random = new Random(4);
    Set<String> symbols = new TreeSet<>();
    for (int game = 0; game < 20; game++) {
      symbols.addAll(playThereAndBack(random));
    }

    assertThat(symbols).contains("☼# ☺☻Ѡ♥♠♣&xH҉123456789+cir".split("", -1));
  }

  /** Checks the boards of all seats in all ticks, and tells which symbols they had. */
  private static Set<String> playThereAndBack(Random random) {
    RealWorld world = randomGame(random);
    Set<String> symbols = new TreeSet<>(Set.of(""));
    while (world.ending().isEmpty()) {
      for (CharacterEntity bomber : world.characters()) {
        int way = random.nextInt(3) - 1;
        boolean across = random.nextBoolean();
        BombWish wish = BombWish.values()[random.nextInt(3)];
        world.decide(bomber.id(), across ? way : 0, across ? 0 : way, wish);
      }
      List<Event> events = world.step().events();
      for (int seat = 0; seat < world.cast().size(); seat++) {
        String sent = RoomsBoard.of(world, events, seat).write();
        assertThat(written(sense(sent), read(sent))).isEqualTo(sent);
        symbols.addAll(List.of(sent.split("", -1)));
      }
    }
    return symbols;
  }

  private static RealWorld randomGame(Random random) {
    StringBuilder map = new StringBuilder();
    int size = 7 + random.nextInt(4);
    for (int cell = 0; cell < size * size; cell++) {
      int x = cell % size;
      int y = cell / size;
      boolean border = x == 0 || y == 0 || x == size - 1 || y == size - 1;
      char symbol = "      ####☼♥&+cir*CIR".charAt(random.nextInt(21));
      map.append(border ? '☼' : x == 1 && y == 1 ? '☺' : x == 2 && y == 1 ? '♥' : symbol);
      map.append(x == size - 1 ? "\n" : "");
    }
    List<CharacterSpec> characters = new ArrayList<>();
    long seats = map.chars().filter(c -> c == '☺' || c == '♥').count();
    for (int i = 0; i < seats; i++) {
      characters.add(new CharacterSpec("p" + i, 'P', Optional.empty()));
    }
    Map<String, Integer> settings = Map.of("fuse", 1 + random.nextInt(12), "ticks", 60);
    Seed seed = Seed.of(random.nextLong());
    MapText text = new MapText("m", map.toString());
    return new Scenario("s", "", "rooms", settings, text, seed, List.of(), characters)
        .start(seed)
        .world();
  }

  private static String written(SensedWorld world, RoomsBoard board) {
    return RoomsBoard.of(world, board.remains(), RoomsSight.ME).write();
  }

  private static RoomsBoard read(String board) {
    return RoomsBoard.read(new MapText("b", board));
  }

  private static SensedWorld sense(String board) {
    return RoomsSight.sense(read(board), USUAL);
  }

  private static String describe(BombEntity bomb) {
    return "%s at (%d,%d): %d left, range %d"
        .formatted(bomb.owner().name(), bomb.x(), bomb.y(), bomb.timer(), bomb.range());
  }
}
