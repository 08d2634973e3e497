package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceCommandTest {
  @TempDir private Path folder;

  private String game(String name) throws IOException {
    return Files.writeString(
            Files.createTempFile(folder, "game", ".json"),
            """
            {"map": "max_time 9\\nbomb_time 2\\nexpl_duration 1\\nexpl_range 2\\n+--+\\n|  |\\n+--+",
             "cap": 0, "characters": [{"name": "%s", "x": 0, "y": 0, "script": []}]}
            """
                .formatted(name))
        .toString();
  }

  @Test
  void oneLineAGame() throws IOException {
    Run run = Run.of("trace", game("a"), game("b"));

    assertThat(run.exitCode()).isZero();
    assertThat(run.outLines())
        .hasSize(2)
        .first()
        .isEqualTo(
            ("{'end':{'step':0,'reason':'cap'},'trace':[{'step':0,'time':9,'scores':{'a':-9},"
                    + "'walls':['  '],'exit':null,'bombs':[],'explosions':[],'monsters':[],"
                    + "'characters':[['a',0,0,0,0]],'events':[]}]}")
                .replace('\'', '"'));
  }

  @Test
  void lettersBeyondAsciiSurviveEveryTerminal() throws IOException {
    assertThat(Run.of("trace", game("zo\u00eb")).out())
        .contains("\"zo\\u00EB\"")
        .matches("\\p{ASCII}*");
  }

  @Test
  void aBrokenFileEndsItAfterTheGamesBefore() throws IOException {
    Run run = Run.of("trace", game("a"), "nowhere.json");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.outLines()).hasSize(1);
    assertThat(run.errLines()).containsExactly("blastlab: nowhere.json: no such file");
  }
}
