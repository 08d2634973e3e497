package blastlab.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import blastlab.Times;
import blastlab.agents.IdleCharacter;
import blastlab.loader.Agent;
import blastlab.match.Effort;
import blastlab.match.Outcome;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.ScenarioLibrary;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EvaluationTest {
  private static final Duration LIMIT = Duration.ofSeconds(10);

  private static final Agent IDLE = new Agent("idle", IdleCharacter::new);
  private static final Agent BOMBER = new Agent("bomber", () -> new Bomber(1));
  private static final Agent FOOL = new Agent("fool", () -> new Bomber(0));
  private static final Agent STROLLER = new Agent("stroller", Stroller::new);
  private static final Agent ENDLESS = new Agent("endless", Endless::new);
  private static final Agent CRASHER = new Agent("crasher", Crasher::new);

  private static Trial trial(String scenario, Agent... agents) {
    return new Trial(new ScenarioLibrary().find(scenario), List.of(agents));
  }

  private static List<Summary> run(Duration limit, int jobs, String seeds, Trial... trials)
      throws InterruptedException {
    return new Evaluation(List.of(trials), Seeds.parse(seeds), limit).run(jobs, done -> {});
  }

  /** Walks by its own random numbers, so it fares differently with each seed. */
  private static final class Stroller extends CharacterEntity {
    @Override
    public void act(SensedWorld world) {
      world.next();
      move(random().nextInt(3) - 1, random().nextInt(5) < 2 ? -1 : 1);
    }
  }

  /** Takes some steps and then never comes back from a decision. */
  private static final class Endless extends CharacterEntity {
    private int steps;

    @Override
    public void act(SensedWorld world) {
      world.next();
      while (steps == 5) {
        Thread.onSpinWait();
      }
      steps++;
    }
  }

  /** Bombs where it stands, and then goes one way as far as it can. */
  private static final class Bomber extends CharacterEntity {
    private final int dx;
    private boolean armed = true;

    private Bomber(int dx) {
      this.dx = dx;
    }

    @Override
    public void act(SensedWorld world) {
      if (armed) {
        placeBomb();
      } else {
        move(dx, 0);
      }
      armed = false;
    }
  }

  private static final class Crasher extends CharacterEntity {
    @Override
    public void act(SensedWorld world) {
      if (random().nextInt(200) == 0) {
        throw new IllegalStateException("at step " + world.time());
      }
    }
  }

  @Test
  void addsUpTheGamesOfEachTrial() throws InterruptedException {
    Summary summary = run(LIMIT, 2, "1..3", trial("scenario1/variant1", IDLE)).get(0);

    assertThat(summary.onTrial().games()).isEqualTo(3);
    assertThat(summary.onTrial().wins()).isZero();
    assertThat(summary.onTrial().winRate()).isZero();
    assertThat(summary.onTrial().meanScore()).isZero();
    assertThat(summary.meanSteps()).isEqualTo(5000);
    assertThat(summary.onTrial().outcomes()).isEqualTo(Map.of(Outcome.OUT_OF_TIME, 3));
    assertThat(summary.notWon()).containsExactly(round(1, 0), round(2, 0), round(3, 0));
    assertThat(summary.failure()).isEmpty();
  }

  @Test
  void isTheSameHoweverManyGamesRunAtATime() throws InterruptedException {
    Trial[] trials = {
      trial("scenario1/variant2", STROLLER),
      trial("scenario1/variant4", STROLLER),
      trial("last-man-standing/variant1", STROLLER, STROLLER),
      duel("1  2  3 ", STROLLER, BOMBER, STROLLER)
    };

    List<Summary> one = timeless(run(LIMIT, 1, "-5..30", trials));

    assertThat(one.get(0).onTrial().outcomes()).hasSizeGreaterThan(1);
    assertThat(one.get(0).onTrial().effort().nextCalls()).isPositive();
    assertThat(timeless(run(LIMIT, 2, "-5..30", trials))).isEqualTo(one);
    assertThat(timeless(run(LIMIT, 7, "-5..30", trials))).isEqualTo(one);
  }

  @Test
  void theEffortIsThatOfTheAgentOnTrialInAllGames() throws InterruptedException {
    Effort idle =
        run(LIMIT, 2, "1..3", trial("scenario1/variant1", IDLE)).get(0).onTrial().effort();
    Effort two =
        run(LIMIT, 2, "1..3", trial("last-man-standing/variant1", STROLLER, IDLE))
            .get(0)
            .onTrial()
            .effort();

    assertThat(idle.decisions()).isEqualTo(3 * 4999);
    assertThat(idle.nextCalls()).isZero();
    assertThat(idle.nanos()).isGreaterThanOrEqualTo(idle.slowestNanos()).isPositive();
    assertThat(two.nextCalls()).isEqualTo(two.decisions()).isPositive();
  }

  /** What does not depend on the computer. */
  private static List<Summary> timeless(List<Summary> summaries) {
    return summaries.stream()
        .map(
            s ->
                new Summary(
                    s.trial(),
                    s.meanSteps(),
                    s.standings().stream().map(EvaluationTest::timeless).toList(),
                    s.notWon(),
                    s.failure()))
        .toList();
  }

  private static Standing timeless(Standing s) {
    Effort effort = Times.without(s.effort());
    return new Standing(
        s.agent(), s.games(), s.wins(), s.draws(), s.meanScore(), effort, s.outcomes());
  }

  private static Round round(long seed, int rotation) {
    return new Round(Seed.of(seed), rotation);
  }

  @Test
  void inAContestEverybodyTakesEverySeatWithEachSeed() throws InterruptedException {
    Summary summary = run(LIMIT, 2, "1..2", duel("1 2   ", BOMBER, IDLE)).get(0);

    assertThat(summary.onTrial().games()).isEqualTo(4);
    assertThat(summary.standings())
        .extracting(Standing::agent, Standing::wins, Standing::draws, Standing::losses)
        .as("it blows up the other, and itself too where it can't run away")
        .containsExactly(tuple("bomber", 2, 2, 0), tuple("idle", 0, 2, 2));
    assertThat(summary.notWon()).containsExactly(round(1, 0), round(2, 0));
  }

  @Test
  void whoIsThereWhenTimeIsUpHasDrawnAndTheDeadHaveLost() throws InterruptedException {
    Summary summary = run(LIMIT, 2, "1", duel("1    2    3", FOOL, IDLE, IDLE)).get(0);

    assertThat(summary.standings())
        .extracting(Standing::agent, Standing::draws, Standing::losses)
        .containsExactly(tuple("fool", 0, 3), tuple("idle", 3, 0), tuple("idle #2", 3, 0));
  }

  @Test
  void wherePointsDecideOneThatIsGoneCanHaveWon() throws InterruptedException {
    Trial trial = contest("arena", "A coin 200\n1A......2\n", BOMBER, IDLE);
    Summary summary = run(LIMIT, 1, "1", new Trial(trial.scenario(), trial.lineup())).get(0);

    assertThat(summary.standings())
        .extracting(Standing::wins, Standing::losses, Standing::meanScore, Standing::outcomes)
        .containsExactly(
            tuple(1, 0, 100.0, Map.of(Outcome.WON, 1)),
            tuple(0, 1, 0.0, Map.of(Outcome.OUTSCORED, 1)));
  }

  /** A duel in a corridor, of which there is a game for each seat. */
  private static Trial duel(String corridor, Agent... agents) {
    String wall = "#".repeat(corridor.length() + 2) + "\n";
    return contest("duel", wall + "#" + corridor + "#\n" + wall, agents);
  }

  private static Trial contest(String rules, String map, Agent... agents) {
    List<CharacterSpec> characters =
        IntStream.rangeClosed(1, agents.length)
            .mapToObj(i -> new CharacterSpec("p" + i, (char) ('0' + i), Optional.empty()))
            .toList();
    Scenario scenario =
        new Scenario(
            "contest",
            "A contest",
            rules,
            Map.of("turns", 20),
            new MapText("map", map),
            Seed.of(1),
            List.of(),
            characters);
    return Trial.rotating(scenario, List.of(agents));
  }

  @Test
  void anEndlessLoopTimesOutAndTheGamesGoOn() throws InterruptedException {
    Summary summary =
        run(Duration.ofMillis(100), 2, "1..4", trial("scenario1/variant1", ENDLESS)).get(0);

    assertThat(summary.onTrial().outcomes()).isEqualTo(Map.of(Outcome.TIMED_OUT, 4));
    assertThat(summary.meanSteps()).isEqualTo(6);
    assertThat(summary.onTrial().effort().decisions())
        .as("the game is played twice, but counted once, without what took too long")
        .isEqualTo(4 * 5);
    assertThat(summary.onTrial().effort().nextCalls()).isEqualTo(4 * 5);
    assertThat(summary.failure().orElseThrow().thrown())
        .isInstanceOf(TimeoutException.class)
        .hasMessage("no decision after 100 ms; it was here:")
        .satisfies(
            thrown ->
                assertThat(thrown.getStackTrace())
                    .anyMatch(frame -> frame.getClassName().equals(Endless.class.getName())));
  }

  @Test
  void whoTimesOutDoesNotDisturbTheOthers() throws InterruptedException {
    Summary summary =
        run(
                Duration.ofMillis(100),
                1,
                "1..2",
                trial("last-man-standing/variant2", IDLE, ENDLESS, IDLE, ENDLESS))
            .get(0);

    assertThat(summary.onTrial().outcomes()).isEqualTo(Map.of(Outcome.SURVIVED, 2));
    assertThat(summary.failure().orElseThrow().round().seed()).isEqualTo(Seed.of(1));
  }

  @Test
  void theFirstCrashIsKept() throws InterruptedException {
    Trial trial = trial("scenario1/variant1", CRASHER);

    Summary summary = run(LIMIT, 3, "10..30", trial).get(0);

    assertThat(summary.onTrial().outcomes()).isEqualTo(Map.of(Outcome.CRASHED, 21));
    assertThat(summary.failure().orElseThrow().round().seed()).isEqualTo(Seed.of(10));
    assertThat(summary.failure().orElseThrow().character()).isEqualTo("me");
    assertThat(summary.failure().orElseThrow().thrown())
        .hasMessage(
            run(LIMIT, 1, "10", trial).get(0).failure().orElseThrow().thrown().getMessage());
  }

  @Test
  void aFailureThatIsNoAgentsEndsIt() {
    Trial tooFew = trial("last-man-standing/variant1", IDLE);

    assertThatThrownBy(() -> run(LIMIT, 2, "1..50", tooFew))
        .isInstanceOf(IllegalStateException.class)
        .hasRootCauseMessage("1 agents for 2 characters");
  }
}
