package blastlab.scenario;

import blastlab.world.BombWish;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How a game has begun: it is played before anybody is asked, and so the game starts from a state
 * that has come about by its rules, with all that is hidden in it.
 *
 * @param seed where chance comes from up to there; from there on it goes on so where a game has the
 *     same seed, and begins anew where it has another
 * @param absent the ids of those who left before the first step, as their code failed at once
 * @param turns what was decided, a turn for each step
 */
public record Opening(Seed seed, Set<Integer> absent, List<Turn> turns) {

  /** Keeps copies. */
  public Opening {
    absent = Set.copyOf(absent);
    turns = List.copyOf(turns);
  }

  /**
   * What was decided about one step.
   *
   * @param choices by the characters' ids; who is in the world and has none leaves it, as one does
   *     whose code has failed
   */
  public record Turn(Map<Integer, Choice> choices) {
    /** Keeps a copy of the map. */
    public Turn {
      choices = Map.copyOf(choices);
    }
  }

  /** What a character has decided about one step: its direction, and whether it bombs. */
  public record Choice(int dx, int dy, BombWish bomb) {}

  /**
   * Plays this on a game that is ready to be played, and tells what has happened.
   *
   * @param place where errors are
   */
  List<Event> play(Game game, String place) {
    List<Event> past = new ArrayList<>();
    boolean decides = !game.stepsFirst();
    absent.forEach(game.world()::withdraw);
    for (int i = 0; i < turns.size(); i++) {
      String path = place + ".steps[" + i + "]";
      if (decides) {
        decide(game, turns.get(i), path);
      } else if (!turns.get(i).choices().isEmpty()) {
        throw new FieldException(path, "decisions, expected none before the first step");
      }
      decides = true;
      requireGoingOn(game, path);
      past.addAll(game.world().step().events());
      requireGoingOn(game, path);
    }
    return past;
  }

  private static void decide(Game game, Turn turn, String path) {
    List<CharacterEntity> asked = new ArrayList<>();
    game.decide(
        character -> {
          asked.add(character);
          int id = character.id();
          return Optional.ofNullable(turn.choices().get(id))
              .<Runnable>map(c -> () -> game.world().decide(id, c.dx(), c.dy(), c.bomb()))
              .orElse(() -> game.world().withdraw(id));
        });
    for (int id : turn.choices().keySet()) {
      if (asked.stream().noneMatch(character -> character.id() == id)) {
        throw new FieldException(
            path + "[" + id + "]", "a decision, expected null: it has left the world before");
      }
    }
  }

  private static void requireGoingOn(Game game, String path) {
    if (game.world().ending().isPresent()) {
      throw new FieldException(path, "the game is over with it, expected one that goes on");
    }
  }
}
