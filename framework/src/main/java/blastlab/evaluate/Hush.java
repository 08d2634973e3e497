package blastlab.evaluate;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;

/**
 * While it is open, whatever any code prints to {@code System.out} or {@code System.err} is dropped
 * and counted, and {@code System.in} is at its end: with many games at a time nobody could follow.
 */
public final class Hush implements AutoCloseable {
  private final InputStream in = System.in;
  private final PrintStream out = System.out;
  private final PrintStream err = System.err;
  private final AtomicLong dropped = new AtomicLong();

  /** From now on it is quiet. */
  public Hush() {
    PrintStream counter = new PrintStream(new Counter(), false, StandardCharsets.UTF_8);
    System.setIn(InputStream.nullInputStream());
    System.setOut(counter);
    System.setErr(counter);
  }

  /** How many bytes were dropped so far. */
  public long dropped() {
    return dropped.get();
  }

  @Override
  public void close() {
    System.setIn(in);
    System.setOut(out);
    System.setErr(err);
  }

  private final class Counter extends OutputStream {
    @Override
    public void write(int letter) {
      dropped.incrementAndGet();
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
      dropped.addAndGet(length);
    }
  }
}
