package blastlab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.Stage;
import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** All that several can do together, one combination after the other. */
class JointActionsTest {
  private static SensedWorld world(String drawing) {
    return SensedWorld.fromWorld(Stage.of(drawing).world());
  }

  /** What everybody is directed to do, in each of the combinations. */
  private static List<String> directions(SensedWorld world, JointActions joint) {
    List<String> all = new ArrayList<>();
    while (joint.advance()) {
      List<String> one = new ArrayList<>();
      Stream.<MovableEntity>concat(world.characters().stream(), world.monsters().stream())
          .map(
              e ->
                  e.name()
                      + (e.dx() > 0 ? ">" : e.dx() < 0 ? "<" : ".")
                      + (e instanceof CharacterEntity c && c.wantsBomb() ? "!" : ""))
          .forEach(one::add);
      all.add(String.join(" ", one));
    }
    return all;
  }

  @Test
  void everyCombinationComesOnce() {
    SensedWorld world = world("|aW bM|\n");

    JointActions joint = JointActions.of(world, List.of(world.cast().get(1), monster(world)));

    assertThat(joint.count()).isEqualTo(6);
    assertThat(directions(world, joint))
        .containsExactly("a. b. M.", "a. b> M.", "a. b< M.", "a. b. M<", "a. b> M<", "a. b< M<");
  }

  @Test
  void afterwardsEverybodyIsDirectedAsBeforeAndItCanStartAgain() {
    SensedWorld world = world("|a bM|\n");
    CharacterEntity b = world.cast().get(1);
    b.move(1, 0);
    b.placeBomb();
    JointActions joint = JointActions.of(world, world.characters()).withBombs();
    List<String> first = directions(world, joint);

    assertThat(b.dx()).isEqualTo(1);
    assertThat(b.wantsBomb()).isTrue();
    assertThat(directions(world, joint)).isEqualTo(first).doesNotHaveDuplicates().hasSize(24);
    assertThat(joint.count()).isEqualTo(24);
  }

  @Test
  void bombsAreForThoseWhoHaveNoneTicking() {
    SensedWorld world = world("|a 5b|\n"); // the bomb is a's

    assertThat(directions(world, JointActions.of(world, world.characters()).withBombs()))
        .containsExactlyInAnyOrder(
            "a. b.", "a> b.", "a. b<", "a> b<", "a. b.!", "a> b.!", "a. b<!", "a> b<!");
  }

  @Test
  void withoutBombsAWishStaysAsItIs() {
    SensedWorld world = world("|aW|\n");
    world.cast().get(0).placeBomb();

    assertThat(directions(world, JointActions.of(world, world.characters())))
        .containsExactly("a.!");
  }

  @Test
  void theOthersAreAllButOne() {
    SensedWorld world = world("|aW b M|\n");

    JointActions joint = JointActions.ofOthers(world, world.cast().get(0));

    assertThat(joint.count()).isEqualTo(3 * 2);
    assertThat(directions(world, joint)).allMatch(text -> text.startsWith("a. "));
  }

  @Test
  void whoIsGoneHasNothingToChoose() {
    Stage stage = Stage.of("|a bM|\n");
    CharacterEntity b = stage.world().cast().get(1);
    SensedWorld world = SensedWorld.fromWorld(stage.without("b").world());

    assertThat(directions(world, JointActions.of(world, List.of(b)))).containsExactly("a. M.");
  }

  @Test
  void anEntityOfAnotherWorldStandsForTheOneOfThisWorld() {
    SensedWorld world = world("|a M|\n");
    MonsterEntity before = monster(world);
    SensedWorld later = world.next().world();

    JointActions joint = JointActions.of(later, List.of(before), m -> List.of(Move.of(-1, 0)));

    assertThat(directions(later, joint)).containsExactly("a. M<");
    assertThat(before.dx()).isZero();
  }

  @Test
  void noMovesAtAllAreRefused() {
    SensedWorld world = world("|a M|\n");

    assertThatThrownBy(() -> JointActions.of(world, world.monsters(), m -> List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no moves for M at (2,0), expected one at least");
  }

  private static MonsterEntity monster(SensedWorld world) {
    return world.monsters().get(0);
  }
}
