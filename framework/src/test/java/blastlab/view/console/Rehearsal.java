package blastlab.view.console;

import blastlab.agents.ScriptedCharacter;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.scenario.Game;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import blastlab.view.Playbill;
import blastlab.world.CharacterEntity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** A game that is small enough to be looked at: two steps to the exit, or a wall to blow up. */
public final class Rehearsal {
  static final String MAP =
      """
      max_time 9
      bomb_time 1
      expl_duration 1
      expl_range 2
      +---+
      |  E|
      | W |
      +---+
      """;

  public static final Playbill BILL =
      new Playbill(
          "tiny",
          "course",
          "Two steps",
          "1",
          List.of("builtin:script"),
          Optional.of("replay it"),
          Optional.empty(),
          true);

  private Rehearsal() {}

  public static Game game() {
    return new Scenario(
            "tiny",
            "Two steps",
            "course",
            Map.of(),
            new MapText("map", MAP),
            Seed.of(1),
            List.of(),
            List.of(new CharacterSpec("me", 'C', 0, 0)))
        .start(Seed.of(1));
  }

  public static Result play(MatchListener listener, Supplier<? extends CharacterEntity> agent) {
    return match(listener, agent).play();
  }

  public static Match match(MatchListener listener, Supplier<? extends CharacterEntity> agent) {
    return new Match(game(), List.of(agent), Thinking.unlimited(), Match.NO_CAP, listener);
  }

  /** A character that follows lines of dx, dy, bomb. */
  public static Supplier<CharacterEntity> script(int[]... lines) {
    List<ScriptedCharacter.Line> script = new ArrayList<>();
    for (int[] line : lines) {
      script.add(new ScriptedCharacter.Line(line[0], line[1], line[2]));
    }
    return () -> new ScriptedCharacter(script);
  }

  public static Supplier<CharacterEntity> toTheExit() {
    return script(new int[] {1, 0, 0});
  }
}
