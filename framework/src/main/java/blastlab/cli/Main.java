package blastlab.cli;

import blastlab.text.InputException;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line of Blastlab. */
@Command(
    name = "blastlab",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "A course in a box for agent programming.",
    subcommands = {PlayCommand.class, TraceCommand.class})
public final class Main {
  private Main() {}

  /** Runs a command and ends with its exit code. */
  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main())
        .setExecutionExceptionHandler(
            (exception, command, parsed) -> {
              if (exception instanceof InputException) {
                command.getErr().println("blastlab: " + exception.getMessage());
                return CommandLine.ExitCode.USAGE;
              }
              throw exception;
            });
  }
}
