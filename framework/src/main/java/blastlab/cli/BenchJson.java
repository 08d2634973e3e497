package blastlab.cli;

import blastlab.bench.BenchCase;
import blastlab.bench.ColdStart;
import blastlab.bench.Machine;
import blastlab.bench.Report;
import blastlab.bench.Speed;
import blastlab.scenario.Json;
import java.util.List;
import java.util.OptionalLong;

/** What a bench has measured, for other programs; what nobody knows is null. */
final class BenchJson {
  private BenchJson() {}

  static String of(Report report) {
    return Json.line(
        new All(
            report.speeds().entrySet().stream()
                .map(entry -> Entry.of(entry.getKey(), entry.getValue()))
                .toList(),
            report.threads(),
            report.coldStart().map(Cold::of).orElse(null),
            Place.of(report.machine())));
  }

  private static Long orNull(OptionalLong number) {
    return number.isPresent() ? number.getAsLong() : null;
  }

  private record All(List<Entry> cases, int threads, Cold coldStart, Place machine) {}

  private record Entry(
      String name,
      String rules,
      long nextPerSecond,
      long copyPerSecond,
      Long bytesPerNext,
      long nextPerSecondAllCores,
      long copyPerSecondAllCores) {

    static Entry of(BenchCase one, Speed speed) {
      return new Entry(
          one.title(),
          one.rules(),
          speed.next(),
          speed.copies(),
          orNull(speed.bytesPerNext()),
          speed.nextOnAllCores(),
          speed.copiesOnAllCores());
    }
  }

  private record Cold(Long millisToMillionPerSecond, long nextCallsInFirst100Millis) {
    static Cold of(ColdStart cold) {
      return new Cold(orNull(cold.millisToMillion()), cold.callsInFirst100Millis());
    }
  }

  private record Place(String cpu, int cores, String java, String os) {
    static Place of(Machine machine) {
      return new Place(machine.cpu().orElse(null), machine.cores(), machine.java(), machine.os());
    }
  }
}
