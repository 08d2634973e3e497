package blastlab.search;

import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/**
 * All that several characters and monsters of a world can do together in one step, one combination
 * after the other. It directs them in the world itself, for {@code world.next()} to follow, and
 * keeps no list of combinations.
 *
 * <pre>{@code
 * JointActions joint = JointActions.of(world, world.monsters());
 * int nearest = 100;
 * while (joint.advance()) {
 *   SensedWorld next = world.next().world();
 *   nearest = Math.min(nearest, Distances.toNearest(next, next.monsters()).from(0, 0));
 * }
 * System.out.println(nearest); // 5
 * }</pre>
 */
public final class JointActions {
  private static final List<String> BOMBS_WITH_MOVES = List.of("course", "bomberda");

  private final SensedWorld world;
  private final Choices[] all;
  private boolean started;

  private JointActions(SensedWorld world, Choices[] all) {
    this.world = world;
    this.all = all;
  }

  /**
   * All combinations of legal moves of these characters and monsters. Whoever is not in the world
   * any more is left out, and so is bomberda's enemy, which has no choice: it mirrors the player.
   *
   * <pre>{@code
   * JointActions.of(world, world.monsters()).count(); // 6
   * }</pre>
   */
  public static JointActions of(SensedWorld world, Collection<? extends MovableEntity> entities) {
    return of(world, entities, entity -> Move.legal(world, entity));
  }

  /**
   * All combinations of the moves that a function gives for each; {@code monster ->
   * MonsterMoves.of(world, monster)} for what monsters really do.
   *
   * <pre>{@code
   * List<Move> leftOrRight = List.of(Move.of(-1, 0), Move.of(1, 0));
   * JointActions.of(world, world.monsters(), m -> leftOrRight).count(); // 2
   * }</pre>
   */
  public static <E extends MovableEntity> JointActions of(
      SensedWorld world, Collection<E> entities, Function<? super E, List<Move>> moves) {
    Choices[] all = new Choices[entities.size()];
    int count = 0;
    List<MonsterEntity> monsters = world.monsters();
    for (E entity : entities) {
      if (entity instanceof CharacterEntity character) {
        CharacterEntity dummy = world.me(character);
        if (dummy.isInWorld()) {
          all[count++] = new Choices(dummy, moves.apply(entity), false);
        }
      } else {
        int place = monsters.indexOf(entity);
        if (place >= 0 && !isMirror(world)) {
          all[count++] = new Choices(monsters.get(place), moves.apply(entity), false);
        }
      }
    }
    return new JointActions(world, count == all.length ? all : Arrays.copyOf(all, count));
  }

  /**
   * All combinations of legal moves of everybody but one: monsters first, then characters.
   *
   * <pre>{@code
   * JointActions.ofOthers(world, me).count(); // 18
   * }</pre>
   */
  public static JointActions ofOthers(SensedWorld world, CharacterEntity me) {
    List<MovableEntity> others = new ArrayList<>(world.monsters());
    for (CharacterEntity character : world.characters()) {
      if (!character.equals(me)) {
        others.add(character);
      }
    }
    return of(world, others);
  }

  /**
   * The same, where each character with no bomb ticking may also place one with each of its moves.
   * That is how it is in course and bomberda; for other games this is an {@link
   * UnsupportedOperationException}.
   *
   * <pre>{@code
   * JointActions.of(world, List.of(other)).count(); // 3
   * JointActions.of(world, List.of(other)).withBombs().count(); // 6
   * }</pre>
   */
  public JointActions withBombs() {
    if (!BOMBS_WITH_MOVES.contains(world.rules())) {
      throw new UnsupportedOperationException(
          "withBombs() is for %s, not for %s: there let characters place bombs yourself, with"
                  .formatted(String.join(" and ", BOMBS_WITH_MOVES), world.rules())
              + " move(0, 0) and placeBomb() before world.next()");
    }
    Choices[] bombing = new Choices[all.length];
    for (int i = 0; i < all.length; i++) {
      bombing[i] = all[i].withBombs(mayBomb(all[i].entity));
    }
    return new JointActions(world, bombing);
  }

  /**
   * How many combinations there are.
   *
   * <pre>{@code
   * JointActions.of(world, List.of(me, monster)).count(); // 12
   * }</pre>
   */
  public long count() {
    long count = 1;
    for (Choices choices : all) {
      count = Math.multiplyExact(count, choices.size());
    }
    return count;
  }

  /**
   * Directs everybody by the next combination. After the last one it gives them back the directions
   * they had, says false, and can start again.
   *
   * <pre>{@code
   * JointActions joint = JointActions.of(world, List.of(me));
   * joint.advance(); // true
   * me.dx(); // 0
   * joint.advance(); // true
   * me.dx(); // 1
   * joint.advance(); // false
   * }</pre>
   */
  public boolean advance() {
    if (!started) {
      started = true;
      for (Choices choices : all) {
        choices.begin();
      }
      return true;
    }
    for (Choices choices : all) { // like the digits of a number that counts up
      if (choices.advance()) {
        return true;
      }
    }
    for (Choices choices : all) {
      choices.restore();
    }
    started = false;
    return false;
  }

  /** Whether monsters do as the character does: the game in which that one must always move. */
  private static boolean isMirror(SensedWorld world) {
    return world.mustMove();
  }

  private boolean mayBomb(MovableEntity entity) {
    return entity instanceof CharacterEntity character
        && world.bombs().stream().noneMatch(bomb -> bomb.owners().contains(character));
  }
}
