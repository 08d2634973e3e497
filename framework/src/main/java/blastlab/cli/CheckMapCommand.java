package blastlab.cli;

import blastlab.scenario.GameKind;
import blastlab.text.InputException;
import blastlab.text.MapText;
import blastlab.text.TextFile;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says of map files whether they are right. */
@Command(
    name = "check-map",
    mixinStandardHelpOptions = true,
    description = "Checks map files and says where one is wrong.",
    footer = {
      "",
      "Ends with 0 if all maps are right, with 2 if one is not.",
      "",
      "Examples:",
      "  blastlab check-map maps/course/map1.txt",
      "  blastlab check-map --rules duel my-field.txt"
    })
final class CheckMapCommand implements Callable<Integer> {
  @Option(
      names = "--rules",
      paramLabel = "GAME",
      description = {
        "The game that the maps are for. If absent, that of the folder that a file is in, such",
        "as duel/, or else the only game that can read it."
      })
  private String rules;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "The map files.")
  private List<String> files;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    MapChecker checker =
        rules == null ? MapChecker.finding() : MapChecker.of(GameKind.named(rules));
    int exitCode = 0;
    for (String file : files) {
      try {
        String map = checker.check(new MapText(file, TextFile.read(file)));
        spec.commandLine().getOut().println(file + ": ok (" + map + ")");
      } catch (InputException e) {
        spec.commandLine().getErr().println(e.getMessage());
        exitCode = Main.USER_MISTAKE;
      }
    }
    return exitCode;
  }
}
