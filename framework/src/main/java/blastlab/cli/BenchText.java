package blastlab.cli;

import blastlab.bench.ColdStart;
import blastlab.bench.Machine;
import blastlab.bench.Report;
import blastlab.view.console.Columns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** What a bench has measured, for people. */
final class BenchText {
  private BenchText() {}

  static List<String> of(Report report) {
    List<String> lines = new ArrayList<>(table(report));
    lines.add("");
    lines.add("cold start: " + coldStart(report.coldStart()));
    lines.add("machine: " + machine(report.machine()));
    return lines;
  }

  private static List<String> table(Report report) {
    String all = report.threads() + " threads: ";
    Columns columns = new Columns("lrrrrr");
    columns.row(
        "one thread:", "next()/s", "copies/s", "bytes/next()", all + "next()/s", "copies/s");
    report
        .speeds()
        .forEach(
            (one, speed) ->
                columns.row(
                    one.title(),
                    rate(speed.next()),
                    rate(speed.copies()),
                    bytes(speed.bytesPerNext()),
                    rate(speed.nextOnAllCores()),
                    rate(speed.copiesOnAllCores())));
    return columns.lines();
  }

  static String rate(long perSecond) {
    long thousands = Math.round(perSecond / 1e3);
    return thousands < 1000
        ? thousands + " k"
        : String.format(Locale.ROOT, "%.2f M", perSecond / 1e6);
  }

  private static String bytes(OptionalLong bytes) {
    return bytes.isPresent() ? String.format(Locale.ROOT, "%,d", bytes.getAsLong()) : "unknown";
  }

  private static String coldStart(Optional<ColdStart> cold) {
    if (cold.isEmpty()) {
      return "unknown, as no other Java could be started";
    }
    OptionalLong millis = cold.get().millisToMillion();
    return String.format(
        Locale.ROOT,
        "a million next() a second %s; %,d calls in the first 100 ms",
        millis.isPresent() ? millis.getAsLong() + " ms after the first call" : "was never reached",
        cold.get().callsInFirst100Millis());
  }

  private static String machine(Machine machine) {
    return String.format(
        Locale.ROOT,
        "%s, %d %s, Java %s, %s",
        machine.cpu().orElse("unknown processor"),
        machine.cores(),
        machine.cores() == 1 ? "core" : "cores",
        machine.java(),
        machine.os());
  }
}
