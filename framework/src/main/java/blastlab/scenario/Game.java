package blastlab.scenario;

import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.MonsterEntity;
import blastlab.world.RealWorld;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A game that is ready to be played; all it wants is agents.
 *
 * @param scenario where it comes from
 * @param seed what its chance comes from
 * @param world the world at its start
 * @param monsters those who decide for the monsters, in order of their ids; none where rules do
 * @param turns in which order decisions and steps follow each other
 * @param luck lets all chance from now on come from another seed
 * @param past what happened in the scenario's openings, if it has any
 */
public record Game(
    Scenario scenario,
    Seed seed,
    RealWorld world,
    List<MonsterEntity> monsters,
    Turns turns,
    Consumer<Seed> luck,
    List<Event> past) {

  private static final List<MonsterEntity> NO_MONSTERS = List.of();

  /** A game that nothing in it leaves to chance, at its very start. */
  public Game(
      Scenario scenario, Seed seed, RealWorld world, List<MonsterEntity> monsters, Turns turns) {
    this(scenario, seed, world, monsters, turns, other -> {});
  }

  /** A game at its very start. */
  Game(
      Scenario scenario,
      Seed seed,
      RealWorld world,
      List<MonsterEntity> monsters,
      Turns turns,
      Consumer<Seed> luck) {
    this(scenario, seed, world, monsters, turns, luck, List.of());
  }

  /** Whether it begins with a step, before anybody has decided anything. */
  public boolean stepsFirst() {
    return turns == Turns.ONE_BY_ONE && !scenario.hasOpening();
  }

  /**
   * Lets all monsters and then all characters decide about the coming step; what each decides is
   * seen by those after it, or by none.
   *
   * @param ask asks a character, and gives what takes its decision over into the world
   */
  public void decide(Function<CharacterEntity, Runnable> ask) {
    List<Runnable> commitments = new ArrayList<>();
    Consumer<Runnable> commit = turns == Turns.ONE_BY_ONE ? Runnable::run : commitments::add;
    int characters = scenario.characters().size();
    for (MonsterEntity monster : monsters.isEmpty() ? NO_MONSTERS : world.monsters()) {
      MonsterEntity mind = monsters.get(monster.id() - characters);
      SensedWorld sensed = world.show(mind, monster.id());
      mind.act(sensed);
      commit.accept(() -> world.accept(mind));
    }
    for (CharacterEntity character : world.characters()) {
      commit.accept(ask.apply(character));
    }
    commitments.forEach(Runnable::run);
  }

  /** This game with its chance from now on from another seed, or going on as it is by its own. */
  Game from(Seed next) {
    if (next.equals(seed)) {
      return this;
    }
    luck.accept(next);
    return new Game(scenario, next, world, monsters, turns, luck, past);
  }

  /**
   * This game after an opening, which is played on it.
   *
   * @param opened the scenario that has begun so
   */
  Game after(Opening opening, Scenario opened) {
    List<Event> events = new ArrayList<>(past);
    events.addAll(opening.play(this, "opening[" + (opened.openings().size() - 1) + "]"));
    return new Game(opened, seed, world, monsters, turns, luck, events);
  }
}
