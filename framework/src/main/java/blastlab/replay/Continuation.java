package blastlab.replay;

import blastlab.match.Decision;
import blastlab.scenario.Opening;
import blastlab.scenario.Opening.Choice;
import blastlab.scenario.Opening.Turn;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Scenarios that go on where a recorded game was. */
public final class Continuation {
  private Continuation() {}

  /**
   * The scenario of a replay with all in its opening that was decided up to a step; its seed is
   * that of the recorded game, with which chance goes on as it would have gone on there.
   */
  public static Scenario of(ReplayFile replay, int step) {
    ReplayHeader header = replay.header();
    Scenario before = header.scenario();
    List<RecordedStep> past = replay.steps().subList(0, step);
    List<Opening> openings = new ArrayList<>(before.openings());
    openings.add(
        new Opening(
            header.seed(),
            absent(before.characters(), past),
            past.stream().map(Continuation::turn).toList()));
    return new Scenario(
        before.name() + " from step " + step,
        before.title() + " (from step " + step + ", seed " + header.seed() + ")",
        before.rules(),
        before.settings(),
        before.map(),
        header.seed(),
        before.monsters(),
        before.characters(),
        openings);
  }

  /** Those whose agents could not be made. */
  private static Set<Integer> absent(List<CharacterSpec> characters, List<RecordedStep> past) {
    List<String> names = characters.stream().map(CharacterSpec::name).toList();
    return past.stream()
        .limit(1)
        .flatMap(start -> start.absent().stream())
        .map(names::indexOf)
        .collect(Collectors.toSet());
  }

  private static Turn turn(RecordedStep step) {
    Map<Integer, Choice> choices =
        step.decisions().stream()
            .collect(Collectors.toMap(Decision::id, d -> new Choice(d.dx(), d.dy(), d.bomb())));
    return new Turn(choices);
  }
}
