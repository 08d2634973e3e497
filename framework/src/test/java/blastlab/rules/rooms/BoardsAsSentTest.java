package blastlab.rules.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.text.RoomsBoard;
import blastlab.world.Chance;
import org.junit.jupiter.api.Test;

/** What a player is sent, drawn without the walls around it; {@code ☼} stands for {@code #}. */
class BoardsAsSentTest {
  @Test
  void everyPlayerIsTheHeroOfItsOwnBoard() {
    Room room = Room.of("|A B D|\n");

    assertSent(room, "A", "☺ ♥ ♥");
    assertSent(room, "B", "♥ ☺ ♥");
    assertSent(room, "D", "♥ ♥ ☺");
  }

  @Test
  void wallsChoppersAndPerksHaveTheirSymbols() {
    assertSent(Room.of("|A#W& +cir|\n"), "A", "☺☼#& +cir");
  }

  @Test
  void aHiddenPerkIsAWallLikeOthers() {
    assertSent(Room.of("|A*CIR|\n"), "A", "☺####");
  }

  @Test
  void bombsShowHowManyTicksTheyHaveLeft() {
    assertSent(Room.of("|A12345|\n"), "A", "☺12345");
    assertSent(Room.of("|A6789|\n"), "A", "☺6789");
  }

  @Test
  void aLongFuseShowsNine() {
    assertSent(Room.of("fuse 12\n| A|\n").tick("A ACT,LEFT"), "A", "☺9");
    assertSent(Room.of("fuse 12\n| A|\n").tick("A ACT,LEFT").ticks(3), "A", "☺9");
    assertSent(Room.of("fuse 12\n| A|\n").tick("A ACT,LEFT").ticks(4), "A", "☺8");
  }

  @Test
  void aBombWithoutAFuseShowsFiveAllTheTime() {
    assertSent(
        Room.of("|A r |\n").tick("A RIGHT").tick("A RIGHT,ACT").tick("A RIGHT"), "A", "  5☺");
    assertSent(
        Room.of("|A r |\n").tick("A RIGHT").tick("A RIGHT,ACT").tick("A RIGHT").ticks(9),
        "A",
        "  5☺");
  }

  @Test
  void whoSitsOnABombIsDrawnSo() {
    Room room = Room.of("|A  B|\n").tick("A ACT");

    assertSent(room, "A", "☻  ♥");
    assertSent(room, "B", "♠  ☺");
  }

  @Test
  void whatBlewUpIsSeenForOneTick() {
    Room room = Room.of("|W1 &#A|\n").tick();

    assertSent(room, "A", "H҉҉x☼☺");
    assertSent(room.tick(), "A", "    ☼☺");
  }

  @Test
  void theDeadAreSeenForOneTick() {
    Room room = Room.of("|1A#B1D#E|\n").tick();

    assertSent(room, "A", "҉Ѡ☼♣҉♣☼♥");
    assertSent(room, "B", "҉♣☼Ѡ҉♣☼♥");
    assertSent(room, "E", "҉♣☼♣҉♣☼☺");
    assertSent(Room.of("|1A#BE|\n").ticks(2), "A", "  ☼♥♥");
  }

  @Test
  void theDeadCoverTheirChopperAndTheirBomb() {
    assertSent(Room.of("|A&  BD|\n").tick("&1 LEFT"), "A", "Ѡ   ♥♥");
    assertSent(Room.of("|A&  BD|\n").tick("&1 LEFT").tick(), "A", "&   ♥♥");
    assertSent(Room.of("bomb B 3 1 5\n|1 B #AD|\n").tick(), "A", "҉҉♣ ☼☺♥");
  }

  @Test
  void theImmuneCoverTheFire() {
    assertSent(Room.of("|Ai2#B|\n").tick("A RIGHT").tick(), "A", " ☺҉☼♥");
  }

  @Test
  void whatIsThereCoversWhatWas() {
    Chance perk = bound -> 0;
    assertSent(Room.of("perk_chance 100\n|1W #A|\n", perk).tick(), "A", "҉+ ☼☺");
    assertSent(Room.of("|1+ #A|\n").tick(), "A", "҉+҉☼☺");
    assertSent(Room.of("|&+1#A|\n").tick("&1 RIGHT"), "A", " +҉☼☺");
    assertSent(Room.of("respawns 1\n|1&  #A|\n", bound -> 0).tick(), "A", "&x  ☼☺");
    assertSent(Room.of("respawns 1\n|2W#1W#A|\n", bound -> 1).ticks(2), "A", "҉#☼  ☼☺");
  }

  private static void assertSent(Room room, String name, String row) {
    int seat = "ABDEF".indexOf(name);
    RoomsBoard board = RoomsBoard.of(room.world(), room.world().events(), seat);
    String border = "☼".repeat(row.length() + 2);
    assertThat(board.write()).isEqualTo(border + "☼" + row + "☼" + border);
  }
}
