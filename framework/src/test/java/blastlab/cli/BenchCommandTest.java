package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.bench.Bench;
import blastlab.bench.BenchCase;
import blastlab.bench.ColdStart;
import blastlab.bench.Machine;
import blastlab.bench.Report;
import blastlab.bench.Speed;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class BenchCommandTest {
  private static final Machine KNOWN =
      new Machine(Optional.of("Deep Thought 2"), 8, "17.0.1, Some VM", "Linux amd64");
  private static final Machine UNKNOWN =
      new Machine(Optional.empty(), 1, "17.0.1, Some VM", "Linux amd64");

  @Test
  void textIsATableTheColdStartAndTheMachine() {
    Speed fast = new Speed(12_345_678, 23_456_789, OptionalLong.of(1208), 20_000_000, 40_000_000);
    Speed slow = new Speed(123_456, 999, OptionalLong.empty(), 200_000, 2_000);
    ColdStart cold = new ColdStart(OptionalLong.of(35), 81_230);

    assertThat(BenchText.of(report(fast, slow, Optional.of(cold), KNOWN)))
        .containsExactly(
            "one thread:                   next()/s  copies/s  bytes/next()"
                + "  8 threads: next()/s  copies/s",
            "scenario1/variant5 quiet       12.35 M   23.46 M         1,208"
                + "              20.00 M   40.00 M",
            "scenario1/variant5 roll-outs     123 k       1 k       unknown"
                + "                200 k       2 k",
            "",
            "cold start: a million next() a second 35 ms after the first call; 81,230 calls in the"
                + " first 100 ms",
            "machine: Deep Thought 2, 8 cores, Java 17.0.1, Some VM, Linux amd64");
  }

  @Test
  void textSaysWhatIsNotKnown() {
    Speed speed = new Speed(1, 1, OptionalLong.empty(), 1, 1);
    ColdStart never = new ColdStart(OptionalLong.empty(), 9);

    assertThat(BenchText.of(report(speed, speed, Optional.of(never), UNKNOWN)))
        .endsWith(
            "cold start: a million next() a second was never reached; 9 calls in the first 100 ms",
            "machine: unknown processor, 1 core, Java 17.0.1, Some VM, Linux amd64");
    assertThat(BenchText.of(report(speed, speed, Optional.empty(), UNKNOWN)))
        .contains("cold start: unknown, as no other Java could be started");
  }

  @Test
  void jsonHasAllNumbers() {
    Speed fast = new Speed(12_345_678, 23_456_789, OptionalLong.of(208), 20_000_000, 40_000_000);
    Speed slow = new Speed(1, 2, OptionalLong.empty(), 3, 4);
    ColdStart cold = new ColdStart(OptionalLong.of(35), 81_230);

    assertThat(BenchJson.of(report(fast, slow, Optional.of(cold), KNOWN)).replace('"', '\''))
        .isEqualTo(
            "{'cases':[{'name':'scenario1/variant5 quiet','rules':'course',"
                + "'nextPerSecond':12345678,'copyPerSecond':23456789,'bytesPerNext':208,"
                + "'nextPerSecondAllCores':20000000,'copyPerSecondAllCores':40000000},"
                + "{'name':'scenario1/variant5 roll-outs','rules':'course',"
                + "'nextPerSecond':1,'copyPerSecond':2,'bytesPerNext':null,"
                + "'nextPerSecondAllCores':3,'copyPerSecondAllCores':4}],"
                + "'threads':8,"
                + "'coldStart':{'millisToMillionPerSecond':35,'nextCallsInFirst100Millis':81230},"
                + "'machine':{'cpu':'Deep Thought 2','cores':8,'java':'17.0.1, Some VM',"
                + "'os':'Linux amd64'}}");
    assertThat(BenchJson.of(report(fast, slow, Optional.empty(), UNKNOWN)))
        .contains("\"coldStart\":null")
        .contains("\"cpu\":null");
  }

  @ParameterizedTest
  @CsvSource({"999400, 999 k", "999600, 1.00 M", "1000000, 1.00 M", "1, 0 k"})
  void ratesAreInThousandsOrMillions(long rate, String text) {
    assertThat(BenchText.rate(rate)).isEqualTo(text);
  }

  @Test
  void measuresEveryCase() {
    StringWriter out = new StringWriter();
    Bench.Plan quick = new Bench.Plan(1, Duration.ofMillis(1), 1, 1);
    int exitCode =
        new CommandLine(new BenchCommand(quick))
            .setOut(new PrintWriter(out, true))
            .execute("--json");

    assertThat(exitCode).isZero();
    assertThat(out.toString()).hasLineCount(1).doesNotContain(":0,");
    for (BenchCase one : BenchCase.values()) {
      assertThat(out.toString())
          .containsPattern(
              "\"name\":\"%s\",\"rules\":\"%s\",\"nextPerSecond\":[1-9]"
                  .formatted(one.title(), one.rules()));
    }
  }

  private static Report report(
      Speed quiet, Speed rollOuts, Optional<ColdStart> cold, Machine machine) {
    Map<BenchCase, Speed> speeds = new EnumMap<>(BenchCase.class);
    speeds.put(BenchCase.QUIET, quiet);
    speeds.put(BenchCase.ROLL_OUTS, rollOuts);
    return new Report(speeds, 8, cold, machine);
  }
}
