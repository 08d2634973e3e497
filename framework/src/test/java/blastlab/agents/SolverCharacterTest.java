package blastlab.agents;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Levels;
import blastlab.loader.AgentLoader;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.scenario.Game;
import blastlab.solve.Solver;
import blastlab.solve.Verdict;
import blastlab.world.BombWish;
import blastlab.world.Ending;
import blastlab.world.Plays;
import blastlab.world.RealWorld;
import blastlab.world.SensedWorld;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class SolverCharacterTest {
  private static final String LEVEL =
      """
      ########
      #@     #
      #      #
      #     E#
      ########
      """;

  @Property(tries = 100)
  void itWinsInAsFewTurnsAsTheSolverNeedsAndElseTriesNothingInvalid(@ForAll long seed) {
    Game game = Levels.start(Levels.random(new Random(seed)));
    Verdict verdict = Solver.solve(SensedWorld.fromWorld(game.world()));

    Result result = play(game, 100);

    if (verdict.kind() == Verdict.Kind.SOLVED) {
      assertThat(result.ending()).isEqualTo(Ending.WON);
      assertThat(result.steps()).isEqualTo(verdict.turns().size());
    } else {
      assertThat(result.ending()).isIn(Ending.CAP, Ending.LOST);
      assertThat(result.seats().get(0).failure()).isEmpty();
    }
  }

  @Test
  void itTakesOverInTheMiddleOfAGame() {
    Game game = Levels.start(LEVEL);
    game.world().decide(0, 1, 0, BombWish.BEFORE_MOVE);
    game.world().step();
    int turns = Solver.solve(SensedWorld.fromWorld(game.world())).turns().size();

    Result result = play(game, Match.NO_CAP);

    assertThat(result.ending()).isEqualTo(Ending.WON);
    assertThat(result.steps()).isEqualTo(turns);
  }

  @Test
  void itPlansAnewWhenTheWorldIsNotAsPlanned() {
    RealWorld world = Levels.start(LEVEL).world();
    SolverCharacter agent = new SolverCharacter();
    agent.act(world.show(agent, 0, new Random(1)));
    world.decide(0, 0, 1, BombWish.NONE); // and not what it wanted
    world.step();
    while (world.ending().isEmpty()) {
      agent.act(world.show(agent, 0, new Random(1)));
      world.accept(agent);
      world.step();
    }

    assertThat(world.ending()).contains(Ending.WON);
  }

  @Test
  void itLivesOnWhereNothingCanBeWon() {
    Result result =
        play(
            Levels.start(
                """
                #######
                #@x  ##
                ### ###
                #.##  #
                #######
                """),
            50);

    assertThat(result.ending()).isEqualTo(Ending.CAP);
  }

  @Test
  void itRunsFromItsBombWhereNothingCanBeWon() {
    Game game = Levels.start("#######\n#@    #\n#######\n#.#####\n#######\n");
    game.world().decide(0, 1, 0, BombWish.BEFORE_MOVE);
    game.world().step();

    assertThat(play(game, 20).ending()).isEqualTo(Ending.CAP);
  }

  @Test
  void whereItIsStuckItDoesNotCrash() {
    Result result = play(Levels.start("####\n#@##\n##.#\n####\n"), 5);

    assertThat(result.ending()).isEqualTo(Ending.LOST);
    assertThat(result.seats().get(0).failure()).isEmpty();
  }

  @Test
  void itIsBuiltInAndForThisGameOnly() {
    assertThat(new AgentLoader().load("builtin:solver").factory().get())
        .isInstanceOf(SolverCharacter.class);
    assertThat(SolverCharacter.class.getAnnotation(Plays.class).value())
        .containsExactly("bomberda");
  }

  private static Result play(Game game, int cap) {
    return new Match(
            game, List.of(SolverCharacter::new), Thinking.unlimited(), cap, new MatchListener() {})
        .play();
  }
}
