package blastlab.match;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Drawing;
import blastlab.scenario.Game;
import blastlab.scenario.Seed;
import blastlab.world.CharacterEntity;
import blastlab.world.Ending;
import blastlab.world.Event;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.SensedWorld;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The loop of a game: step, decide, step, decide. */
class LoopTest {
  private final List<String> log = new ArrayList<>();

  @Test
  void theFirstStepRunsBeforeAnybodyHasDecidedAnything() {
    play("max_time 3\n|a  M|\n", List.of(new Prowler()), List.of(Walker::new));

    assertThat(log)
        .containsExactly(
            "stepped to 2",
            "M decides at 2",
            "a decides at 2",
            "stepped to 1",
            "M decides at 1",
            "a decides at 1",
            "stepped to 0");
  }

  @Test
  void nobodyIsAskedOnceTheGameIsOver() {
    Result result = play("|aE|\n", List.of(), List.of(() -> new Walker(1, 0)));

    assertThat(result.ending()).isEqualTo(Ending.NO_CHARACTERS);
    assertThat(log).containsExactly("stepped to 99", "a decides at 99", "stepped to 98");
  }

  @Test
  void theDeadAreNotAskedAndOthersPlayOn() {
    play(
        "max_time 4\n|aM bE|\n|     |\n",
        List.of(new Prowler()),
        List.of(() -> new Walker(1, 0), Walker::new));

    assertThat(log)
        .containsSubsequence("a decides at 3", "b decides at 3", "b decides at 2")
        .doesNotContain("a decides at 2");
  }

  @Test
  void allMonstersDecideThenAllCharactersEachInOrder() {
    play(
        "max_time 2\n|a b M N|\n",
        List.of(new Prowler(), new Prowler()),
        List.of(Walker::new, Walker::new));

    assertThat(log)
        .containsExactly(
            "stepped to 1",
            "M decides at 1",
            "N decides at 1",
            "a decides at 1",
            "b decides at 1",
            "stepped to 0");
  }

  @Test
  void theOrderOfDecisionsIsTheOrderByCell() {
    play(
        "max_time 3\n|a c  |\n|b    |\n|M O  |\n|N    |\n",
        List.of(new Prowler(1, 0), new Prowler(), new Prowler(-1, 0)),
        List.of(() -> new Walker(1, 0), Walker::new, () -> new Walker(-1, 0)));

    assertThat(log)
        .containsSequence(
            "M decides at 1",
            "O decides at 1",
            "N decides at 1",
            "a decides at 1",
            "c decides at 1",
            "b decides at 1");
  }

  @Test
  void everybodySeesWhatWasDecidedBeforeInTheSameRound() {
    List<String> seen = new ArrayList<>();
    play(
        "max_time 2\n|a b    |\n|   M  N|\n",
        List.of(new Prowler(1, 0, seen), new Prowler(-1, -1, seen)),
        List.of(() -> new Walker(0, 1, seen), () -> new Walker(1, 1, seen)));

    assertThat(seen)
        .containsExactly(
            "M sees a(0,0) b(0,0) M(0,0) N(0,0)",
            "N sees a(0,0) b(0,0) M(1,0) N(0,0)",
            "a sees a(0,0) b(0,0) M(1,0) N(-1,-1)",
            "b sees a(0,1)* b(0,0) M(1,0) N(-1,-1)");
  }

  @Test
  void nextForeseesTheMonstersComingMove() {
    List<String> foreseen = new ArrayList<>();
    List<String> real = new ArrayList<>();
    Game game =
        new Drawing("max_time 30\n|a       |\n|        |\n|    M N |\n")
            .scenario()
            .start(Seed.of(7));
    Supplier<CharacterEntity> prophet =
        () ->
            new CharacterEntity() {
              @Override
              public void act(SensedWorld world) {
                foreseen.add(world.next().world().monsters().toString());
              }
            };
    MatchListener listener =
        new MatchListener() {
          @Override
          public void stepped(World world, List<Event> events) {
            real.add(world.monsters().toString());
          }
        };

    new Match(game, List.of(prophet), Thinking.unlimited(), Match.NO_CAP, listener).play();

    assertThat(foreseen).hasSizeGreaterThan(3);
    assertThat(real.subList(1, foreseen.size() + 1)).isEqualTo(foreseen);
  }

  private Result play(
      String drawing, List<MonsterEntity> minds, List<Supplier<CharacterEntity>> agents) {
    Game game = new Drawing(drawing).game(minds.toArray(MonsterEntity[]::new));
    MatchListener listener =
        new MatchListener() {
          @Override
          public void stepped(World world, List<Event> events) {
            log.add("stepped to " + world.time());
          }
        };
    return new Match(game, agents, Thinking.unlimited(), Match.NO_CAP, listener).play();
  }

  /** Everybody with its direction, and a star for a wish. */
  private static String directions(World world) {
    StringBuilder text = new StringBuilder();
    for (CharacterEntity c : world.characters()) {
      text.append(' ').append(direction(c)).append(c.wantsBomb() ? "*" : "");
    }
    world.monsters().forEach(m -> text.append(' ').append(direction(m)));
    return text.toString();
  }

  private static String direction(MovableEntity entity) {
    return entity.name() + "(" + entity.dx() + "," + entity.dy() + ")";
  }

  /** Always goes the same way, places bombs, and says what it sees. */
  private final class Walker extends CharacterEntity {
    private final int dx;
    private final int dy;
    private final List<String> seen;

    Walker(int dx, int dy, List<String> seen) {
      this.dx = dx;
      this.dy = dy;
      this.seen = seen;
    }

    Walker(int dx, int dy) {
      this(dx, dy, new ArrayList<>());
    }

    Walker() {
      this(0, 0);
    }

    @Override
    public void act(SensedWorld world) {
      log.add(name() + " decides at " + world.time());
      seen.add(name() + " sees" + directions(world));
      move(dx, dy);
      placeBomb();
    }
  }

  /** Always goes the same way and says what it sees. */
  private final class Prowler extends MonsterEntity {
    private final int dx;
    private final int dy;
    private final List<String> seen;

    Prowler(int dx, int dy, List<String> seen) {
      this.dx = dx;
      this.dy = dy;
      this.seen = seen;
    }

    Prowler(int dx, int dy) {
      this(dx, dy, new ArrayList<>());
    }

    Prowler() {
      this(0, 0);
    }

    @Override
    public void act(SensedWorld world) {
      log.add(name() + " decides at " + world.time());
      seen.add(name() + " sees" + directions(world));
      move(dx, dy);
    }
  }
}
