package blastlab.remote;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.agents.BomberCharacter;
import blastlab.agents.RandomCharacter;
import blastlab.agents.SolverCharacter;
import blastlab.agents.WalkerCharacter;
import blastlab.match.Decision;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import blastlab.scenario.Seed;
import blastlab.world.CellColor;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.SensedWorld;
import blastlab.world.World;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game is the same, be its agents here or there. */
class RemoteGameTest {
  private static final int CAP = 60;
  private static final Duration LONG = Duration.ofMinutes(5);

  @ParameterizedTest
  @CsvSource({
    "scenario1/variant5, blastlab.agents.WalkerCharacter",
    "scenario2/variant3, blastlab.agents.RandomCharacter",
    "last-man-standing/variant1, blastlab.agents.RandomCharacter",
    "bomberda/level03, blastlab.agents.SolverCharacter",
    "arena/fork, blastlab.agents.BomberCharacter",
    "duel/classic, blastlab.agents.BomberCharacter",
    "rooms/small, blastlab.agents.BomberCharacter"
  })
  void theSameDecisionsInTheSameWorlds(String name, String agent) throws IOException {
    Scenario scenario = new ScenarioLibrary().find(name);

    List<String> there = play(scenario, () -> remote(agent));

    assertThat(there).hasSizeGreaterThan(1).isEqualTo(play(scenario, local(agent)));
  }

  private interface Opening {
    Connected open() throws IOException;
  }

  private record Connected(Peer peer, Line line, RemoteCharacter character) {}

  private static Connected remote(String agent) throws IOException {
    Peer peer = new Peer(far -> new Host(far, Path.of("no-classes")).serve());
    Line line = new Line(peer.near(), () -> new RemoteFailure(Outcome.EXITED, "it ended"));
    TimeBank time = new TimeBank(LONG, LONG, LONG);
    return new Connected(
        peer, line, new RemoteCharacter(line, agent, LONG, time, OptionalLong.empty()));
  }

  private static Supplier<CharacterEntity> local(String agent) {
    return switch (agent) {
      case "blastlab.agents.WalkerCharacter" -> WalkerCharacter::new;
      case "blastlab.agents.RandomCharacter" -> RandomCharacter::new;
      case "blastlab.agents.SolverCharacter" -> SolverCharacter::new;
      default -> BomberCharacter::new;
    };
  }

  private static List<String> play(Scenario scenario, Opening opening) throws IOException {
    List<Connected> all = new ArrayList<>();
    try {
      for (int i = 0; i < scenario.characters().size(); i++) {
        all.add(opening.open());
      }
      int[] next = new int[1];
      return play(scenario, () -> all.get(next[0]++).character(), RemoteFailure.thinking());
    } finally {
      for (Connected connected : all) {
        connected.line().close();
        connected.peer().close();
      }
    }
  }

  private static List<String> play(Scenario scenario, Supplier<CharacterEntity> agent) {
    return play(scenario, agent, Thinking.unlimited());
  }

  private static List<String> play(
      Scenario scenario, Supplier<CharacterEntity> agent, Thinking thinking) {
    Notes notes = new Notes();
    int seats = scenario.characters().size();
    Result result =
        new Match(
                scenario.start(Seed.of(7)), Collections.nCopies(seats, agent), thinking, CAP, notes)
            .play();
    result.seats().forEach(seat -> notes.lines.add(seat.name() + seat.outcome() + seat.score()));
    return notes.lines;
  }

  private static final class Notes implements MatchListener {
    private final List<String> lines = new ArrayList<>();

    @Override
    public void decided(World world, List<Decision> decisions) {
      for (Decision d : decisions) {
        lines.add(
            d.id()
                + " "
                + d.dx()
                + " "
                + d.dy()
                + " "
                + d.bomb()
                + " "
                + d.marks()
                + d.log()
                + d.nextCalls());
      }
    }

    @Override
    public void stepped(World world, List<Event> events) {
      lines.add(events + "\n" + world);
    }
  }

  // ---- what a decision is ----

  /** Does a bit of everything that can be part of a decision. */
  public static final class Talker extends CharacterEntity {
    /** For the host. */
    public Talker() {}

    @Override
    public void act(SensedWorld world) {
      log("at " + x() + ", next " + random().nextInt(100));
      log("für immer");
      setCellColor(0, 1, CellColor.RED.on(CellColor.GREEN));
      setCellColor(2, 3, CellColor.BLUE.on(CellColor.WHITE));
      world.next().world().next();
      switch (world.time() % 4) {
        case 0 -> placeBomb();
        case 1 -> move(1, 0);
        case 2 -> {
          move(0, 0);
          placeBomb();
          move(0, 1);
        }
        default -> {
          move(0, 1);
          placeBomb();
        }
      }
    }
  }

  @Test
  void wishesMarksLogsAndCallsArriveAsTheyAre() throws IOException {
    Scenario scenario = new ScenarioLibrary().find("scenario1/variant1");

    List<String> there = play(scenario, () -> remote(Talker.class.getName()));

    assertThat(there).isEqualTo(play(scenario, Talker::new));
    assertThat(there.toString()).contains("BEFORE_MOVE", "AFTER_MOVE", "für immer", "RED", "]2");
  }

  // ---- failures ----

  /** Throws in its third decision. */
  public static final class Thrower extends CharacterEntity {
    private int decisions;

    /** For the host. */
    public Thrower() {}

    @Override
    public void act(SensedWorld world) {
      if (++decisions == 3) {
        throw new IllegalStateException("three");
      }
    }
  }

  @Test
  void anExceptionArrivesWithItsMessageAndPlace() throws IOException {
    Scenario scenario = new ScenarioLibrary().find("scenario1/variant1");
    Connected connected = remote(Thrower.class.getName());
    Result result =
        new Match(
                scenario.start(Seed.of(7)),
                List.of(connected::character),
                RemoteFailure.thinking(),
                CAP,
                new MatchListener() {})
            .play();
    connected.line().close();
    connected.peer().close();

    Result.Seat seat = result.seats().get(0);
    assertThat(seat.outcome()).contains(Outcome.CRASHED);
    Throwable failure = seat.failure().orElseThrow();
    assertThat(failure).hasMessage("java.lang.IllegalStateException: three");
    assertThat(failure.getStackTrace()[0].getMethodName()).isEqualTo("act");
    assertThat(failure.getStackTrace()[0].getClassName()).isEqualTo(Thrower.class.getName());
  }
}
