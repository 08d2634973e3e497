package blastlab.grader.tournament;

/**
 * How good a player is, by its games.
 *
 * @param points 1500 in the middle; who has 400 more wins ten games of eleven
 * @param low the lower end of the interval at 95 %
 * @param high the upper end
 */
public record Rating(double points, double low, double high) {}
