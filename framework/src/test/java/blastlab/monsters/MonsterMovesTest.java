package blastlab.monsters;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.agents.IdleCharacter;
import blastlab.match.Decision;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Thinking;
import blastlab.scenario.Game;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.ScenarioLibrary;
import blastlab.scenario.Seed;
import blastlab.search.Move;
import blastlab.testing.GameTest;
import blastlab.testing.MonsterKind;
import blastlab.text.MapText;
import blastlab.world.Event;
import blastlab.world.MonsterEntity;
import blastlab.world.SensedWorld;
import blastlab.world.World;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a search may expect of the monsters. */
class MonsterMovesTest {
  private static final String MAP =
      """
      +-----+
      |C    |
      |     |
      |     |
      |    E|
      +-----+
      """;

  private static List<Move> moves(SensedWorld world) {
    return MonsterMoves.of(world, world.monsters().get(0));
  }

  @Test
  void aStupidOneMayGoAnywhere() {
    SensedWorld world = GameTest.onMap(MAP).monster(MonsterKind.STUPID, 2, 2).world();
    assertThat(moves(world)).hasSize(9).doesNotHaveDuplicates();
  }

  @Test
  void aChopperGoesToAFreeNeighbourAndStaysIfThereIsNone() {
    assertThat(moves(rooms("☼☼☼☼☼\n☼☺  ☼\n☼#& ☼\n☼ # ☼\n☼☼☼☼☼\n")))
        .containsExactly(Move.of(1, 0), Move.of(0, -1));
    assertThat(moves(rooms("☼☼☼☼☼\n☼&# ☼\n☼# ☺☼\n☼   ☼\n☼☼☼☼☼\n"))).containsExactly(Move.of(0, 0));
  }

  private static SensedWorld rooms(String map) {
    Scenario scenario =
        new Scenario(
            "drawn",
            "",
            "rooms",
            Map.of(),
            new MapText("drawn", map),
            Seed.of(1),
            List.of(),
            List.of(new CharacterSpec("me", 'C', Optional.empty())));
    return SensedWorld.fromWorld(scenario.start(Seed.of(1)).world());
  }

  @Test
  void aSelfPreservingOneGoesOnUntilItIsBlocked() {
    SensedWorld world = GameTest.onMap(MAP).monster(MonsterKind.SELF_PRESERVING, 3, 3).world();
    world.monsters().get(0).move(0, -1);
    assertThat(moves(world)).containsExactly(Move.of(0, -1));
    world.monsters().get(0).move(0, 1);
    assertThat(moves(world))
        .containsExactly(
            Move.of(-1, -1), Move.of(-1, 0), Move.of(0, -1), Move.of(1, -1), Move.of(1, 0));
  }

  @Test
  void anAggressiveOneGoesForWhoIsNear() {
    SensedWorld world = GameTest.onMap(MAP).monster(MonsterKind.AGGRESSIVE, 2, 1).world();
    world.monsters().get(0).move(1, 0);
    assertThat(moves(world)).containsExactly(Move.of(-1, -1));
  }

  @Test
  void oneThatCannotGetAwayStays() {
    SensedWorld world = GameTest.onMap("+----+\n|AWCE|\n+----+\n").world();
    assertThat(moves(world)).containsExactly(Move.of(0, 0));
  }

  /** What really was decided is always among the moves, and over many games all of them are. */
  @ParameterizedTest
  @ValueSource(strings = {"scenario1/variant2", "scenario1/variant3", "scenario1/variant5"})
  void realMonstersDecideAmongThese(String scenario) {
    Map<List<Move>, Map<Move, Integer>> decided = new HashMap<>();
    for (int seed = 0; seed < 30; seed++) {
      Game game = new ScenarioLibrary().find(scenario).start(Seed.of(seed));
      Watcher watcher = new Watcher(decided);
      List<Supplier<IdleCharacter>> agents = List.of(IdleCharacter::new);
      new Match(game, agents, Thinking.unlimited(), 60, watcher).play();
    }
    assertThat(decided).hasSizeGreaterThan(5);
    decided.forEach((moves, counts) -> assertThat(moves).containsAll(counts.keySet()));
    assertThat(decided)
        .anySatisfy(
            (moves, counts) -> assertThat(counts).hasSameSizeAs(moves).hasSizeGreaterThan(3));
  }

  private static final class Watcher implements MatchListener {
    private final Map<List<Move>, Map<Move, Integer>> decided;
    private SensedWorld before;

    Watcher(Map<List<Move>, Map<Move, Integer>> decided) {
      this.decided = decided;
    }

    @Override
    public void stepped(World world, List<Event> events) {
      before = SensedWorld.fromWorld(world);
    }

    @Override
    public void decided(World world, List<Decision> decisions) {
      for (MonsterEntity monster : world.monsters()) {
        MonsterEntity then =
            before.monsters().stream().filter(monster::equals).findFirst().orElseThrow();
        decided
            .computeIfAbsent(MonsterMoves.of(before, then), moves -> new HashMap<>())
            .merge(Move.of(monster.dx(), monster.dy()), 1, Integer::sum);
      }
    }
  }
}
