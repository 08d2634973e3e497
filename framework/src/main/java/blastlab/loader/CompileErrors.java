package blastlab.loader;

import blastlab.text.InputException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** The compiler's messages, each with its place and the line of source that it is about. */
final class CompileErrors {
  private static final int MOST_SHOWN = 20;

  private CompileErrors() {}

  /**
   * One exception for all errors.
   *
   * @param trouble what the compiler wrote besides, as when it fails itself
   */
  static InputException in(
      Path place, List<Diagnostic<? extends JavaFileObject>> errors, String trouble) {
    StringBuilder text = new StringBuilder(place + ": can't be compiled\n");
    errors.stream().limit(MOST_SHOWN).forEach(error -> text.append(describe(error)));
    if (errors.isEmpty()) {
      trouble.lines().filter(line -> !line.startsWith("\tat ")).forEach(text::append);
    } else {
      text.append(count(errors.size()));
    }
    return new InputException(text.toString());
  }

  private static String count(int errors) {
    if (errors > MOST_SHOWN) {
      return "only the first " + MOST_SHOWN + " errors are shown of " + errors;
    }
    return errors == 1 ? "1 error" : errors + " errors";
  }

  private static String describe(Diagnostic<? extends JavaFileObject> error) {
    List<String> message = error.getMessage(Locale.ENGLISH).lines().toList();
    StringBuilder text = new StringBuilder();
    if (error.getSource() == null || error.getPosition() == Diagnostic.NOPOS) {
      text.append("error: ").append(message.get(0)).append('\n');
    } else {
      String source = read(error.getSource());
      int at = (int) Math.min(error.getPosition(), source.length());
      int start = source.lastIndexOf('\n', at - 1) + 1;
      String line = source.substring(start).lines().findFirst().orElse("");
      text.append(error.getSource().getName())
          .append(String.format(":%d:%d: error: ", error.getLineNumber(), at - start + 1))
          .append(message.get(0))
          .append('\n')
          .append(line)
          .append('\n')
          .append(line.substring(0, Math.min(at - start, line.length())).replaceAll("[^\t]", " "))
          .append("^\n");
    }
    message.stream().skip(1).forEach(more -> text.append(more).append('\n'));
    return text.toString();
  }

  private static String read(JavaFileObject source) {
    try {
      return source.getCharContent(true).toString();
    } catch (IOException e) {
      return ""; // gone since it was compiled: then its errors are shown without their lines
    }
  }
}
