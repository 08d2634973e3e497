package blastlab.match;

import blastlab.Drawing;
import blastlab.scenario.Game;
import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A drawn game that is played with given agents, and what became of it. */
final class Played implements MatchListener {
  final List<String> failures = new ArrayList<>();
  final List<Decision> decisions = new ArrayList<>();
  final Result result;
  final World world;

  private Played(
      String drawing, Thinking thinking, int cap, List<Supplier<CharacterEntity>> agents) {
    int monsters = new Drawing(drawing).scenario().monsters().size();
    MonsterEntity[] minds = new MonsterEntity[monsters];
    Arrays.setAll(minds, i -> new Statue());
    Game game = new Drawing(drawing).game(minds);
    result = new Match(game, agents, thinking, cap, this).play();
    world = game.world();
  }

  static Played game(String drawing, List<Supplier<CharacterEntity>> agents) {
    return new Played(drawing, Thinking.unlimited(), Match.NO_CAP, agents);
  }

  static Played game(String drawing, CharacterEntity... agents) {
    return capped(Match.NO_CAP, drawing, agents);
  }

  static Played capped(int cap, String drawing, CharacterEntity... agents) {
    return new Played(drawing, Thinking.unlimited(), cap, suppliers(agents));
  }

  static Played limited(Thinking thinking, String drawing, CharacterEntity... agents) {
    return new Played(drawing, thinking, Match.NO_CAP, suppliers(agents));
  }

  private static List<Supplier<CharacterEntity>> suppliers(CharacterEntity... agents) {
    return Arrays.stream(agents).<Supplier<CharacterEntity>>map(agent -> () -> agent).toList();
  }

  Optional<Outcome> outcome(int seat) {
    return result.seats().get(seat).outcome();
  }

  @Override
  public void decided(World now, List<Decision> made) {
    decisions.addAll(made);
  }

  @Override
  public void failed(String name, Outcome outcome, Throwable failure) {
    failures.add(name + " " + outcome + ": " + failure);
  }

  /** A monster that stays where it is. */
  private static final class Statue extends MonsterEntity {}
}
