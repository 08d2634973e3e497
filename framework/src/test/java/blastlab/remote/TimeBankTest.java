package blastlab.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class TimeBankTest {
  private static final long MILLI = 1_000_000;

  private final TimeBank bank =
      new TimeBank(Duration.ofMillis(100), Duration.ofMillis(50), Duration.ofMillis(1000));

  @Test
  void aDecisionMayTakeItsTimeAndTheWholeBank() {
    assertThat(bank.next()).isEqualTo(150 * MILLI);
  }

  @Test
  void quickDecisionsLeaveTheBankAlone() {
    bank.spend(100 * MILLI);

    assertThat(bank.next()).isEqualTo(150 * MILLI);
  }

  @Test
  void whatIsBeyondADecisionsTimeIsTakenFromTheBankOnce() {
    bank.spend(130 * MILLI);
    assertThat(bank.next()).isEqualTo(120 * MILLI);

    bank.spend(190 * MILLI);
    assertThat(bank.next()).isEqualTo(100 * MILLI);
  }

  @Test
  void allDecisionsTogetherMayTakeTheTimeOfTheGame() {
    for (int i = 0; i < 9; i++) {
      bank.spend(100 * MILLI);
    }
    assertThat(bank.next()).isEqualTo(100 * MILLI);

    bank.spend(60 * MILLI);
    assertThat(bank.next()).isEqualTo(40 * MILLI);
  }

  @Test
  void workWhileNotAskedIsTakenFromBankAndGame() {
    bank.charge(880 * MILLI);
    assertThat(bank.next()).isEqualTo(100 * MILLI);

    bank.charge(60 * MILLI);
    assertThat(bank.next()).isEqualTo(60 * MILLI);
  }
}
