package blastlab.cli;

import blastlab.evaluate.Seeds;
import blastlab.scenario.Seed;
import java.util.List;
import java.util.stream.LongStream;

/**
 * Which games a training has: with each seed one in every scenario, seed by seed.
 *
 * @param seeds those of all its games
 * @param first how many games with the first seed were played before
 * @param games how many there are to be played
 * @param scenarios how many scenarios there are
 * @param counted whether the user has given a number of games, and no seeds
 */
record TrainingPlan(List<Seed> seeds, int first, int games, int scenarios, boolean counted) {
  /** So that small seeds are left for games that show what was learnt. */
  private static final int FIRST_SEED = 1001;

  /** So many games; the seeds go on where they were after the games played before. */
  static TrainingPlan ofGames(int games, int before, int scenarios) {
    int begun = before / scenarios; // so many seeds are done with
    int first = before % scenarios;
    long rounds = ((long) first + games + scenarios - 1) / scenarios;
    List<Seed> seeds =
        LongStream.range(begun, begun + rounds).mapToObj(i -> Seed.of(FIRST_SEED + i)).toList();
    return new TrainingPlan(seeds, first, games, scenarios, true);
  }

  /** A game in every scenario with each of these seeds. */
  static TrainingPlan ofSeeds(String text, int scenarios) {
    List<Seed> seeds = Seeds.parse(text);
    return new TrainingPlan(seeds, 0, seeds.size() * scenarios, scenarios, false);
  }

  /** The options for what is left to be played; a seed that was begun is begun anew. */
  String rest(int played) {
    if (counted) {
      return "--games " + (games - played);
    }
    return "--seeds " + Seeds.format(seeds.subList(played / scenarios, seeds.size()));
  }
}
