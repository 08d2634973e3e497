package blastlab.bench;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Another Java, with the options of this one, that measures how it starts. */
public final class FreshJava {
  private static final Pattern ANSWER = Pattern.compile("(\\d+|never) (\\d+)\\s*");
  private static final String NEVER = "never";
  private static final int MOST_SECONDS = 30;

  private FreshJava() {}

  /** What the other Java does: it measures, and prints what it found. */
  public static void main(String[] args) {
    ColdStart cold = ColdStart.measure();
    OptionalLong millis = cold.millisToMillion();
    System.out.println(
        (millis.isPresent() ? String.valueOf(millis.getAsLong()) : NEVER)
            + " "
            + cold.callsInFirst100Millis());
  }

  /** What another Java measures, empty if it fails at that. It does not outlive this program. */
  static Optional<ColdStart> measure() throws InterruptedException {
    try {
      Process process = new ProcessBuilder(command()).redirectError(Redirect.DISCARD).start();
      Thread hook = new Thread(process::destroyForcibly, "end of the other Java");
      Runtime.getRuntime().addShutdownHook(hook);
      try {
        boolean ended = process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
        return ended ? read(process.getInputStream().readAllBytes()) : Optional.empty();
      } finally {
        process.destroyForcibly();
        Runtime.getRuntime().removeShutdownHook(hook);
      }
    } catch (IOException e) {
      return Optional.empty(); // there is no other Java to be had
    }
  }

  private static Optional<ColdStart> read(byte[] answer) {
    return read(new String(answer, StandardCharsets.UTF_8));
  }

  static Optional<ColdStart> read(String answer) {
    Matcher numbers = ANSWER.matcher(answer);
    if (!numbers.matches()) {
      return Optional.empty();
    }
    OptionalLong millis =
        numbers.group(1).equals(NEVER)
            ? OptionalLong.empty()
            : OptionalLong.of(Long.parseLong(numbers.group(1)));
    return Optional.of(new ColdStart(millis, Long.parseLong(numbers.group(2))));
  }

  private static List<String> command() {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (option.matches("-X(?!debug|run).*|-Dblastlab.*")) { // no debugger, no agent
        command.add(option);
      }
    }
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(FreshJava.class.getName());
    return command;
  }
}
