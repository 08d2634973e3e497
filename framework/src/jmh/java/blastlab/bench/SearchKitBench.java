package blastlab.bench;

import blastlab.scenario.ScenarioLibrary;
import blastlab.scenario.Seed;
import blastlab.search.DangerMap;
import blastlab.search.Distances;
import blastlab.search.JointActions;
import blastlab.search.Move;
import blastlab.search.Path;
import blastlab.search.SafeCells;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The search kit next to what a student would write: each method of the kit, then by hand. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class SearchKitBench {
  private static final int WALL_COST = 15;

  @Param({"scenario1/variant5", "last-man-standing/variant2"})
  String scenario;

  private SensedWorld world;
  private Cell start;
  private Cell goal;
  private List<MovableEntity> others;

  /** All characters have placed a bomb and gone a few steps, not far enough to be safe. */
  @Setup
  public void setUp() {
    world = SensedWorld.fromWorld(new ScenarioLibrary().find(scenario).start(Seed.of(1)).world());
    world.characters().forEach(CharacterEntity::placeBomb);
    for (int i = 0; i < 3; i++) {
      world.characters().forEach(c -> c.move(1, 0));
      world = world.next().world();
    }
    CharacterEntity me = world.characters().get(0);
    start = new Cell(me.x(), me.y());
    goal = world.exit().orElseGet(this::farthestCell);
    others = new ArrayList<>(world.monsters());
    world.characters().stream().skip(1).limit(2).forEach(others::add);
  }

  private Cell farthestCell() {
    Distances distances = Distances.breadthFirst(world, start);
    Cell farthest = start;
    for (int x = 0; x < world.width(); x++) {
      for (int y = 0; y < world.height(); y++) {
        int steps = distances.from(x, y);
        boolean farther = steps != Distances.UNREACHABLE && steps > distances.from(farthest);
        farthest = farther ? new Cell(x, y) : farthest;
      }
    }
    return farthest;
  }

  @Benchmark
  public int legalMoves() {
    int sum = 0;
    for (Move move : Move.legal(world, start.x(), start.y())) {
      sum += move.dx();
    }
    return sum;
  }

  @Benchmark
  public int legalMovesByHand() {
    int sum = 0;
    for (Cell move : ByHand.legalMoves(world, start.x(), start.y())) {
      sum += move.x();
    }
    return sum;
  }

  @Benchmark
  public Distances distances() {
    return Distances.breadthFirst(world, goal);
  }

  @Benchmark
  public int[][] distancesByHand() {
    return ByHand.distances(world, goal);
  }

  @Benchmark
  public Distances costs() {
    return Distances.uniformCost(world, goal, WALL_COST);
  }

  @Benchmark
  public int[][] costsByHand() {
    return ByHand.costs(world, goal, WALL_COST);
  }

  @Benchmark
  public Path breadthFirst() {
    return Path.breadthFirst(world, start, goal);
  }

  @Benchmark
  public List<Cell> breadthFirstByHand() {
    return ByHand.breadthFirst(world, start, goal);
  }

  @Benchmark
  public Path aStar() {
    return Path.aStar(world, start, goal);
  }

  @Benchmark
  public List<Cell> aStarByHand() {
    return ByHand.aStar(world, start, goal);
  }

  @Benchmark
  public DangerMap danger() {
    return DangerMap.of(world);
  }

  @Benchmark
  public int[][] dangerByHand() {
    return ByHand.danger(world);
  }

  @Benchmark
  public int stepsToSafety() {
    return DangerMap.of(world).stepsToSafety(start.x(), start.y());
  }

  @Benchmark
  public int stepsToSafetyByHand() {
    return ByHand.stepsToSafety(world, ByHand.danger(world), start);
  }

  @Benchmark
  public SafeCells safeCells() {
    return SafeCells.of(DangerMap.of(world), start.x(), start.y());
  }

  @Benchmark
  public int[][] safeCellsByHand() {
    return ByHand.safeCells(world, ByHand.danger(world), start);
  }

  @Benchmark
  public int jointActions() {
    JointActions joint = JointActions.of(world, others);
    int count = 0;
    while (joint.advance()) {
      count++;
    }
    return count;
  }

  @Benchmark
  public int jointActionsByHand() {
    return ByHand.jointActions(world, others, 0);
  }
}
