package blastlab.agents;

import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Games on a map that a test draws, for agents to play against each other. */
record Contest(String rules, String map, Map<String, Integer> settings) {

  /**
   * What is counted when one agent plays from each seat, with so many seeds each.
   *
   * @param wins games that the agent has won
   * @param losses games that another has won
   * @param suicides games in which it died by a bomb of its own
   */
  record Tally(int games, int wins, int losses, int suicides) {}

  /** A game that was played. */
  record Played(Result result, List<Event> events) {
    boolean died(int seat, int byBombOf) {
      return events.stream()
          .anyMatch(
              event ->
                  event.type() == Event.Type.BOMB_HIT_CHARACTER
                      && event.character().id() == byBombOf
                      && event.other().orElseThrow().id() == seat);
    }
  }

  Played play(long seed, List<Supplier<CharacterEntity>> agents) {
    List<CharacterSpec> characters = new ArrayList<>();
    for (int i = 0; i < agents.size(); i++) {
      characters.add(new CharacterSpec("p" + i, (char) ('a' + i), Optional.empty()));
    }
    Seed ofGame = Seed.of(seed);
    MapText text = new MapText("test", map);
    Scenario scenario =
        new Scenario("test", "", rules, settings, text, ofGame, List.of(), characters);
    List<Event> events = new ArrayList<>();
    MatchListener listener =
        new MatchListener() {
          @Override
          public void stepped(World world, List<Event> happened) {
            events.addAll(happened);
          }
        };
    Result result =
        new Match(scenario.start(ofGame), agents, Thinking.unlimited(), Match.NO_CAP, listener)
            .play();
    return new Played(result, events);
  }

  /** Plays with an agent in each of the two seats against another. */
  Tally duels(int seeds, Supplier<CharacterEntity> agent, Supplier<CharacterEntity> other) {
    int wins = 0;
    int losses = 0;
    int suicides = 0;
    for (int seed = 1; seed <= seeds; seed++) {
      for (int seat = 0; seat < 2; seat++) {
        Played played = play(seed, seat == 0 ? List.of(agent, other) : List.of(other, agent));
        Optional<Integer> winner = played.result().winner();
        wins += winner.equals(Optional.of(seat)) ? 1 : 0;
        losses += winner.equals(Optional.of(1 - seat)) ? 1 : 0;
        suicides += played.died(seat, seat) ? 1 : 0;
      }
    }
    return new Tally(2 * seeds, wins, losses, suicides);
  }
}
