package blastlab.view.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.ControlChar;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.TerminalBuilder.SystemOutput;
import org.jline.utils.InfoCmp.Capability;

/**
 * The terminal while a viewer has it: keys come one by one, and frames are drawn over each other.
 *
 * <p>However the program ends, by itself, by an interrupt or by student code that calls {@code
 * System.exit}, the terminal is given back as it was, with the last frame on it.
 */
public final class Screen implements AutoCloseable {
  /** Another page, without cursor and line breaks. */
  private static final String ENTER = "\u001b[?1049h\u001b[?25l\u001b[?7l\u001b[2J";

  private static final String LEAVE = "\u001b[0m\u001b[?7h\u001b[?25h\u001b[?1049l";
  private static final String HOME = "\u001b[H";
  private static final String REST_OF_LINE = "\u001b[K";
  private static final String REST_OF_SCREEN = "\u001b[J";
  private static final int COLOURS_NEEDED = 8;

  private final Terminal terminal;
  private final PrintWriter writer;
  private final Attributes before;
  private final Keys keys;
  private final Ink ink;
  private final Thread rescue = new Thread(this::abandon, "screen-rescue");
  private List<String> last = List.of();
  private Size lastSize = new Size();
  private boolean closed;

  Screen(Terminal terminal, Ink ink) {
    this.terminal = terminal;
    this.writer = terminal.writer(); // asked for now, as a terminal that JLine has closed denies it
    this.ink = ink;
    this.keys = new Keys(terminal.reader());
    Runtime.getRuntime().addShutdownHook(rescue);
    before = terminal.enterRawMode();
    Attributes raw = terminal.getAttributes();
    raw.setControlChar(ControlChar.VSUSP, 0); // a stopped game would leave the terminal as it is
    terminal.setAttributes(raw);
    write(ENTER);
  }

  /** Takes the terminal that this program runs on; empty if there is none that can do it all. */
  public static Optional<Screen> open() {
    if (isDumb()) {
      return Optional.empty();
    }
    try {
      Terminal terminal =
          TerminalBuilder.builder()
              .system(true)
              .systemOutput(SystemOutput.SysOut)
              .dumb(false)
              .nativeSignals(false) // an interrupt shall end the program, in the usual way
              .build();
      Integer colours = terminal.getNumericCapability(Capability.max_colors);
      boolean coloured = wantsColours() && (colours == null || colours >= COLOURS_NEEDED);
      return Optional.of(new Screen(terminal, coloured ? Ink.COLOURS : Ink.NONE));
    } catch (IOException | IllegalStateException e) {
      return Optional.empty(); // JLine's way to say that this is no terminal
    }
  }

  private static boolean isDumb() {
    String type = System.getenv("TERM");
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    boolean unknown = type == null || type.isEmpty();
    return unknown ? !windows : type.equals("dumb");
  }

  private static boolean wantsColours() {
    String refusal = System.getenv("NO_COLOR");
    return refusal == null || refusal.isEmpty();
  }

  /** Whether there are colours. */
  public boolean hasColours() {
    return ink == Ink.COLOURS;
  }

  Ink ink() {
    return ink;
  }

  /** The size of the window, or the usual one if the terminal does not know it. */
  Size size() {
    Size size = terminalSize();
    return new Size(
        size.getColumns() > 0 ? size.getColumns() : 80, size.getRows() > 0 ? size.getRows() : 24);
  }

  private Size terminalSize() {
    try {
      return terminal.getSize();
    } catch (IllegalStateException e) {
      return new Size(); // the program is ending, and JLine has closed it
    }
  }

  /** The next key; see {@link Keys#next}. */
  int key(long millis) {
    return keys.next(millis);
  }

  /** Draws a frame over the one before, in one go; its last line is about keys. */
  synchronized void draw(List<String> lines) {
    Size size = size();
    if (closed || (lines.equals(last) && size.equals(lastSize))) {
      return;
    }
    last = lines;
    lastSize = size;
    write(HOME + String.join(REST_OF_LINE + "\r\n", lines) + REST_OF_LINE + REST_OF_SCREEN);
  }

  /** Gives the terminal back and leaves these lines on it. */
  synchronized void closeWith(List<String> lines) {
    if (!closed) {
      closed = true;
      restore(lines);
      forgetRescue();
    }
  }

  @Override
  public void close() {
    closeWith(withoutKeys(last));
  }

  private void forgetRescue() {
    try {
      Runtime.getRuntime().removeShutdownHook(rescue);
    } catch (IllegalStateException e) {
      return; // the program is ending already, and the rescue will find nothing left to do
    }
  }

  /** The program ends while this screen is open. */
  private synchronized void abandon() {
    if (!closed) {
      closed = true;
      restore(withoutKeys(last));
    }
  }

  private static List<String> withoutKeys(List<String> frame) {
    return frame.subList(0, Math.max(0, frame.size() - 1));
  }

  private void restore(List<String> lines) {
    write(LEAVE + String.join("\r\n", lines) + (lines.isEmpty() ? "" : "\r\n"));
    try {
      terminal.setAttributes(before);
      terminal.close();
    } catch (IllegalStateException e) {
      return; // as the program is ending, JLine has closed it, and has put its attributes back
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(String text) {
    writer.write(text);
    writer.flush();
  }
}
