package blastlab.world;

/**
 * What a rule set leaves to chance. The real world has a source of it; a sensed world has none, so
 * that looking ahead never foretells what chance will bring.
 */
@FunctionalInterface
public interface Chance {
  /** In place of a source: a world in which chance decides nothing. */
  Chance NONE =
      bound -> {
        throw new IllegalStateException("a sensed world knows no chance");
      };

  /** A number from 0 up to but without {@code bound}, each as likely as the others. */
  int below(int bound);

  /** Whether there is chance at all. */
  default boolean isReal() {
    return this != NONE;
  }
}
