package blastlab.rules.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.Chance;
import blastlab.world.SensedWorld;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The phase "respawns". */
class RespawnsTest {
  /** A chance that must be asked these questions, and gives these answers: bound, answer, … */
  private static final class Script implements Chance {
    private final Queue<Integer> script;

    Script(Integer... script) {
      this.script = new ArrayDeque<>(List.of(script));
    }

    @Override
    public int below(int bound) {
      assertThat(script).as("questions about " + bound).isNotEmpty();
      assertThat(bound).isEqualTo(script.remove());
      return script.remove();
    }
  }

  // ---- perks ----

  @ParameterizedTest
  @CsvSource({"0, radius", "1, count", "2, immune", "3, remote"})
  void aDestroyedWallLeavesAPerkByChance(int chosen, String kind) {
    Room.of("perk_chance 25\n|1W#A|\n", new Script(100, 24, 4, chosen))
        .tick()
        .hasPerks(kind + " at (2,1): 30 left");
  }

  @Test
  void howLongItLiesIsASetting() {
    Room.of("perk_chance 25\nperk_ticks 7\n|1W#A|\n", new Script(100, 0, 4, 0))
        .tick()
        .hasPerks("radius at (2,1): 7 left");
  }

  @Test
  void moreOftenItLeavesNothing() {
    Room.of("perk_chance 25\n|1W#A|\n", new Script(100, 25)).tick().hasPerks();
  }

  @Test
  void aboutAQuarterOfTheWallsLeaveOne() {
    Random random = new Random(5);
    int perks = 0;
    for (int i = 0; i < 400; i++) {
      Room room = Room.of("perk_chance 25\n|1W#A|\n", random::nextInt).tick();
      perks += room.world().items().size();
    }

    assertThat(perks).isBetween(75, 125);
  }

  @Test
  void theChanceCanBeSet() {
    Room.of("perk_chance 0\n|1W#A|\n").tick().hasPerks();
    Room.of("perk_chance 100\n|1W#A|\n", new Script(100, 99, 4, 0))
        .tick()
        .hasPerks("radius at (2,1): 30 left");
  }

  @Test
  void aWallOfSeveralOwnersIsOneWall() {
    Room.of("perk_chance 25\nbomb A 1 1 1\nbomb B 3 1 1\n| W #AB|\n", new Script(100, 0, 4, 1))
        .tick()
        .happened("A's bomb hit a wall at (2,1)", "B's bomb hit a wall at (2,1)")
        .hasPerks("count at (2,1): 30 left");
  }

  @Test
  void everyWallHasItsOwnChance() {
    Room.of("perk_chance 25\n|W1W#A|\n", new Script(100, 99, 100, 0, 4, 3))
        .tick()
        .hasPerks("remote at (3,1): 30 left");
  }

  @Test
  void choppersAndBombersLeaveNone() {
    Room.of("perk_chance 100\n|&1B#AD|\n").tick().hasPerks();
  }

  @Test
  void whatTheMapHidLiesOpenAndNothingElse() {
    Room.of("perk_chance 100\n|1I#A|\n").tick().hasPerks("immune at (2,1): 30 left");
    Room.of("perk_chance 100\nperk_ticks 7\n|*1C#A|\n|#R###|\n")
        .tick()
        .hasPerks("radius at (1,1): 7 left", "count at (3,1): 7 left", "remote at (2,2): 7 left");
  }

  @Test
  void aSensedWorldForeseesNoPerk() {
    Room room = Room.of("perk_chance 100\n|1I#A|\n|1W# |\n", new Script(100, 0, 4, 0));
    assertThat(SensedWorld.fromWorld(room.world()).next().world().items()).isEmpty();

    room.tick().hasPerks("immune at (2,1): 30 left", "radius at (2,2): 30 left");
  }

  // ---- choppers ----

  @Test
  void aDeadChopperReappearsAtOnceOnAFreeCell() {
    Room.of("respawns 1\n|1&   #A|\n", new Script(4, 2))
        .tick()
        .happened("A's bomb killed &1 at (2,1)")
        .shows("|** & #A|\n");
    Room.of("respawns 1\n|1&   #A|\n", new Script(4, 0)).tick().shows("|&*   #A|\n");
  }

  @Test
  void aCellIsFreeIfNothingIsThere() {
    Room.of("respawns 1\nblast 1\n|1&+W9&B#A |\n", new Script(2, 1)).tick().shows("|**+W8&B#A&|\n");
  }

  @Test
  void theCellsOfTheDeadAreFree() {
    Room.of("respawns 1\n|B1&#AD|\n", new Script(2, 0)).tick().shows("|&**#AD|\n");
  }

  @Test
  void severalReappearInTheOrderOfTheMapAndKeepTheirPlaces() {
    Room.of("respawns 1\n|&1&  #A|\n", new Script(3, 2, 3, 2))
        .tick()
        .shows("|***&&#A|\n")
        .tick("&1 LEFT", "&2 LEFT")
        .shows("|  & &#A|\n");
  }

  @Test
  void aChopperWithoutRoomIsGone() {
    Room.of("respawns 1\nbomb A 1 1 1\n|+&|\n|#A|\n").tick().shows("|**|\n|#A|\n");
  }

  @Test
  void whereNothingReturnsADeadChopperIsGone() {
    Room.of("|1& &#A|\n").tick().shows("|** &#A|\n").tick("&2 LEFT").shows("|  & #A|\n");
  }

  @Test
  void aSensedWorldForeseesNoReturn() {
    Room room = Room.of("respawns 1\n|1&   #A|\n|W    # |\n", new Script(8, 7));
    SensedWorld next = SensedWorld.fromWorld(room.world()).next().world();

    assertThat(next.monsters()).isEmpty();
    assertThat(next.next().world().wallAt(1, 2)).isFalse();
  }

  // ---- walls ----

  @Test
  void aDestroyedWallIsMadeUpForInTheNextTick() {
    Room.of("respawns 1\n|1W  #A|\n", new Script(4, 3))
        .tick()
        .shows("|**  #A|\n")
        .tick()
        .shows("|   W#A|\n")
        .tick()
        .shows("|   W#A|\n");
  }

  @Test
  void severalWallsAreMadeUpForOneByOne() {
    Room.of("respawns 1\n|W1W #A|\n", new Script(4, 0, 3, 2)).ticks(2).shows("|W  W#A|\n");
  }

  @Test
  void oneDestroyedWhileAnotherReturnsHasToWait() {
    Room.of("respawns 1\n|1W #2W #A|\n", new Script(6, 2, 5, 0))
        .tick()
        .tick()
        .shows("|  W#** #A|\n")
        .tick()
        .shows("|W W#   #A|\n");
  }

  @Test
  void whereNothingReturnsWallsDoNotEither() {
    Room.of("|1W  #A|\n").ticks(3).shows("|    #A|\n");
  }

  @Test
  void aWallWithoutRoomWaits() {
    Room.of("respawns 1\nbomb A 1 1 1\n|+W|\n|#A|\n", new Script(1, 0))
        .tick()
        .shows("|**|\n|#A|\n")
        .tick("A ACT,UP")
        .shows("|+A|\n|#5|\n")
        .tick("A LEFT")
        .shows("|AW|\n|#4|\n");
  }
}
