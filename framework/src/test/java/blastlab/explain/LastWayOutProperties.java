package blastlab.explain;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.agents.RandomCharacter;
import blastlab.match.Match;
import blastlab.match.Outcome;
import blastlab.match.Thinking;
import blastlab.replay.History;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.scenario.Seed;
import blastlab.search.Move;
import blastlab.text.MapText;
import blastlab.world.BombWish;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.MonsterEntity;
import blastlab.world.SensedWorld;
import blastlab.world.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;

/** The last way out leads out, and one step later none does, whatever one tries. */
class LastWayOutProperties {
  private static final int FUSE = 5; // at most, where bombs count
  private static final BombWish[] NO_BOMB = {BombWish.NONE};

  @Property(tries = 300)
  void amongBombsInTheCourse(@ForAll long seed) {
    Random random = new Random(seed);
    check(play("course", course(random, 2), List.of(), 2, seed));
  }

  /** Its last way out begins with a bomb while its own one before goes off. */
  @Example
  void aBombInTheStepInWhichTheLastOneGoesOff() {
    check(play("course", course(new Random(359), 2), List.of(), 2, 359));
  }

  @Property(tries = 300)
  void amongStupidMonsters(@ForAll long seed) {
    Random random = new Random(seed);
    List<MonsterSpec> monsters = List.of(new MonsterSpec("stupid", "S", 'S', 3, 2, null));
    check(play("course", course(random, 60), monsters, 1, seed));
  }

  @Property(tries = 300)
  void inTheDuel(@ForAll long seed) {
    check(play("duel", seats(new Random(seed), "X"), List.of(), 2, seed));
  }

  @Property(tries = 300)
  void inTheArena(@ForAll long seed) {
    check(play("arena", seats(new Random(seed), "%"), List.of(), 2, seed));
  }

  // ---- games ----

  /** A small map; with a long fuse no bomb goes off before a monster has come. */
  private static String course(Random random, int bombTime) {
    StringBuilder map = new StringBuilder("max_time 30\nbomb_time " + bombTime);
    map.append("\nexpl_duration ").append(1 + random.nextInt(2)).append("\nexpl_range 2\n+----+\n");
    for (int y = 0; y < 3; y++) {
      map.append('|');
      for (int x = 0; x < 4; x++) {
        boolean corner = (x == 0 && y == 0) || (x == 3 && y == 2);
        map.append(!corner && random.nextInt(4) == 0 ? 'W' : ' ');
      }
      map.append("|\n");
    }
    return map.append("+----+\n").toString();
  }

  private static String seats(Random random, String box) {
    String floor = box.equals("X") ? " " : ".";
    StringBuilder map = new StringBuilder();
    for (int i = 0; i < 12; i++) {
      map.append(i == 0 ? "1" : i == 11 ? "2" : random.nextInt(4) == 0 ? box : floor);
      map.append(i % 4 == 3 ? "\n" : "");
    }
    return map.toString();
  }

  private static History play(
      String rules, String map, List<MonsterSpec> monsters, int count, long seed) {
    boolean placed = rules.equals("course");
    List<CharacterSpec> characters = new ArrayList<>();
    characters.add(character("a", placed, 0, 0));
    if (count > 1) {
      characters.add(character("b", placed, 3, 2));
    }
    Scenario scenario =
        new Scenario(
            "game", "", rules, Map.of(), new MapText("map", map), Seed.of(0), monsters, characters);
    History history = new History();
    new Match(
            scenario.start(Seed.of(seed)),
            Collections.nCopies(count, RandomCharacter::new),
            Thinking.unlimited(),
            Match.NO_CAP,
            history)
        .play();
    return history;
  }

  private static CharacterSpec character(String name, boolean placed, int x, int y) {
    return placed
        ? new CharacterSpec(name, name.charAt(0), x, y)
        : new CharacterSpec(name, name.charAt(0), Optional.empty());
  }

  // ---- what must hold ----

  private static void check(History history) {
    Explanation explanation = Explainer.explain(history, 0, Explainer.USUAL_LIMIT);
    boolean killed =
        explanation.outcome().equals(Optional.of(Outcome.KILLED_BY_BOMB))
            || explanation.outcome().equals(Optional.of(Outcome.KILLED_BY_MONSTER));
    Statistics.label("killed")
        .collect(killed)
        .coverage(coverage -> coverage.check(true).percentage(share -> share > 10));
    if (!killed) {
      return;
    }
    assertThat(explanation.limited()).isFalse();
    Optional<WayOut> way = explanation.wayOut();
    Statistics.label("way out").collect(way.isPresent());
    way.ifPresent(w -> leadsOut(history, explanation, w));
    int next = way.map(w -> w.step() + 1).orElse(0);
    if (next < explanation.step()) {
      new BruteForce(history, explanation.step()).findsNothing(next);
    }
  }

  private static void leadsOut(History history, Explanation explanation, WayOut way) {
    SensedWorld world = history.at(way.step()).world();
    for (int step = way.step(); step <= explanation.step(); step++) {
      if (world.ending().isPresent()) {
        return; // the game is over, and it is there
      }
      int done = step - way.step();
      Action action = done < way.actions().size() ? way.actions().get(done) : Action.WAIT;
      world = recorded(history, world, step, action).next().world();
      assertThat(world.cast().get(0).isInWorld())
          .as("alive after step %d on the way %s", step + 1, way)
          .isTrue();
    }
  }

  /** A copy of a world in which all do what they did in the game, but for the first character. */
  private static SensedWorld recorded(History history, SensedWorld world, int step, Action action) {
    SensedWorld copy = SensedWorld.fromWorld(world);
    boolean known = step < history.size() - 1;
    for (CharacterEntity character : copy.characters()) {
      Action theirs = Action.WAIT;
      if (known && history.at(step).directed().me(character).isInWorld()) {
        theirs = Action.of(history.at(step).directed().me(character));
      }
      (character.id() == 0 ? action : theirs).direct(character);
    }
    for (MonsterEntity monster : copy.monsters()) {
      monster.move(0, 0);
      if (known) {
        MonsterEntity then = history.at(step).directed().monsters().get(0);
        monster.move(then.dx(), then.dy());
      }
    }
    return copy;
  }

  /** Tries everything that can be said, legal or not. */
  private static final class BruteForce {
    private final History history;
    private final int death;
    private final int horizon;
    private final Set<SensedWorld> seen = new HashSet<>();

    BruteForce(History history, int death) {
      this.history = history;
      this.death = death;
      this.horizon = death + 2 + FUSE;
    }

    void findsNothing(int step) {
      boolean asked = !history.at(step).decisions().isEmpty();
      assertThat(asked && survives(history.at(step).world(), step))
          .as("whether there is a way out after step %d", step)
          .isFalse();
    }

    private boolean survives(SensedWorld world, int step) {
      if (world.ending().isPresent() || step == horizon) {
        return true;
      }
      if (!seen.add(SensedWorld.fromWorld(world))) {
        return false;
      }
      for (Move move : Move.ALL) {
        for (BombWish wish : step < death ? BombWish.values() : NO_BOMB) {
          Step next = recorded(history, world, step, new Action(move, wish)).next();
          boolean alive = next.world().cast().get(0).isInWorld();
          if (alive ? survives(next.world(), step + 1) : hasLeft(next)) {
            return true;
          }
        }
      }
      return false;
    }

    private static boolean hasLeft(Step step) {
      return step.events().stream().anyMatch(e -> e.type() == Event.Type.CHARACTER_FOUND_EXIT);
    }
  }
}
