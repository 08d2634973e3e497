package blastlab.cli;

import blastlab.text.InputException;
import blastlab.trace.GameFile;
import blastlab.trace.Trace;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays scripted games and prints their traces. */
@Command(
    name = "trace",
    mixinStandardHelpOptions = true,
    description = "Plays scripted games and prints one JSON object a game, a line each.")
final class TraceCommand implements Runnable {
  @Parameters(paramLabel = "GAME.json", arity = "1..*", description = "The files of the games.")
  private List<Path> files;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    PrintWriter out = spec.commandLine().getOut();
    for (Path file : files) {
      out.println(Trace.of(GameFile.read(file.toString(), read(file))));
      out.flush();
    }
  }

  private static String read(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new InputException(file + ": no such file");
    }
    try {
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw new InputException(file + ": not a text in UTF-8", e);
    } catch (IOException e) {
      throw new InputException(file + ": can't be read (" + e.getMessage() + ")", e);
    }
  }
}
