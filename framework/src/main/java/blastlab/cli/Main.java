package blastlab.cli;

import java.util.ServiceLoader;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command line of Blastlab. */
@Command(
    name = "blastlab",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    description = "A course in a box for agent programming.",
    footer = {
      "",
      "Examples:",
      "  blastlab play scenario1/variant2 --agent student-template",
      "  blastlab evaluate scenario1 --agent student-template --seeds 1..100",
      "  blastlab rules duel",
      "  blastlab check-map maps/course/map1.txt",
      "",
      "'blastlab COMMAND --help' tells more about a command."
    },
    subcommands = {
      PlayCommand.class,
      EvaluateCommand.class,
      ReplayCommand.class,
      ExplainCommand.class,
      TrainCommand.class,
      ListCommand.class,
      RulesCommand.class,
      BenchCommand.class,
      CheckMapCommand.class,
      SolveCommand.class,
      GenerateCommand.class,
      TraceCommand.class,
      HelpCommand.class
    })
public final class Main implements Runnable {
  /** The exit code after a bug of Blastlab itself. */
  static final int BUG = 1;

  /** The exit code after a mistake in what the user gave us. */
  static final int USER_MISTAKE = 2;

  private static final String HELP = "help";

  @Spec private CommandSpec spec;

  private Main() {}

  /** Runs a command and ends with its exit code. */
  public static void main(String[] args) {
    StandardOutput output = new StandardOutput();
    CommandLine commandLine =
        commandLine()
            .setOut(output.writer())
            .setColorScheme(
                new ColorScheme.Builder(CommandLine.Help.defaultColorScheme(Ansi.AUTO))
                    .ansi(Tty.mayBeColoured() ? Ansi.AUTO : Ansi.OFF)
                    .build());
    int exitCode = commandLine.execute(args);
    System.exit(output.close(commandLine.getErr()).orElse(exitCode));
  }

  static CommandLine commandLine() {
    CommandLine commandLine = new CommandLine(new Main());
    addMore(commandLine);
    for (CommandLine command : commandLine.getSubcommands().values()) {
      command.getCommandSpec().versionProvider(new Version());
    }
    return commandLine
        .setExpandAtFiles(false) // an agent may well be called @something
        .setParameterExceptionHandler(Mistakes::inArguments)
        .setExecutionExceptionHandler(Mistakes::whileRunning);
  }

  /** Adds the commands of other modules, before the one that helps. */
  private static void addMore(CommandLine commandLine) {
    CommandLine help = commandLine.getCommandSpec().removeSubcommand(HELP);
    for (MoreCommands more : ServiceLoader.load(MoreCommands.class)) {
      more.commands().forEach(commandLine::addSubcommand);
    }
    commandLine.addSubcommand(HELP, help);
  }

  /** Without a command, helps to find one. */
  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
