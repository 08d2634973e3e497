package blastlab.playthrough;

import blastlab.match.Decision;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.scenario.Scenario;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.World;
import java.util.Collections;
import java.util.List;

/** The beginning of a game as a text for people: decisions, events, and a picture now and then. */
final class Playthrough implements MatchListener {
  private static final int MOST_STEPS = 60;
  private static final int STEPS_A_PICTURE = 20;

  private final StringBuilder text = new StringBuilder();
  private int steps;

  private Playthrough() {}

  /** Plays a scenario with its own seed. */
  static String of(Scenario scenario) {
    Playthrough playthrough = new Playthrough();
    playthrough.line(scenario.name() + ", rules: " + scenario.rules());
    int seats = scenario.characters().size();
    new Match(
            scenario.start(scenario.seed()),
            Collections.nCopies(seats, Wanderer::new),
            Thinking.unlimited(),
            MOST_STEPS,
            playthrough)
        .play();
    return playthrough.text.toString();
  }

  @Override
  public void started(World world) {
    picture(world);
  }

  @Override
  public void decided(World world, List<Decision> decisions) {
    StringBuilder line = new StringBuilder("decided:");
    for (CharacterEntity character : world.characters()) {
      line.append(' ').append(character.name()).append(' ');
      line.append(character.dx()).append(',').append(character.dy());
      line.append(character.wantsBomb() ? " bomb" : "");
    }
    line(line.toString());
  }

  @Override
  public void stepped(World world, List<Event> events) {
    steps++;
    line("step " + steps + ": " + (events.isEmpty() ? "nothing happened" : ""));
    events.forEach(event -> line("  " + event));
    if (steps % STEPS_A_PICTURE == 0) {
      picture(world);
    }
  }

  @Override
  public void ended(World world, Result result) {
    line("ended: " + result.ending() + " after " + result.steps() + " steps");
    picture(world);
  }

  private void picture(World world) {
    line("time " + world.time() + ", scores " + world.scores());
    text.append(world);
  }

  private void line(String line) {
    text.append(line.stripTrailing()).append('\n');
  }
}
