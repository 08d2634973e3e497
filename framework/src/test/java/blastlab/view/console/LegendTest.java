package blastlab.view.console;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import blastlab.world.World;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LegendTest {
  @Test
  void aGameIsExplainedWithItsOwnLetters() {
    assertThat(Legend.watching(world("arena", Map.of(), Optional.of("1.%2\n"), 2)))
        .endsWith(
            "#    wall",
            "%    rock",
            "$    coin",
            "+    more bombs",
            "!    stronger bombs",
            "0-9  bomb, o: timer > 9 or none",
            "*    explosion",
            "1    p1",
            "2    p2");
    assertThat(Legend.watching(Rehearsal.game().world()))
        .contains("W    wall", "E    exit", "%    burning wall")
        .doesNotContain("%    rock");
  }

  @Test
  void monstersThatLookTheSameShareALine() {
    assertThat(Legend.watching(world("rooms", Map.of("choppers", 3), Optional.empty(), 5)))
        .endsWith("5    p5", "&    3 monsters");
    assertThat(Legend.watching(world("bomberda", Map.of(), Optional.of("####\n#@E#\n####\n"), 1)))
        .endsWith("1    p1", "E    enemy (monster)");
  }

  @Test
  void itFitsAUsualTerminal() {
    assertThat(Legend.watching(world("rooms", Map.of(), Optional.empty(), 5)))
        .hasSizeLessThanOrEqualTo(22);
  }

  private static World world(
      String rules, Map<String, Integer> settings, Optional<String> map, int players) {
    List<CharacterSpec> seats =
        IntStream.rangeClosed(1, players)
            .mapToObj(i -> new CharacterSpec("p" + i, (char) ('0' + i), Optional.empty()))
            .toList();
    return new Scenario(
            rules,
            "A game",
            rules,
            settings,
            map.map(text -> new MapText("map", text)),
            Seed.of(1),
            List.of(),
            seats)
        .start(Seed.of(1))
        .world();
  }
}
