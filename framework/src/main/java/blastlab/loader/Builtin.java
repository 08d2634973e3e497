package blastlab.loader;

import blastlab.search.Budget;
import blastlab.text.InputException;
import blastlab.text.Quoted;
import blastlab.world.CharacterEntity;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * An agent that comes with Blastlab. Some have a setting, which users write behind the name: {@code
 * builtin:mcts@2000}.
 *
 * @param description what it does, in a line
 * @param maker makes agents with the given setting, or with the usual one; refuses a wrong setting
 */
public record Builtin(
    String name,
    String description,
    Function<Optional<String>, Supplier<? extends CharacterEntity>> maker) {
  /** How the name of a built-in agent begins. */
  public static final String PREFIX = "builtin:";

  private static final char SETTING = '@';

  /** An agent without a setting. */
  public static Builtin plain(
      String name, String description, Supplier<? extends CharacterEntity> factory) {
    return new Builtin(
        name,
        description,
        setting -> {
          setting.ifPresent(
              text -> {
                throw mistake(
                    name, text, Quoted.of(text) + ", expected nothing: it has no setting");
              });
          return factory;
        });
  }

  /** An agent that thinks within a budget, which is its setting. */
  static Builtin thinking(
      String name,
      String description,
      Budget usual,
      Function<Budget, ? extends CharacterEntity> factory) {
    return new Builtin(
        name,
        description + " (@" + usual + ": next() calls a decision, or @50ms)",
        setting -> {
          Budget budget = setting.map(text -> budget(name, text)).orElse(usual);
          return () -> factory.apply(budget);
        });
  }

  /** An agent that plays by what it has learnt; a file of other weights is its setting. */
  static Builtin learning(
      String name, String description, Supplier<? extends CharacterEntity> factory) {
    return new Builtin(
        name,
        description + " (@FILE: with other weights)",
        setting -> {
          Agent agent = new Agent(PREFIX + name, factory).requireLearner();
          WeightsFile weights =
              setting
                  .map(file -> WeightsFile.read(file, agent.type()))
                  .orElseGet(() -> WeightsFile.packed(name, agent.type()));
          return agent.recalling(agent.spec(), weights).factory();
        });
  }

  private static Budget budget(String name, String text) {
    try {
      return Budget.parse(text);
    } catch (IllegalArgumentException e) {
      throw mistake(name, text, e.getMessage());
    }
  }

  private static InputException mistake(String name, String setting, String message) {
    return new InputException(PREFIX + name + SETTING + setting + ": " + message);
  }

  /** The part of {@code NAME@SETTING} that is a name. */
  static String nameIn(String text) {
    int at = text.indexOf(SETTING);
    return at < 0 ? text : text.substring(0, at);
  }

  /** The part of {@code NAME@SETTING} that is a setting, if it has one. */
  static Optional<String> settingIn(String text) {
    int at = text.indexOf(SETTING);
    return at < 0 ? Optional.empty() : Optional.of(text.substring(at + 1));
  }
}
