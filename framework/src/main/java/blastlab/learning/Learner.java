package blastlab.learning;

import java.util.Map;

/**
 * What an agent implements to be trained by {@code blastlab train}.
 *
 * <pre>{@code
 * public class MyCharacter extends CharacterEntity implements Learner {
 *   private Map<String, Double> weights = new TreeMap<>();
 *
 *   public void recall(Map<String, Double> learnt, boolean training) {
 *     weights = new TreeMap<>(learnt);
 *   }
 *
 *   public void learn(Experience experience) {
 *     weights.merge("steps", 1.0, Double::sum); // in place of something to learn
 *   }
 *
 *   public Map<String, Double> weights() {
 *     return weights;
 *   }
 * }
 * }</pre>
 *
 * <p>Each game is played by a new object, so what is to outlive a game must be among the weights:
 * numbers with names. Chance comes from {@code random()}, so that the same training gives the same
 * weights.
 */
public interface Learner {
  /**
   * Takes over what was learnt in earlier games, in place of all that it knew. Called before the
   * first {@code act} of every game in training, and of every game with a weights file; a game
   * without one goes by what the constructor has set.
   *
   * @param learnt the weights, which are not to be changed; empty before the very first game
   * @param training whether this game is for learning, so that it may try things out, or counts
   */
  void recall(Map<String, Double> learnt, boolean training);

  /**
   * Learns from what really came of a decision; called in training only, before the next {@code
   * act}, and before {@code done} after the last one. {@code x()}, {@code y()} and all else on
   * {@code this} already are those of the world after.
   */
  void learn(Experience experience);

  /** What it has learnt so far, asked for at the end of every game in training. */
  Map<String, Double> weights();
}
