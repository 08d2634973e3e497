package blastlab.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.match.Match;
import blastlab.match.Result;
import blastlab.replay.Alteration;
import blastlab.replay.Continuation;
import blastlab.replay.History;
import blastlab.replay.ReplayFile;
import blastlab.replay.Replays;
import blastlab.replay.Rerun;
import blastlab.replay.Script;
import blastlab.scenario.Game;
import blastlab.scenario.LawCode;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.Laws;
import blastlab.world.MalformedWorldException;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.RealWorld;
import blastlab.world.SensedWorld;
import blastlab.world.Step;
import blastlab.world.World;
import blastlab.world.WorldCode;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * What holds for every rule set. A rule set's test class extends this one and says how to make a
 * random game of it; random agents then play that game to its end.
 *
 * <p>A failing property shows the seed from which its game came, and tries that one first next
 * time.
 */
abstract class RuleSetConformance {
  private static final int TRIES = 300;
  private static final int LOOK_AHEAD = 4;

  /** The name of the rule set. */
  abstract String rules();

  /** A small game at its start: another for other numbers, the same for the same. */
  abstract Game game(Random random);

  /** The score that each character must have, by name, after such a course of events. */
  abstract Map<String, Integer> scores(RealWorld start, List<Past> past);

  /**
   * What happened in a step.
   *
   * @param time how many steps are left after it
   * @param present the names of those who are in the world after it
   */
  record Past(int time, List<Event> events, List<String> present) {}

  @Property(tries = TRIES)
  void aCopyEqualsItsSourceAndEvolvesAlike(@ForAll long seed) {
    newGame(seed)
        .onDecided(
            world -> {
              SensedWorld copy = SensedWorld.fromWorld(world);
              assertThat(copy).isEqualTo(world).hasSameHashCodeAs(world);
              assertThat(Facts.of(copy)).isEqualTo(Facts.of(world));
              evolveAlike(copy, SensedWorld.fromWorld(copy), new Random(seed));
            })
        .play();
  }

  private static void evolveAlike(SensedWorld one, SensedWorld other, Random random) {
    for (int i = 0; i < LOOK_AHEAD; i++) {
      int directions = random.nextInt();
      RandomAgent.direct(one, new Random(directions));
      RandomAgent.direct(other, new Random(directions));
      Step step = one.next();
      Step otherStep = other.next();
      one = step.world();
      other = otherStep.world();
      assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
      assertThat(Facts.of(one)).isEqualTo(Facts.of(other));
      assertThat(step.events()).isEqualTo(otherStep.events());
    }
  }

  @Property(tries = TRIES)
  void aWorldThatWasReadFromBytesEvolvesLikeTheOneWritten(@ForAll long seed) {
    newGame(seed)
        .onDecided(
            world -> {
              SensedWorld read = SensedWorld.fromWorld(throughBytes(world));
              assertThat(Facts.of(read)).isEqualTo(Facts.of(world));
              evolveAlikeApart(SensedWorld.fromWorld(world), read, new Random(seed));
            })
        .play();
  }

  /** Worlds of different games are never equal, but all that can be asked of them may be. */
  private static void evolveAlikeApart(SensedWorld one, SensedWorld other, Random random) {
    for (int i = 0; i < LOOK_AHEAD; i++) {
      int directions = random.nextInt();
      RandomAgent.direct(one, new Random(directions));
      RandomAgent.direct(other, new Random(directions));
      Step step = one.next();
      Step otherStep = other.next();
      one = step.world();
      other = otherStep.world();
      assertThat(Facts.of(one)).isEqualTo(Facts.of(other));
      assertThat(step.events().toString()).isEqualTo(otherStep.events().toString());
    }
  }

  private static RealWorld throughBytes(World world) {
    WorldCode code = WorldCode.of(world);
    Laws laws = LawCode.laws(code.laws().name(), LawCode.numbers(code.laws()));
    assertThat(laws).isEqualTo(code.laws());
    ByteBuffer bytes = ByteBuffer.allocate(code.size(world));
    code.write(world, bytes);
    assertThat(bytes.hasRemaining()).as("room that is left").isFalse();
    return WorldCode.of(ByteBuffer.wrap(code.game()), laws).read(bytes.flip());
  }

  @Property(tries = TRIES / 10)
  void bytesThatAreSpoiltMakeNoWorldOrOneThatCanBeAsked(@ForAll long seed) {
    Random random = new Random(seed);
    newGame(seed)
        .onDecided(
            world -> {
              WorldCode code = WorldCode.of(world);
              ByteBuffer bytes = ByteBuffer.allocate(code.size(world));
              code.write(world, bytes);
              spoil(bytes, random);
              try {
                Facts.of(code.read(bytes));
              } catch (MalformedWorldException e) {
                assertThat(e).hasMessageStartingWith("no world: ");
              }
            })
        .play();
  }

  /** Turns some bits, and sometimes cuts the end off. */
  private static void spoil(ByteBuffer bytes, Random random) {
    for (int i = random.nextInt(4); i >= 0; i--) {
      int at = random.nextInt(bytes.capacity());
      bytes.put(at, (byte) (bytes.get(at) ^ 1 << random.nextInt(8)));
    }
    bytes.rewind().limit(bytes.capacity() - random.nextInt(3) / 2 * random.nextInt(20));
  }

