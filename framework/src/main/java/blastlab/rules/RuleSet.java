package blastlab.rules;

import blastlab.world.Board;
import blastlab.world.Ending;
import blastlab.world.Laws;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.ToIntFunction;

/**
 * A game's rules: the phases of a step in their order, and when it is over.
 *
 * @param <S> the settings that a game by these rules can choose
 * @param name what users call it
 * @param stepsFirst whether a game begins with a step, before anybody has decided anything
 * @param phases all that happens in a step, in order
 * @param explosionDuration how many steps an explosion stays after the one that made it
 * @param ending why the game on a board is over, or empty while it goes on
 */
public record RuleSet<S>(
    String name,
    boolean stepsFirst,
    List<Phase<S>> phases,
    ToIntFunction<S> explosionDuration,
    BiFunction<Board, S, Optional<Ending>> ending) {

  /** These rules, ready to move a world with the given settings. */
  public Laws with(S settings) {
    return new Applied<>(this, settings);
  }

  private static final class Applied<S> implements Laws {
    private final RuleSet<S> rules;
    private final S settings;
    private final Phase.Action<S>[] actions;

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type has no other way
    Applied(RuleSet<S> rules, S settings) {
      this.rules = rules;
      this.settings = settings;
      this.actions = rules.phases.stream().map(Phase::action).toArray(Phase.Action[]::new);
    }

    @Override
    public String name() {
      return rules.name;
    }

    @Override
    public void step(Board board) {
      for (Phase.Action<S> action : actions) {
        action.run(board, settings);
      }
    }

    @Override
    public int explosionDuration() {
      return rules.explosionDuration.applyAsInt(settings);
    }

    @Override
    public Optional<Ending> ending(Board board) {
      return rules.ending.apply(board, settings);
    }
  }
}
