package blastlab.cli;

import blastlab.scenario.Json;
import blastlab.text.TextFile;
import blastlab.trace.GameFile;
import blastlab.trace.Trace;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays scripted games and prints their traces. */
@Command(
    name = "trace",
    mixinStandardHelpOptions = true,
    description = "Plays scripted games and prints a line of JSON for each.",
    footer = {
      "",
      "Examples:",
      "  blastlab trace game.json",
      "  blastlab trace games/*.json > traces.txt"
    })
final class TraceCommand implements Runnable {
  @Parameters(paramLabel = "GAME.json", arity = "1..*", description = "The files of the games.")
  private List<String> files;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    PrintWriter out = spec.commandLine().getOut();
    for (String file : files) {
      out.println(Json.line(Trace.of(GameFile.read(file, TextFile.read(file)))));
      if (out.checkError()) {
        return; // nobody reads any more
      }
    }
  }
}
