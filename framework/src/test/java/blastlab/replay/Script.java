package blastlab.replay;

import blastlab.agents.ScriptedCharacter;
import blastlab.agents.ScriptedCharacter.Line;
import blastlab.match.Decision;
import blastlab.match.Match;
import blastlab.match.Thinking;
import blastlab.scenario.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** What everybody decided in a replay from a step on, to be done again. */
public record Script(List<List<Line>> lines) {

  /** The rest of a game in which nobody's code failed. */
  public static Script of(ReplayFile replay, int step) {
    List<List<Line>> scripts = new ArrayList<>();
    for (int id = 0; id < replay.header().agents().size(); id++) {
      List<Line> script = new ArrayList<>();
      for (RecordedStep recorded : replay.steps().subList(step, replay.steps().size())) {
        for (Decision d : recorded.decisions()) {
          if (d.id() == id) {
            script.add(new Line(d.dx(), d.dy(), d.bomb().ordinal()));
          }
        }
      }
      scripts.add(script);
    }
    return new Script(scripts);
  }

  /** Plays a game by it. */
  public History play(Game game) {
    List<Supplier<ScriptedCharacter>> agents = new ArrayList<>();
    lines.forEach(script -> agents.add(() -> new ScriptedCharacter(script)));
    History history = new History();
    new Match(game, agents, Thinking.unlimited(), Match.NO_CAP, history).play();
    return history;
  }
}
