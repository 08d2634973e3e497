package blastlab.grader.rubric;

import blastlab.evaluate.Round;
import blastlab.scenario.Scenario;
import blastlab.scenario.Seed;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A line of a rubric: a scenario, and the points that there are for it.
 *
 * @param name what it is called; no other entry of the rubric has this name
 * @param scenario what is played
 * @param seeds a game each, or in a contest with all seats one for each seat
 * @param rotations in how many seats the submission plays with each seed
 * @param points how many points there are at most, with at most two digits after the point
 * @param goal what has to be reached in a game
 * @param share in which part of the games it has to be reached for all points: above 0, up to 1
 * @param partial whether a smaller share earns a part of the points, in proportion
 * @param visibility whether the student sees it
 * @param opponents who plays in the other seats, all of them built in
 */
public record Entry(
    String name,
    Scenario scenario,
    List<Seed> seeds,
    int rotations,
    BigDecimal points,
    Goal goal,
    BigDecimal share,
    boolean partial,
    Visibility visibility,
    List<String> opponents) {
  private static final int DIGITS = 2;

  /** Keeps copies of the lists. */
  public Entry {
    seeds = List.copyOf(seeds);
    opponents = List.copyOf(opponents);
  }

  /** All games, in the order in which they are played. */
  public List<Round> rounds() {
    return seeds.stream()
        .flatMap(seed -> IntStream.range(0, rotations).mapToObj(k -> new Round(seed, k)))
        .toList();
  }

  /** How many games there are. */
  public int games() {
    return seeds.size() * rotations;
  }

  /** The points for so many games in which the goal was reached, of all games. */
  public BigDecimal pointsFor(int reached) {
    BigDecimal needed = share.multiply(BigDecimal.valueOf(games()));
    BigDecimal count = BigDecimal.valueOf(reached);
    if (count.compareTo(needed) >= 0) {
      return points.setScale(DIGITS, RoundingMode.UNNECESSARY);
    }
    return partial
        ? points.multiply(count).divide(needed, DIGITS, RoundingMode.HALF_UP)
        : BigDecimal.ZERO.setScale(DIGITS);
  }
}
