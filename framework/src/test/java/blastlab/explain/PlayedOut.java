package blastlab.explain;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.agents.ScriptedCharacter;
import blastlab.agents.ScriptedCharacter.Line;
import blastlab.match.Match;
import blastlab.match.Thinking;
import blastlab.replay.History;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Scenario.Heading;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A game whose characters follow scripts, such as {@code "right, bomb left, 3 wait"}: an entry a
 * decision, a bomb before or after the move. On a course map the letters a, b, c place characters,
 * S and A a stupid and an aggressive monster.
 */
public final class PlayedOut {
  private final History history = new History();
  private long limit = Explainer.USUAL_LIMIT;

  private PlayedOut(Scenario scenario, List<Supplier<? extends CharacterEntity>> agents) {
    new Match(scenario.start(scenario.seed()), agents, Thinking.unlimited(), Match.NO_CAP, history)
        .play();
  }

  /** A game of the course, whose first step comes before the first decision. */
  public static PlayedOut course(int seed, String map, String... scripts) {
    List<CharacterSpec> characters = new ArrayList<>();
    List<MonsterSpec> monsters = new ArrayList<>();
    StringBuilder plain = new StringBuilder();
    int y = 0;
    for (String line : map.lines().toList()) {
      for (int x = 0; line.startsWith("|") && x < line.length() - 2; x++) {
        char letter = line.charAt(x + 1);
        if ("abc".indexOf(letter) >= 0) {
          characters.add(new CharacterSpec(String.valueOf(letter), letter, x, y));
        } else if (letter == 'S') {
          monsters.add(new MonsterSpec("stupid", "S", 'S', x, y, null));
        } else if (letter == 'A') {
          monsters.add(new MonsterSpec("selfpreserving", "A", 'A', x, y, 2));
        }
      }
      y += line.startsWith("|") ? 1 : 0;
      plain.append(line.startsWith("|") ? line.replaceAll("[abcSA]", " ") : line).append('\n');
    }
    return of("course", Map.of(), seed, plain.toString(), monsters, characters, scripts);
  }

  /** A game whose map seats the players, who are called a, b, c. */
  static PlayedOut seated(
      String rules, Map<String, Integer> settings, String map, String... scripts) {
    return of(rules, settings, 1, map, List.of(), players(scripts.length), scripts);
  }

  /** A room with one chopper that goes where it is told. */
  static PlayedOut room(String map, List<Heading> chopper, String... scripts) {
    MonsterSpec spec = new MonsterSpec("scripted", "m", '&', Optional.empty(), null, chopper);
    Map<String, Integer> settings = Map.of("perk_chance", 0, "respawns", 0);
    return of("rooms", settings, 1, map, List.of(spec), players(scripts.length), scripts);
  }

  private static List<CharacterSpec> players(int count) {
    return Stream.of("a", "b", "c")
        .limit(count)
        .map(name -> new CharacterSpec(name, name.charAt(0), Optional.empty()))
        .toList();
  }

  private static PlayedOut of(
      String rules,
      Map<String, Integer> settings,
      int seed,
      String map,
      List<MonsterSpec> monsters,
      List<CharacterSpec> characters,
      String... scripts) {
    MapText text = new MapText("map", map);
    List<Supplier<? extends CharacterEntity>> agents = new ArrayList<>();
    for (String script : scripts) {
      agents.add(agent(script));
    }
    return new PlayedOut(
        new Scenario("game", "", rules, settings, text, Seed.of(seed), monsters, characters),
        agents);
  }

  /** Who follows a script; {@code "crash"} makes an agent that throws. */
  private static Supplier<CharacterEntity> agent(String script) {
    if (script.equals("crash")) {
      return Crashing::new;
    }
    List<Line> lines = lines(script);
    return () -> new ScriptedCharacter(lines);
  }

  private static final class Crashing extends CharacterEntity {
    @Override
    public void act(SensedWorld world) {
      throw new IllegalStateException("lost my way");
    }
  }

  private static List<Line> lines(String script) {
    List<Line> lines = new ArrayList<>();
    for (String entry : script.split(", ", -1)) {
      int dx = 0;
      int dy = 0;
      int bomb = 0;
      int times = 1;
      for (String word : entry.split(" ", -1)) {
        switch (word) {
          case "up" -> dy = -1;
          case "down" -> dy = 1;
          case "left" -> dx = -1;
          case "right" -> dx = 1;
          case "bomb" -> bomb = dx == 0 && dy == 0 ? 1 : Line.BOMB_AFTER;
          case "wait" -> dx = 0;
          default -> times = Integer.parseInt(word);
        }
      }
      lines.addAll(Collections.nCopies(times, new Line(dx, dy, bomb)));
    }
    return lines;
  }

  /** Looks at so many steps at most. */
  PlayedOut limit(long calls) {
    limit = calls;
    return this;
  }

  /** The game. */
  public History history() {
    return history;
  }

  /** How it ended for the first character. */
  public Explanation explanation() {
    return Explainer.explain(history, 0, limit);
  }

  /** What the explanation for the first character says, line by line, N for what it has cost. */
  PlayedOut says(String... lines) {
    assertThat(explanation().text())
        .map(line -> line.replaceAll("[0-9,]+ (steps|positions) tried", "N $1 tried"))
        .containsExactly(lines);
    return this;
  }
}
