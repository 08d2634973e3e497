package blastlab.cli;

import blastlab.bench.Bench;
import blastlab.bench.Report;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures how fast worlds are on this machine. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description = "Measures how fast worlds can be copied and next() be called on this machine.",
    footer = {
      "",
      "Takes a quarter of a minute. Each number is the best of several short rounds; what else"
          + " runs",
      "on the machine still makes it smaller. A roll-out is 30 steps in which everybody moves",
      "and bombs at random; in the other cases next() is called on one world again and again.",
      "A cold start is that of a Java of its own, with roll-outs.",
      "",
      "Examples:",
      "  blastlab bench",
      "  blastlab bench --json"
    })
final class BenchCommand implements Callable<Void> {
  @Option(names = "--json", description = "Print one line of JSON.")
  private boolean json;

  @Spec private CommandSpec spec;

  private final Bench.Plan plan;
  private final int threads = Runtime.getRuntime().availableProcessors();

  BenchCommand() {
    this(Bench.Plan.USUAL);
  }

  BenchCommand(Bench.Plan plan) {
    this.plan = plan;
  }

  @Override
  public Void call() throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    StatusLine status = new StatusLine(err, Tty.redrawsErr());
    StopNote note = new StopNote(err, status::close);
    Report report;
    try {
      report = new Bench(plan, threads).run(status::show);
    } finally {
      note.close();
      status.close();
    }
    if (json) {
      out.println(BenchJson.of(report));
    } else {
      BenchText.of(report).forEach(out::println);
    }
    return null;
  }
}
