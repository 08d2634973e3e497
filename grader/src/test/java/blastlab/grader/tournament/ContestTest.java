package blastlab.grader.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ContestTest {
  @Property(tries = 100)
  void everybodySitsDownInEveryRoundAndNobodyTwiceAtATable(
      @ForAll @IntRange(min = 1, max = 20) int count,
      @ForAll @IntRange(min = 2, max = 6) int seats) {
    List<String> players = IntStream.range(0, count).mapToObj(i -> "p" + i).toList();

    List<Contest> contests = Contest.schedule(players, seats, 3);

    for (int round = 1; round <= 3; round++) {
      int now = round;
      Set<String> sitting = new HashSet<>();
      contests.stream().filter(c -> c.round() == now).forEach(c -> sitting.addAll(c.players()));
      assertThat(sitting).containsExactlyInAnyOrderElementsOf(players);
    }
    assertThat(contests)
        .allSatisfy(
            contest ->
                assertThat(contest.players())
                    .doesNotHaveDuplicates()
                    .hasSize(Math.min(seats, count)));
  }

  @Test
  void theScheduleIsTheSameInEveryRun() {
    List<String> players = List.of("a", "b", "c", "d", "e");

    assertThat(Contest.schedule(players, 2, 4)).isEqualTo(Contest.schedule(players, 2, 4));
    assertThat(Contest.schedule(players, 2, 4)).hasSize(12);
  }

  @Test
  void aContestIsAGameForEachRotationOfTheSeats() {
    Contest contest = Contest.schedule(List.of("a", "b", "c"), 3, 1).get(0);

    assertThat(contest.rounds()).extracting(round -> round.rotation()).containsExactly(0, 1, 2);
    assertThat(contest.rounds())
        .extracting(round -> round.seed())
        .containsOnly(contest.rounds().get(0).seed());
  }

  @Test
  void withoutPlayersThereIsNoContest() {
    assertThat(Contest.schedule(List.of(), 2, 4)).isEmpty();
  }
}
