package blastlab.agents;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.testing.GameTest;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import org.junit.jupiter.api.Test;

/** What the agents that search think of a world. */
class OutlookTest {
  @Test
  void theExitIsBestAndDeathIsWorst() {
    assertThat(valueAfter("CE", 1, 0)).isEqualTo(Outlook.OUT);
    assertThat(valueAfter("CA E", 1, 0)).isEqualTo(Outlook.DEAD);
    assertThat(valueAfter("C  E", 1, 0)).isStrictlyBetween(Outlook.DEAD, Outlook.OUT);
  }

  @Test
  void nearerToTheExitIsBetter() {
    assertThat(valueAfter("C   E", 1, 0)).isGreaterThan(valueAfter("C   E", 0, 0));
  }

  @Test
  void aWallInTheWayIsWorseThanNone() {
    assertThat(valueAfter("C   E", 0, 0)).isGreaterThan(valueAfter("C W E", 0, 0));
  }

  @Test
  void aMonsterIsTheWorseTheNearerItIs() {
    double none = valueAfter("C        E", 0, 0);
    double far = valueAfter("C       AE", 0, 0);
    double near = valueAfter("C   A    E", 0, 0);

    assertThat(none).isGreaterThan(far);
    assertThat(far).isGreaterThan(near);
  }

  @Test
  void aMonsterBehindAWallFrightensNobody() {
    double behindTheWall = valueAfter("C WA     E", 0, 0);
    double far = valueAfter("C W     AE", 0, 0);
    double inFront = valueAfter("C AW     E", 0, 0);

    assertThat(behindTheWall).isEqualTo(far);
    assertThat(behindTheWall).isGreaterThan(inFront);
  }

  @Test
  void aWallThatIsAboutToFallHoldsNoMonsterBack() {
    assertThat(besideBomb("  CWA    E")).isLessThan(besideBomb("  CW    AE"));
  }

  @Test
  void soonerIsBetterUnlessItIsDeath() {
    assertThat(valueAfterSteps("CE", 3)).isGreaterThan(valueAfterSteps("CE", 4));
    assertThat(valueAfterSteps("CA E", 3)).isLessThan(valueAfterSteps("CA E", 4));
  }

  @Test
  void nothingIsAsGoodAsTheExit() {
    SensedWorld world = GameTest.onMap(map("C E")).world();
    CharacterEntity me = world.characters().get(0);
    me.move(1, 0);
    me.placeBomb();

    assertThat(new Outlook(world, me).value(world.next())).isLessThan(Outlook.OUT);
  }

  @Test
  void aBombIsGoodUnlessThereIsNoWayOutOfItsBlast() {
    String room =
        """
        +--+
        |C |
        | W|
        |WE|
        +--+
        """;
    String deadEnd =
        """
        +---+
        |CWE|
        +---+
        """;

    assertThat(bombing(room)).isGreaterThan(idling(room));
    assertThat(bombing(deadEnd)).isLessThan(0.5).isGreaterThan(Outlook.DEAD);
  }

  @Test
  void aBombIsForTheNextWallOrSomebodyNear() {
    assertThat(offersBomb("CW E")).isTrue();
    assertThat(offersBomb("C  A    E")).isTrue();
    assertThat(offersBomb("C     A E")).isFalse();
    assertThat(offersBomb("C  W E")).isFalse();
  }

  private static double bombing(String map) {
    SensedWorld world = GameTest.onMap(map).world();
    CharacterEntity me = world.characters().get(0);
    me.placeBomb();
    return new Outlook(world, me).value(world.next());
  }

  /** The value of standing two cells away from where a bomb was placed, before it goes off. */
  private static double besideBomb(String row) {
    SensedWorld world = GameTest.onMap(map(row)).world();
    CharacterEntity me = world.characters().get(0);
    me.placeBomb();
    me.move(-1, 0);
    SensedWorld later = world.next().world();
    return new Outlook(later, later.me(me)).value(later.next());
  }

  private static double idling(String map) {
    SensedWorld world = GameTest.onMap(map).world();
    return new Outlook(world, world.characters().get(0)).value(world.next());
  }

  private static boolean offersBomb(String row) {
    SensedWorld world = GameTest.onMap(map(row)).world();
    Outlook outlook = new Outlook(world, world.characters().get(0));
    return outlook.actions(world).stream().anyMatch(Action::bomb);
  }

  private static double valueAfter(String row, int dx, int dy) {
    SensedWorld world = GameTest.onMap(map(row)).world();
    CharacterEntity me = world.characters().get(0);
    me.move(dx, dy);
    return new Outlook(world, me).value(world.next());
  }

  private static double valueAfterSteps(String row, int steps) {
    SensedWorld world = GameTest.onMap(map(row)).world();
    CharacterEntity me = world.characters().get(0);
    me.move(1, 0);
    return new Outlook(world, me).value(world.next(), steps);
  }

  private static String map(String row) {
    String border = "+" + "-".repeat(row.length()) + "+\n";
    return border + "|" + row + "|\n" + border;
  }
}
