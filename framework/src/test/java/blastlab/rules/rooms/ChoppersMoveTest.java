package blastlab.rules.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The phase "choppers". */
class ChoppersMoveTest {
  private static final String MIDDLE = "|   |\n| & |\n|   |\n|###|\n|A  |\n";

  // ---- what blocks them ----

  @Test
  void wallsBombsAndChoppersBlockThem() {
    Room.of("|&#A|\n").tick("&1 RIGHT").shows("|&#A|\n");
    Room.of("|&WA|\n").tick("&1 RIGHT").shows("|&WA|\n");
    Room.of("|& A|\n").tick("&1 UP").shows("|& A|\n");
    Room.of("|&9  A|\n").tick("&1 RIGHT").shows("|&8  A|\n");
    Room.of("|&& A|\n").tick("&1 RIGHT").shows("|&& A|\n");
  }

  @Test
  void perksDoNotAndStayWhereTheyAre() {
    Room.of("|&+ A|\n")
        .tick("&1 RIGHT")
        .shows("| & A|\n")
        .nothingHappened()
        .hasPerks("radius at (2,1): 29 left")
        .tick("&1 RIGHT")
        .shows("| +&A|\n");
  }

  @Test
  void bombersDoNot() {
    Room.of("|&A BD|\n").tick("&1 RIGHT").shows("| & BD|\n").happened("&1 killed A at (2,1)");
  }

  @Test
  void theyMoveOneByOneInTheOrderOfTheMap() {
    Room.of("|&& A|\n").tick("&1 RIGHT", "&2 RIGHT").shows("|& &A|\n");
    Room.of("| &&A|\n").tick("&1 LEFT", "&2 LEFT").shows("|&& A|\n");
  }

  @Test
  void aDiagonalIsNoWayForThem() {
    Room.of("|& |\n|  |\n|A |\n").tick("&1 RIGHT,DOWN").shows("|& |\n|  |\n|A |\n");
  }

  // ---- when ----

  @Test
  void theyMoveAfterTheBombers() {
    Room.of("|&A |\n").tick("A RIGHT", "&1 RIGHT").shows("| &A|\n").nothingHappened();
    Room.of("|&A |\n").tick("A ACT,RIGHT", "&1 RIGHT").shows("|&5A|\n").nothingHappened();
  }

  @Test
  void theyMoveBeforeTheBombsGoOff() {
    Room.of("blast 2\n|1  &#A|\n").tick("&1 LEFT").happened("A's bomb killed &1 at (3,1)");
    Room.of("blast 2\n|1 & #A|\n").tick("&1 RIGHT").shows("|***&#A|\n").nothingHappened();
  }

  @Test
  void whoMeetsAChopperThatThenGoesOnIsDeadAllTheSame() {
    Room.of("|A& B|\n")
        .tick("A RIGHT", "&1 RIGHT")
        .shows("|  &B|\n")
        .happened("&1 killed A at (2,1)", "B has won at (4,1)");
  }

  // ---- chance ----

  @Test
  void eachFreeNeighbourIsAsLikelyAsTheOthers() {
    Set<String> pictures = new TreeSet<>();
    for (int choice = 0; choice < 4; choice++) {
      int chosen = choice;
      Room room =
          Room.of(
                  "roaming 1\n" + MIDDLE,
                  bound -> {
                    assertThat(bound).isEqualTo(4);
                    return chosen;
                  })
              .tick();
      pictures.add(room.world().toString());
      assertThat(Math.abs(chopperX(room) - 2) + Math.abs(chopperY(room) - 2)).isEqualTo(1);
    }

    assertThat(pictures).hasSize(4);
  }

  @Test
  void onlyFreeNeighboursAreChosenFrom() {
    assertThat(bounds("|##W##|\n|#& A#|\n|##+##|\n")).containsExactly(1);
    assertThat(bounds("|##W##|\n|#+&A#|\n|##+##|\n")).containsExactly(3);
    assertThat(bounds("|#& ##|\n|#&9##|\n|# #A#|\n")).containsExactly(1, 2);
  }

  private static List<Integer> bounds(String drawing) {
    List<Integer> bounds = new ArrayList<>();
    Room.of(
            "roaming 1\n" + drawing,
            bound -> {
              bounds.add(bound);
              return bound - 1;
            })
        .tick();
    return bounds;
  }

  @Test
  void aChopperWithoutAFreeNeighbourStays() {
    Room.of("roaming 1\n|#&#A|\n").tick().shows("|#&#A|\n");
  }

  @Test
  void inTheLongRunItGoesEveryWayAboutAsOften() {
    Random random = new Random(1);
    int[] columns = new int[3];
    for (int i = 0; i < 400; i++) {
      Room room = Room.of("roaming 1\n" + MIDDLE, random::nextInt).tick();
      columns[chopperX(room) - 1]++;
    }

    assertThat(columns[0]).isBetween(75, 125);
    assertThat(columns[1]).isBetween(170, 230);
    assertThat(columns[2]).isBetween(75, 125);
  }

  @Test
  void inASensedWorldAChopperStaysUnlessItIsSent() {
    SensedWorld world = SensedWorld.fromWorld(Room.of("roaming 1\n" + MIDDLE, bound -> 0).world());
    assertThat(world.next().world().monstersAt(2, 2)).hasSize(1);

    world.monsters().get(0).move(1, 0);
    assertThat(world.next().world().monstersAt(3, 2)).hasSize(1);
    assertThat(world.next().world().next().world().monstersAt(3, 2)).hasSize(1);
  }

  private static int chopperX(Room room) {
    return room.world().monsters().get(0).x();
  }

  private static int chopperY(Room room) {
    return room.world().monsters().get(0).y();
  }
}
