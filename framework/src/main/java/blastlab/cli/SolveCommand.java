package blastlab.cli;

import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import blastlab.solve.Solver;
import blastlab.solve.Verdict;
import blastlab.text.InputException;
import blastlab.text.MapText;
import blastlab.world.SensedWorld;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Finds shortest solutions of bomberda's levels. */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    description = "Finds a shortest solution of a bomberda level, or proves that there is none.",
    footer = {
      "",
      "The turn that picks up the treasure counts. A solution may take more turns than",
      "a game has.",
      "With --json: {\"level\", \"turns\": n or null, \"moves\": [[dx, dy, bomb], ...]}.",
      "",
      "Ends with 0 if all levels were decided, with 1 if one has more than four million",
      "states and was not, with 2 if one is wrong.",
      "",
      "Examples:",
      "  blastlab solve maps/bomberda/*.txt",
      "  blastlab solve --json level.txt"
    })
final class SolveCommand implements Callable<Integer> {
  /** The exit code where a level was left undecided. */
  private static final int UNDECIDED = 1;

  @Option(names = "--json", description = "Print one line of JSON a level.")
  private boolean json;

  @Parameters(
      paramLabel = "LEVEL",
      arity = "1..*",
      description = "The files of the levels, or their names below maps.")
  private List<String> levels;

  @Spec private CommandSpec spec;

  private final ScenarioLibrary library = new ScenarioLibrary();
  private final int limit;

  SolveCommand() {
    this(Solver.MOST_STATES);
  }

  SolveCommand(int limit) {
    this.limit = limit;
  }

  @Override
  public Integer call() {
    PrintWriter err = spec.commandLine().getErr();
    StatusLine status = new StatusLine(err, Tty.redrawsErr());
    StopNote note = new StopNote(err, status::close, () -> "not all levels were decided");
    int exitCode = 0;
    try {
      for (String level : levels) {
        exitCode = Math.max(exitCode, solve(level, status));
      }
    } finally {
      note.close();
      status.close();
    }
    return exitCode;
  }

  private int solve(String level, StatusLine status) {
    PrintWriter err = spec.commandLine().getErr();
    try {
      SensedWorld world = start(library.findMap(level));
      Verdict verdict =
          Solver.solve(
              world, limit, states -> status.show(level + ": " + states + " states so far"));
      status.show("");
      print(level, world, verdict);
      if (verdict.kind() == Verdict.Kind.UNDECIDED) {
        err.println("blastlab: " + level + ": " + SolutionText.of(world, verdict));
        return UNDECIDED;
      }
      return 0;
    } catch (InputException e) {
      status.show("");
      err.println("blastlab: " + e.getMessage());
      return Main.USER_MISTAKE;
    }
  }

  private void print(String level, SensedWorld world, Verdict verdict) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(SolutionJson.of(level, verdict));
    } else if (verdict.kind() != Verdict.Kind.UNDECIDED) {
      out.println(level + ": " + SolutionText.of(world, verdict));
    }
  }

  private static SensedWorld start(MapText level) {
    Scenario scenario = Scenario.ofLevel(level);
    return SensedWorld.fromWorld(scenario.start(scenario.seed()).world());
  }
}