  @Property(tries = TRIES)
  void olderCopiesNeverChange(@ForAll long seed) {
    IdentityHashMap<SensedWorld, String> kept = new IdentityHashMap<>();
    Random random = new Random(seed);
    newGame(seed)
        .onAct((agent, world) -> kept.put(world, Facts.of(world)))
        .onDecided(
            world -> {
              SensedWorld copy = SensedWorld.fromWorld(world);
              for (int i = 0; i < LOOK_AHEAD; i++) {
                SensedWorld directed = SensedWorld.fromWorld(copy);
                RandomAgent.direct(directed, random);
                kept.put(directed, Facts.of(directed));
                kept.put(copy, Facts.of(copy));
                copy = directed.next().world();
              }
            })
        .play();

    assertThat(kept).isNotEmpty();
    kept.forEach((world, facts) -> assertThat(Facts.of(world)).isEqualTo(facts));
  }

  @Property(tries = TRIES)
  void nextIsWhatReallyHappensOnceAllHaveDecided(@ForAll long seed) {
    List<Step> foreseen = new ArrayList<>();
    newGame(seed)
        .onDecided(world -> foreseen.add(SensedWorld.fromWorld(world).next()))
        .onStep(
            (world, events) -> {
              if (!foreseen.isEmpty()) {
                Step step = foreseen.remove(0);
                assertThat(step.world()).isEqualTo(world).hasSameHashCodeAs(world);
                assertThat(Facts.of(step.world())).isEqualTo(Facts.of(world));
                assertThat(step.events()).isEqualTo(events);
                assertThat(step.events().toString()).isEqualTo(events.toString());
              }
            })
        .play();
  }

  @Property(tries = TRIES)
  void theSameSeedMakesTheSameGame(@ForAll long seed) {
    assertThat(newGame(seed).history()).isNotEmpty().isEqualTo(newGame(seed).history());
  }

  @Property(tries = TRIES)
  void scoresAddUpFromEvents(@ForAll long seed) {
    RealWorld start = game(new Random(seed)).world();
    List<Past> past = new ArrayList<>();
    newGame(seed)
        .onStep(
            (world, events) -> {
              List<String> present =
                  world.characters().stream().map(MovableEntity::name).sorted().toList();
              past.add(new Past(world.time(), events, present));
              assertThat(world.scores()).isEqualTo(new LinkedHashMap<>(scores(start, past)));
            })
        .play();
  }

  @Property(tries = TRIES)
  void whatIsDoneInASensedWorldStaysThere(@ForAll long seed) {
    Random random = new Random(seed);
    newGame(seed)
        .onDecided(
            world -> {
              String now = Facts.of(world);
              String future = Facts.of(SensedWorld.fromWorld(world).next().world());
              SensedWorld sensed = SensedWorld.fromWorld(world);
              RandomAgent.direct(sensed, random);
              RandomAgent.direct(sensed.next().world(), random);
              assertThat(Facts.of(world)).isEqualTo(now);
              assertThat(Facts.of(SensedWorld.fromWorld(world).next().world())).isEqualTo(future);
            })
        .play();
  }

  @Property(tries = TRIES / 10)
  void nobodysCodeCanBeReachedFromASensedWorld(@ForAll long seed) {
    newGame(seed)
        .onAct(
            (agent, world) -> {
              assertThat(world.me(agent).getClass()).isEqualTo(CharacterEntity.class);
              checkReachable(world);
              checkReachable(world.next());
              checkReachable(world.me(agent));
              checkReachable(world.next().events());
            })
        .play();
  }

  private static void checkReachable(Object object) {
    for (Object found : Reachable.from(object)) {
      assertThat(found).isNotInstanceOfAny(RandomAgent.class, RealWorld.class);
      if (found instanceof MovableEntity) {
        assertThat(found.getClass()).isIn(CharacterEntity.class, MonsterEntity.class);
      }
    }
  }

  @Property(tries = TRIES / 3)
  void aRecordedGameIsTheSameWhenItIsPlayedAgain(@ForAll long seed) {
    ReplayFile replay = Replays.clumsy(game(new Random(seed)), seed, 0.02, Match.NO_CAP);

    assertThat(Rerun.of(replay).difference()).isEmpty();
    assertThat(Rerun.of(replay).history().size()).isEqualTo(replay.steps().size());
  }

  @Property(tries = TRIES / 3)
  void whateverIsAlteredInAReplayIsFound(@ForAll long seed, @ForAll Alteration alteration) {
    ReplayFile replay = Replays.clumsy(game(new Random(seed)), seed, 0.01, Match.NO_CAP);

    alteration
        .in(replay, new Random(seed))
        .ifPresent(altered -> assertThat(Rerun.of(altered).difference()).isPresent());
    for (ReplayFile altered : Alteration.ends(replay)) {
      assertThat(Rerun.of(altered).difference()).isPresent();
    }
  }

  @Property(tries = TRIES / 3)
  void aRecordedGameGoesOnFromAnyStepAsItWent(@ForAll long seed) {
    ReplayFile replay = Replays.clumsy(game(new Random(seed)), seed, 0, Match.NO_CAP);
    History history = Rerun.of(replay).history();
    int step = new Random(seed).nextInt(Math.max(1, history.size() - 1));
    Assume.that(history.at(step).world().ending().isEmpty());

    Game game = Continuation.of(replay, step).start(replay.header().seed());
    assertThat(game.world().stateHash()).isEqualTo(history.at(step).world().stateHash());
    assertThat(Facts.of(game.world())).isEqualTo(Facts.of(history.at(step).world()));
    History continued = Script.of(replay, step).play(game);

    assertThat(continued.last().world().stateHash()).isEqualTo(history.last().world().stateHash());
    assertThat(outcomes(continued)).isEqualTo(outcomes(history));
  }

  private static String outcomes(History history) {
    Result result = history.result().orElseThrow();
    List<String> seats =
        result.seats().stream().map(s -> s.name() + s.outcome() + s.score()).toList();
    return result.ending() + " " + result.time() + " " + result.winner() + " " + seats;
  }

  private RandomGame newGame(long seed) {
    return new RandomGame(game(new Random(seed)));
  }
}
