package blastlab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.scenario.GameKind;
import blastlab.world.SensedWorld;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What is measured is what the titles promise. */
class BenchCaseTest {
  @ParameterizedTest
  @CsvSource({
    "QUIET, course, 8, 19, 1, 2, 0",
    "TICKING, course, 8, 19, 1, 2, 1",
    "ROLL_OUTS, course, 8, 19, 1, 2, 0",
    "FOUR_ON_11X11, course, 11, 11, 4, 0, 0",
    "FOUR_ON_20X20, course, 20, 20, 4, 0, 4",
    "FOUR_ON_200X200, course, 200, 200, 4, 0, 4",
    "BOMBERDA, bomberda, 15, 9, 1, 1, 0",
    "ARENA, arena, 11, 7, 4, 0, 0",
    "DUEL, duel, 13, 9, 4, 0, 0",
    "ROOMS, rooms, 23, 23, 5, 5, 0",
  })
  void startsWithWhatItIsAbout(
      BenchCase one, String rules, int width, int height, int characters, int monsters, int bombs) {
    SensedWorld start = one.workload().copy();

    assertThat(start.width()).isEqualTo(width);
    assertThat(start.height()).isEqualTo(height);
    assertThat(start.characters()).hasSize(characters);
    assertThat(start.monsters()).hasSize(monsters);
    assertThat(start.bombs()).hasSize(bombs);
    assertThat(one.rules()).isEqualTo(rules);
  }

  @Test
  void everyRuleSetHasACase() {
    assertThat(Arrays.stream(BenchCase.values()).map(BenchCase::rules))
        .containsAll(GameKind.names());
  }

  @Test
  void theTitlesDiffer() {
    assertThat(Arrays.stream(BenchCase.values()).map(BenchCase::title)).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @EnumSource(names = {"QUIET", "TICKING", "FOUR_ON_20X20"})
  void wherePeopleStandStillEveryStepIsTheFirst(BenchCase one) {
    Workload work = one.workload();
    int start = work.copy().time();

    assertThat(work.next().time()).isEqualTo(start - 1);
    assertThat(work.next().time()).isEqualTo(start - 1);
  }

  @ParameterizedTest
  @EnumSource(names = {"ROLL_OUTS", "FOUR_ON_11X11", "BOMBERDA", "ARENA", "DUEL", "ROOMS"})
  void inRollOutsAllWalkBombAndBurnAndNobodyGoesOnForLong(BenchCase one) {
    Workload work = one.workload();
    SensedWorld start = work.copy();
    Set<String> pictures = new HashSet<>();
    int bombs = 0;
    int fires = 0;
    for (int i = 0; i < 3000; i++) {
      SensedWorld world = work.next();
      pictures.add(world.toString());
      bombs += world.bombs().size();
      fires += world.explosions().size();
      assertThat(start.time() - world.time()).isBetween(1, Workload.ROLL_OUT);
    }

    assertThat(pictures).hasSizeGreaterThan(800);
    assertThat(bombs).isGreaterThan(1000);
    assertThat(fires).isGreaterThan(1000);
  }

  @Test
  void oneThreadsWorkIsNotAnothers() {
    SensedWorld one = BenchCase.QUIET.workload().next();
    SensedWorld other = BenchCase.QUIET.workload().next();
    one.next();

    assertThat(other.nextCalls()).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(names = {"FOUR_ON_11X11", "BOMBERDA", "ARENA", "DUEL", "ROOMS"})
  void playsOutToTheEnd(BenchCase one) {
    assertThat(one.workload().playOut().ending()).isPresent();
  }
}
