package blastlab.bench;

import blastlab.scenario.Scenario;
import blastlab.scenario.Seed;
import blastlab.world.CharacterEntity;
import blastlab.world.RealWorld;
import blastlab.world.SensedWorld;
import java.util.function.Supplier;

/** A situation whose speed is measured, and what is done with it. */
public enum BenchCase {
  /** Nobody moves, and nothing ticks. */
  QUIET("scenario1/variant5 quiet", BenchWorlds::course, Bombs.NONE, Drive.STILL),
  /** Nobody moves, but a bomb ticks. */
  TICKING("scenario1/variant5 bomb", BenchWorlds::course, Bombs.TICKING, Drive.STILL),
  /** What a search by chance does: short games in which all walk and bomb at random. */
  ROLL_OUTS("scenario1/variant5 roll-outs", BenchWorlds::course, Bombs.NONE, Drive.RANDOM),
  /** The same with four characters, in a small world. */
  FOUR_ON_11X11("11x11 roll-outs", BenchWorlds::small, Bombs.NONE, Drive.RANDOM),
  /** Four characters stand still beside their four bombs. */
  FOUR_ON_20X20("20x20 four bombs", () -> BenchWorlds.field(20), Bombs.TICKING, Drive.STILL),
  /** The same in a world that has a hundred times the cells. */
  FOUR_ON_200X200("200x200 four bombs", () -> BenchWorlds.field(200), Bombs.TICKING, Drive.STILL),
  /** A puzzle with an enemy, boxes and fragile floor. */
  BOMBERDA("bomberda roll-outs", GameWorlds::bomberda, Bombs.NONE, Drive.OPEN_WAYS),
  /** Four players among rocks and rewards. */
  ARENA("arena roll-outs", GameWorlds::arena, Bombs.NONE, Drive.FOUR_WAYS),
  /** Four players among boxes. */
  DUEL("duel roll-outs", GameWorlds::duel, Bombs.NONE, Drive.FOUR_WAYS),
  /** Five bombers and five choppers in a room of the usual size. */
  ROOMS("rooms roll-outs", GameWorlds::rooms, Bombs.NONE, Drive.FOUR_WAYS);

  /** Whether bombs tick at the start. */
  private enum Bombs {
    NONE,
    TICKING
  }

  private final String title;

  @SuppressWarnings("ImmutableEnumChecker") // it makes a scenario anew, and keeps nothing
  private final Supplier<Scenario> scenario;

  private final Bombs bombs;
  private final Drive drive;

  BenchCase(String title, Supplier<Scenario> scenario, Bombs bombs, Drive drive) {
    this.title = title;
    this.scenario = scenario;
    this.bombs = bombs;
    this.drive = drive;
  }

  /** What users call it. */
  public String title() {
    return title;
  }

  /** The name of its rule set. */
  public String rules() {
    return scenario.get().rules();
  }

  /** Its game's real world at the start, before any bombs. */
  public RealWorld realWorld() {
    return scenario.get().start(Seed.of(1)).world();
  }

  /** Its work for one thread, which shares nothing with that of others. */
  public Workload workload() {
    SensedWorld start = SensedWorld.fromWorld(realWorld());
    if (bombs == Bombs.TICKING) {
      start.characters().forEach(CharacterEntity::placeBomb);
      start = start.next().world();
    }
    return new Workload(start, drive);
  }
}
