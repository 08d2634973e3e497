package blastlab.rules.course;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Stage;
import blastlab.world.MovableEntity;
import blastlab.world.RealWorld;
import blastlab.world.WorldBuilder;
import org.junit.jupiter.api.Test;

/** The order in which characters and monsters have their turns: grouped by cell. */
class OrderTest {
  @Test
  void charactersThatMeetBecomeNeighbours() {
    Stage.of("|a bc|\n|    |\n")
        .hasCharacters("a", "b", "c")
        .move("a", 1, 0)
        .move("c", -1, 0)
        .step()
        .hasCharacters("a", "b", "c")
        .move("c", -1, 0)
        .move("a", 0, 0)
        .step()
        .hasCharacters("a", "c", "b");
  }

  @Test
  void monstersThatMeetBecomeNeighbours() {
    Stage.of("|A C|\n|Bd |\n")
        .hasMonsters("A", "B", "C")
        .move("A", 1, 0)
        .move("C", -1, 0)
        .step()
        .hasMonsters("A", "C", "B");
  }

  @Test
  void theyStayNeighboursWhenTheyPart() {
    Stage.of("|a c|\n|b  |\n")
        .move("a", 1, 0)
        .move("c", -1, 0)
        .step()
        .hasCharacters("a", "c", "b")
        .move("a", -1, 0)
        .move("c", 1, 0)
        .step()
        .shows("|a c|\n|b  |\n")
        .hasCharacters("a", "c", "b");
    Stage.of("|A C|\n|B d|\n")
        .move("A", 1, 0)
        .move("C", -1, 0)
        .step()
        .move("A", -1, 0)
        .move("C", 1, 0)
        .step()
        .shows("|A C|\n|B d|\n")
        .hasMonsters("A", "C", "B");
  }

  @Test
  void theGroupsPlaceIsWhereItsFirstArrivalCame() {
    Stage.of("|abcd|\n|    |\n")
        .move("b", 0, 1)
        .move("d", -1, 1)
        .step()
        .move("b", 1, 0)
        .move("d", 0, 0)
        .step()
        .hasCharacters("a", "b", "d", "c");
  }

  @Test
  void theFirstArrivalIsTheFirstInTheOrderNotWhoWasThereBefore() {
    Stage.of("|b ac|\n").move("a", 1, 0).step().shows("|b  a|\n").hasCharacters("a", "c", "b");
  }

  @Test
  void whoComesToAGroupStandsBehindAllOfIt() {
    Stage.of("|abcd|\n")
        .put("c", 0, 0)
        .step()
        .hasCharacters("a", "c", "b", "d")
        .put("d", 0, 0)
        .step()
        .hasCharacters("a", "c", "d", "b")
        .put("b", 0, 0)
        .step()
        .hasCharacters("a", "c", "d", "b");
  }

  @Test
  void severalGroupsKeepTheOrderOfTheirFirst() {
    Stage.of("|abcdef|\n")
        .put("d", 1, 0)
        .put("f", 0, 0)
        .put("e", 1, 0)
        .step()
        .hasCharacters("a", "f", "b", "d", "e", "c");
  }

  @Test
  void aDeathMovesNobodyButTheGapUp() {
    Stage.of("|abcde|\n")
        .put("e", 1, 0)
        .step()
        .hasCharacters("a", "b", "e", "c", "d")
        .without("b")
        .step()
        .hasCharacters("a", "e", "c", "d");
  }

  @Test
  void aMonsterThatBurnsLeavesTheOthersInOrder() {
    Stage.of("|A*BCD a|\n").move("B", -1, 0).step().hasMonsters("A", "C", "D");
  }

  @Test
  void theOrderOfTheScenarioIsGroupedFromTheStart() {
    RealWorld world =
        new WorldBuilder(3, 1, new Course(new CourseSettings(1, 1, 1)))
            .time(9)
            .character("a", 'a', 0, 0, 0)
            .character("b", 'b', 1, 0, 0)
            .character("c", 'c', 0, 0, 0)
            .monster("A", 'A', 2, 0)
            .monster("B", 'B', 2, 0)
            .build();

    assertThat(world.characters()).extracting(MovableEntity::name).containsExactly("a", "c", "b");
    assertThat(world.monsters()).extracting(MovableEntity::name).containsExactly("A", "B");
  }

  @Test
  void theOrderDecidesWhoComesFirst() {
    Stage.of("|a b c|\n|     |\n")
        .put("c", 0, 0)
        .step()
        .put("b", 0, 0)
        .placeBomb("b", 0, 0)
        .placeBomb("c", 0, 0)
        .step()
        .hasBombs("b's at (0,0), 2 left");
  }
}
