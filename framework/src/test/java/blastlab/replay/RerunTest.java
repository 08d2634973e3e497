package blastlab.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.match.Decision;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.scenario.Game;
import blastlab.text.InputException;
import blastlab.world.CellColor;
import blastlab.world.CharacterEntity;
import blastlab.world.Ending;
import blastlab.world.Event;
import blastlab.world.SensedWorld;
import blastlab.world.World;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A recorded game is played again as it went, whatever happened in it. */
class RerunTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "scenario1/variant5",
        "last-man-standing/variant2",
        "bomberda/level05",
        "arena/bridge",
        "duel/chambers",
        "rooms/default"
      })
  void gamesOfAllRuleSetsVerify(String scenario) {
    for (long seed = 1; seed <= 5; seed++) {
      ReplayFile replay = Replays.clumsy(scenario, seed, 0.005, 400);

      assertThat(Rerun.of(replay).difference()).isEmpty();
      assertThat(replay.end()).isPresent();
    }
  }

  @Property(tries = 30)
  void aGameThatWasStoppedAnywhereVerifies(@ForAll @IntRange(max = 30) int cap) {
    for (String scenario : List.of("scenario1/variant3", "rooms/default")) {
      ReplayFile replay = Replays.clumsy(scenario, cap, 0.05, cap);

      assertThat(Rerun.of(replay).difference()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7})
  void soDoesOneThatWasStoppedOnceAllHadDecided(int last) {
    for (String scenario : List.of("scenario1/variant3", "arena/bridge")) {
      ReplayFile replay = stopped(scenario, last);

      assertThat(replay.end().orElseThrow().ending()).isEqualTo(Ending.CAP);
      assertThat(replay.steps().get(replay.size()).decisions()).isNotEmpty();
      assertThat(Rerun.of(replay).difference()).isEmpty();
    }
  }

  private static ReplayFile stopped(String scenario, int last) {
    Game game = Replays.game(scenario, 1);
    Match[] match = new Match[1];
    MatchListener stopper =
        new MatchListener() {
          private int steps;

          @Override
          public void stepped(World world, List<Event> events) {
            steps++;
          }

          @Override
          public void decided(World world, List<Decision> decisions) {
            if (steps >= last) {
              match[0].stop();
            }
          }
        };
    java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
    int seats = game.scenario().characters().size();
    List<Supplier<CharacterEntity>> agents =
        java.util.stream.IntStream.range(0, seats).mapToObj(i -> Clumsy.of(i, 0)).toList();
    ReplayHeader header = ReplayHeader.of(game, 0, java.util.Collections.nCopies(seats, "a"));
    try (ReplayWriter writer = ReplayWriter.to("game.jsonl", bytes, header)) {
      MatchListener all = MatchListener.all(writer, stopper);
      match[0] = new Match(game, agents, Thinking.unlimited(), Match.NO_CAP, all);
      match[0].play();
    }
    return Temporary.read(bytes.toByteArray());
  }

  @ParameterizedTest
  @ValueSource(strings = {"scenario1/variant1", "arena/bridge"})
  void failuresOfAllKindsAreRepeated(String scenario) {
    for (String where : List.of("new", "act", "done")) {
      ReplayFile replay = failing(scenario, where);

      Result result = Rerun.of(replay).history().result().orElseThrow();
      assertThat(result.seats().get(0).failure().map(Throwable::toString))
          .contains("java.lang.IllegalStateException: in " + where);
      assertThat(result.seats().get(0).outcome())
          .isEqualTo(replay.end().orElseThrow().seats().get(0).outcome())
          .isEqualTo(Optional.of(Outcome.CRASHED)); // where done fails too, as the game is stopped
    }
  }

  private static ReplayFile failing(String scenario, String where) {
    Game game = Replays.game(scenario, 1);
    int seats = game.scenario().characters().size();
    List<Supplier<CharacterEntity>> agents =
        java.util.stream.IntStream.range(0, seats)
            .<Supplier<CharacterEntity>>mapToObj(i -> () -> new Faulty(where))
            .toList();
    return Replays.recorded(game, agents, 30, new MatchListener() {});
  }

  @Test
  void soAreTimeOuts(@TempDir Path folder) {
    Game game = Replays.game("scenario1/variant1", 1);
    Path file = folder.resolve("game.jsonl");
    Supplier<CharacterEntity> sleeper = Sleeper::new;
    try (ReplayWriter writer =
        ReplayWriter.to(file, ReplayHeader.of(game, 0, List.of("sleeper")))) {
      Thinking thinking = Thinking.limited(Duration.ofMillis(50));
      new Match(game, List.of(sleeper), thinking, Match.NO_CAP, writer).play();
    }

    History history = Rerun.of(ReplayFile.read(file.toString())).history();

    assertThat(history.result().orElseThrow().seats().get(0).outcome()).contains(Outcome.TIMED_OUT);
    assertThat(history.last().failures())
        .containsExactly(
            new Failing("me", Outcome.TIMED_OUT, "no decision after 50 ms; it was here:"));
  }

  @Test
  void theHistoryIsTheOneOfTheGameItselfWithItsCosts() {
    Game game = Replays.game("scenario1/variant3", 3);
    History live = new History();
    ReplayFile replay = Replays.recorded(game, List.of(Clumsy.of(3, 0)), 100, live);

    History again = Rerun.of(replay).history();

    assertThat(again.size()).isEqualTo(live.size()).isGreaterThan(10);
    for (int step = 0; step < live.size(); step++) {
      assertThat(again.at(step).decisions()).isEqualTo(live.at(step).decisions());
      assertThat(again.at(step).world()).hasToString(live.at(step).world().toString());
      assertThat(again.at(step).directed().stateHash())
          .isEqualTo(live.at(step).directed().stateHash());
      assertThat(again.at(step).events()).hasToString(live.at(step).events().toString());
      assertThat(again.at(step).failures()).isEqualTo(live.at(step).failures());
    }
    assertThat(again.result().orElseThrow().seats()).isEqualTo(live.result().orElseThrow().seats());
  }

  @Test
  void aDifferenceSaysStepAndThing() {
    ReplayFile replay = Replays.clumsy("scenario1/variant3", 3, 0, 20);
    ReplayFile altered = Alteration.SCORE.in(replay, new java.util.Random(1)).orElseThrow();
    Difference difference = Rerun.of(altered).difference().orElseThrow();

    assertThat(difference.toString())
        .matches(
            "step \\d+: the scores: recorded is \\[-?\\d+], but played again it is \\[-?\\d+]");
    assertThatThrownBy(() -> Rerun.of(altered).history())
        .isInstanceOf(InputException.class)
        .hasMessage(
            replay.name()
                + ":"
                + (difference.step() + 2)
                + ": altered, or played by other rules; "
                + difference);
  }

  @Test
  void aColouredCellOutsideTheWorldIsAMistakeInTheFile() {
    String text = Temporary.text("scenario1/variant1", new Painter());

    assertThat(Rerun.of(Temporary.read(text)).difference()).isEmpty();
    assertThatThrownBy(() -> Rerun.of(Temporary.read(text.replace("[[7,0,", "[[8,0,"))))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(":3: altered: a decision of character 0 colours a cell outside");
  }

  private static final class Faulty extends CharacterEntity {
    private final String where;

    Faulty(String where) {
      this.where = where;
      failIf("new");
    }

    @Override
    public void act(SensedWorld world) {
      failIf("act");
    }

    @Override
    public void done(SensedWorld world) {
      failIf("done");
    }

    private void failIf(String here) {
      if (where.equals(here)) {
        throw new IllegalStateException("in " + here);
      }
    }
  }

  private static final class Sleeper extends CharacterEntity {
    @Override
    public void act(SensedWorld world) {
      try {
        Thread.sleep(60_000);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static final class Painter extends CharacterEntity {
    @Override
    public void act(SensedWorld world) {
      setCellColor(7, 0, CellColor.RED.on(CellColor.GREEN));
    }
  }
}
