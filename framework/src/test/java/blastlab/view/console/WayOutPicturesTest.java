package blastlab.view.console;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.explain.PlayedOut;
import org.junit.jupiter.api.Test;

/** The pictures that go with an explanation. */
class WayOutPicturesTest {
  private static final String HEADER =
      """
      max_time 60
      bomb_time 4
      expl_duration 1
      expl_range 3
      """;
  private static final PlayedOut CORRIDOR =
      PlayedOut.course(
          1,
          HEADER
              + """
              +-------+
              |WWWWWWE|
              |a      |
              |WWWWWWW|
              +-------+
              """,
          "right, bomb right, 20 wait");

  private static String pictures(PlayedOut game, int columns) {
    WayOutPictures pictures = new WayOutPictures(game.explanation(), game.history(), false);
    return String.join("\n", pictures.lines(columns)) + "\n";
  }

  @Test
  void theLastWayOutIsMarkedThenComesTheMistakeAndTheEnd() {
    assertThat(pictures(CORRIDOR, 80))
        .isEqualTo(
            """
            after step 4         after step 5   after step 8
            . the last way out   too late       @ where it died
            +-------+            +-------+      +-------+
            |WWWWWWE|            |WWWWWWE|      |W%WWWWE|
            | 3a... |            | 2a    |      |**@    |
            |WWWWWWW|            |WWWWWWW|      |W%WWWWW|
            +-------+            +-------+      +-------+
            """);
  }

  @Test
  void theyAreBelowEachOtherWhereThereIsLittleRoom() {
    assertThat(pictures(CORRIDOR, 35))
        .isEqualTo(
            """
            after step 4         after step 5
            . the last way out   too late
            +-------+            +-------+
            |WWWWWWE|            |WWWWWWE|
            | 3a... |            | 2a    |
            |WWWWWWW|            |WWWWWWW|
            +-------+            +-------+

            after step 8
            @ where it died
            +-------+
            |W%WWWWE|
            |**@    |
            |W%WWWWW|
            +-------+
            """);
  }

  @Test
  void coloursTakeNoRoom() {
    WayOutPictures pictures = new WayOutPictures(CORRIDOR.explanation(), CORRIDOR.history(), true);

    String coloured = String.join("\n", pictures.lines(80)) + "\n";

    assertThat(coloured).contains("\u001b[7m@\u001b[0m");
    assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(pictures(CORRIDOR, 80));
  }

  @Test
  void withoutAWayOutTheyShowTheStepBefore() {
    PlayedOut deadEnd =
        PlayedOut.course(
            1,
            HEADER
                + """
                +-----+
                |WWWW |
                |a   A|
                |WWWWE|
                +-----+
                """,
            "20 wait");

    assertThat(pictures(deadEnd, 80))
        .isEqualTo(
            """
            after step 4      after step 5
            the step before   @ where it died
            +-----+           +-----+
            |WWWW |           |WWWW |
            |aA   |           |@    |
            |WWWWE|           |WWWWE|
            +-----+           +-----+
            """);
  }

  @Test
  void whatIsNoLossHasNone() {
    PlayedOut escape = PlayedOut.course(1, HEADER + "+---+\n|a E|\n+---+\n", "9 right");

    assertThat(pictures(escape, 80)).isBlank();
  }
}
