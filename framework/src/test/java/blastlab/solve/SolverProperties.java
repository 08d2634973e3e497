package blastlab.solve;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Levels;
import blastlab.agents.ScriptedCharacter;
import blastlab.agents.ScriptedCharacter.Line;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.world.Ending;
import blastlab.world.SensedWorld;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Supplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Solutions are solutions, and there are no shorter ones. */
class SolverProperties {
  private static final Map<String, Integer> LONG = Map.of("turns", 1_000_000);

  @Property(tries = 100)
  void aPlainSearchFindsNothingShorter(@ForAll long seed) {
    SensedWorld world =
        SensedWorld.fromWorld(Levels.start(Levels.small(new Random(seed)), LONG).world());

    Verdict verdict = Solver.solve(world);

    OptionalInt turns = new PlainSearch().turns(world);
    assertThat(verdict.kind())
        .isEqualTo(turns.isPresent() ? Verdict.Kind.SOLVED : Verdict.Kind.UNSOLVABLE);
    assertThat(verdict.turns()).hasSize(turns.orElse(0));
  }

  @Property(tries = 200)
  void aSolutionWinsTheRealGameInItsLastTurn(@ForAll long seed) {
    String level = Levels.random(new Random(seed));
    List<Turn> turns =
        Solver.solve(SensedWorld.fromWorld(Levels.start(level, LONG).world())).turns();
    if (!turns.isEmpty()) {
      Result result = play(level, turns);

      assertThat(result.ending()).isEqualTo(Ending.WON);
      assertThat(result.steps()).isEqualTo(turns.size());
    }
  }

  private static Result play(String level, List<Turn> turns) {
    List<Line> script =
        turns.stream().map(t -> new Line(t.dx(), t.dy(), t.bomb() ? 1 : 0)).toList();
    List<Supplier<ScriptedCharacter>> agents = List.of(() -> new ScriptedCharacter(script));
    return new Match(
            Levels.start(level, LONG),
            agents,
            Thinking.unlimited(),
            Match.NO_CAP,
            new MatchListener() {})
        .play();
  }
}
