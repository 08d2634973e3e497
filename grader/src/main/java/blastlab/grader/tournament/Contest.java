package blastlab.grader.tournament;

import blastlab.evaluate.Round;
import blastlab.scenario.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Some players at a table, who play a game for each rotation of the seats, all with one seed.
 *
 * @param round the number of the round, from 1 on
 * @param table the number of the table in its round, from 1 on
 * @param seats how many seats there are; those that no player takes are a ready-made opponent's
 * @param players the players by name, the first for the first seat
 */
public record Contest(int round, int table, int seats, List<String> players) {
  /** Keeps a copy of the list. */
  public Contest {
    players = List.copyOf(players);
  }

  /** What it is called in files. */
  public String name() {
    return "round-" + round + "-table-" + table;
  }

  /** All its games. */
  public List<Round> rounds() {
    return IntStream.range(0, seats).mapToObj(k -> new Round(Seed.of(round), k)).toList();
  }

  /**
   * All contests of a tournament: in each round everybody sits down somewhere, drawn by lot but the
   * same in every run; where a table is not full, some play at two.
   */
  public static List<Contest> schedule(List<String> players, int seats, int rounds) {
    List<Contest> contests = new ArrayList<>();
    for (int round = 1; round <= rounds && !players.isEmpty(); round++) {
      List<String> drawn = new ArrayList<>(players);
      Collections.shuffle(drawn, Seed.of(round).stream("tables"));
      for (int first = 0; first < drawn.size(); first += seats) {
        List<String> sitting = new ArrayList<>();
        for (int i = 0; i < Math.min(seats, drawn.size()); i++) {
          sitting.add(drawn.get((first + i) % drawn.size()));
        }
        contests.add(new Contest(round, first / seats + 1, seats, sitting));
      }
    }
    return contests;
  }
}
