package blastlab.cli;

import blastlab.text.InputException;
import blastlab.text.Nearest;
import blastlab.text.Quoted;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells what went wrong: a user's mistake in one line, a bug with all that helps to find it. */
final class Mistakes {
  /** How the help command begins when it is asked about a command that there is not. */
  private static final String UNKNOWN_TOPIC = "Unknown subcommand '";

  private Mistakes() {}

  /** What the arguments of a command are wrong about. */
  @SuppressWarnings("unused") // the parameters are picocli's
  static int inArguments(ParameterException mistake, String[] args) {
    CommandLine command = mistake.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    command.getErr().println("blastlab: " + describe(mistake) + " (see '" + name + " --help')");
    return Main.USER_MISTAKE;
  }

  /** What a command has thrown. */
  @SuppressWarnings("unused") // the parameters are picocli's
  static int whileRunning(Exception exception, CommandLine command, ParseResult parsed) {
    PrintWriter err = command.getErr();
    if (exception instanceof InputException) {
      err.println("blastlab: " + exception.getMessage());
      return Main.USER_MISTAKE;
    }
    err.println("blastlab: this is a bug in Blastlab; please report it with the lines below");
    exception.printStackTrace(err);
    return Main.BUG;
  }

  private static String describe(ParameterException mistake) {
    if (mistake instanceof UnmatchedArgumentException unmatched) {
      return unknown(unmatched.getUnmatched().get(0), unmatched.getCommandLine());
    }
    if (mistake instanceof MissingParameterException missing) {
      return missing(missing);
    }
    String message = oneLine(mistake.getMessage());
    return message.startsWith(UNKNOWN_TOPIC)
        ? unknown(message.split("'", -1)[1], mistake.getCommandLine())
        : message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
  }

  private static String oneLine(String message) {
    return message.lines().collect(Collectors.joining(" "));
  }

  private static String unknown(String argument, CommandLine command) {
    if (argument.startsWith("-")) {
      String option = argument.replaceFirst("=.*", "");
      List<String> options =
          command.getCommandSpec().optionsMap().keySet().stream()
              .filter(name -> name.startsWith("--")) // one letter is near to any other
              .toList();
      return "unknown option " + Quoted.of(option) + "; " + suggestion(option, options);
    }
    Collection<String> commands = command.getSubcommands().keySet();
    return commands.isEmpty()
        ? "unexpected argument " + Quoted.of(argument)
        : "unknown command " + Quoted.of(argument) + "; " + suggestion(argument, commands);
  }

  private static String suggestion(String given, Collection<String> choices) {
    return Nearest.to(given, choices)
        .map(near -> "did you mean '" + near + "'?")
        .orElse("valid: " + String.join(", ", choices));
  }

  /** Either an option or argument is missing, or the value of an option that is there. */
  private static String missing(MissingParameterException mistake) {
    List<ArgSpec> missing = mistake.getMissing();
    ArgSpec first = missing.get(0);
    boolean valueOnly = mistake.getMessage().contains("for option");
    if (first instanceof OptionSpec option && valueOnly) {
      return "option '" + option.longestName() + "' needs a value, " + option.paramLabel();
    }
    return "missing: " + missing.stream().map(Mistakes::name).collect(Collectors.joining(" and "));
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option
        ? option.longestName() + " " + option.paramLabel()
        : argument.paramLabel();
  }
}
