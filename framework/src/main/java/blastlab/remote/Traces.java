package blastlab.remote;

import java.io.File;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TimeZone;

/**
 * What an agent may leave behind in its process that a later game could find: such a process is not
 * used again. It finds what is done by accident; what is hidden on purpose it may not.
 */
final class Traces {
  private static final String CLEANERS = "InnocuousThreadGroup";

  private final Set<Thread> threads = new HashSet<>(Thread.getAllStackTraces().keySet());
  private final TimeZone zone = TimeZone.getDefault(); // before the next, as it sets a property
  private final Properties properties = (Properties) System.getProperties().clone();
  private final PrintStream out = System.out;
  private final PrintStream err = System.err;
  private final InputStream in = System.in;
  private final Locale locale = Locale.getDefault();

  /** What is there that was not there at the start. */
  Optional<String> left() {
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (!threads.contains(thread) && thread.isAlive() && !isJavasOwn(thread)) {
        return Optional.of("a thread");
      }
    }
    Set<Object> changed = new HashSet<>(System.getProperties().entrySet());
    changed.removeAll(properties.entrySet());
    if (!changed.isEmpty() || System.getProperties().size() < properties.size()) {
      return Optional.of("a system property: " + changed);
    }
    if (System.out != out || System.err != err || System.in != in) {
      return Optional.of("another standard stream");
    }
    if (Thread.getDefaultUncaughtExceptionHandler() != null
        || !Locale.getDefault().equals(locale)
        || !TimeZone.getDefault().equals(zone)) {
      return Optional.of("another default");
    }
    String[] files = new File(System.getProperty("java.io.tmpdir")).list();
    return files == null || files.length == 0 ? Optional.empty() : Optional.of("a file");
  }

  /** Java starts some threads of its own when they are first needed. */
  private static boolean isJavasOwn(Thread thread) {
    ThreadGroup group = thread.getThreadGroup();
    return group == null || group.getParent() == null || group.getName().equals(CLEANERS);
  }
}
