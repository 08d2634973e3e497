package blastlab.monsters;

import blastlab.Stage;
import org.junit.jupiter.api.Test;

/** What a stupid monster decides. */
class StupidMonsterTest {
  @Test
  void itChoosesAmongAllCellsAroundAndItsOwnColumnByColumn() {
    minds(
            """
            |   |
            | M |
            |  a|
            """)
        .drawAmong(
            "(-1,-1)", "(-1,0)", "(-1,1)", "(0,-1)", "(0,0)", "(0,1)", "(1,-1)", "(1,0)", "(1,1)");
  }

  @Test
  void wallsAreNoChoice() {
    minds(
            """
            |W  |
            | MW|
            | Wa|
            """)
        .drawAmong("(-1,0)", "(-1,1)", "(0,-1)", "(0,0)", "(1,-1)", "(1,1)");
  }

  @Test
  void burningWallsAreNoChoice() {
    minds("|%Ma|\n").drawAmong("(0,0)", "(1,0)");
  }

  @Test
  void cellsOutsideAreNoChoice() {
    minds(
            """
            |M |
            | a|
            """)
        .drawAmong("(0,0)", "(0,1)", "(1,0)", "(1,1)");
    minds(
            """
            |a |
            | M|
            """)
        .drawAmong("(-1,-1)", "(-1,0)", "(0,-1)", "(0,0)");
  }

  @Test
  void nothingElseMatters() {
    minds(
            """
            |E*5|
            |NMa|
            |   |
            """)
        .drawAmong(
            "(-1,-1)", "(-1,0)", "(-1,1)", "(0,-1)", "(0,0)", "(0,1)", "(1,-1)", "(1,0)", "(1,1)");
  }

  @Test
  void evenTheOnlyChoiceIsDrawn() {
    minds("|WMWa|\n").drawAmong("(0,0)");
  }

  private static Minds minds(String drawing) {
    return new Minds(Stage.of(drawing), StupidMonster::new);
  }
}
