package blastlab.grader.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.agents.IdleCharacter;
import blastlab.agents.WalkerCharacter;
import blastlab.match.Outcome;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContestantTest {
  private static Sandbox sandbox;

  @TempDir Path folder;

  @BeforeAll
  static void open() {
    sandbox = Sandbox.open();
  }

  @AfterAll
  static void close() {
    sandbox.close();
  }

  @Test
  void playsAllItsGamesInOneProcessIfItLeavesNothingBehind() {
    try (Contestant contestant = contestant(WalkerCharacter.class)) {
      for (int i = 0; i < 5; i++) {
        assertThat(Yard.play(contestant).outcome()).isEqualTo(Outcome.ESCAPED);
      }

      assertThat(contestant.started()).isEqualTo(1);
    }
  }

  @Test
  void needsANewProcessWhenItHasLeftAThread() {
    HostileSubmissions.compile("keeps-a-thread", folder);
    Allowance allowance = Yard.allowance(Outcome.OUT_OF_TIME, "keeps-a-thread");
    try (Contestant contestant = Contestant.open(sandbox, allowance, folder, "Agent")) {
      Yard.play(contestant);
      Yard.play(contestant);

      assertThat(contestant.started()).isEqualTo(2);
    }
  }

  @Test
  void sitsOnSeveralChairsAtOnce() {
    try (Contestant contestant = contestant(IdleCharacter.class)) {
      List<Chair> chairs = new ArrayList<>(List.of(contestant.sit(), contestant.sit()));
      assertThat(contestant.started()).isEqualTo(2);
      for (Chair chair : chairs) {
        assertThat(Yard.play(chair).outcome()).isEqualTo(Outcome.OUT_OF_TIME);
      }
    }
  }

  @Test
  void leavesNoProcessBehind() {
    contestant(IdleCharacter.class).close();

    assertThat(ProcessHandle.current().descendants()).isEmpty();
  }

  private Contestant contestant(Class<?> agent) {
    Allowance allowance = Yard.allowance(Outcome.OUT_OF_TIME, "anybody");
    return Contestant.open(sandbox, allowance, folder, agent.getName());
  }
}
