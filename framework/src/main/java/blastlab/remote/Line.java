package blastlab.remote;

import blastlab.match.Outcome;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.security.SecureRandom;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The referee's end of a socket to an agent's process. Each question has a number that nobody can
 * guess, and all that comes is taken for its answer: so what comes too early, too late or twice has
 * a wrong number.
 */
public final class Line implements Link, AutoCloseable {
  private static final int FIRST_SIZE = 1 << 12;

  private final SocketChannel channel;
  private final Selector selector;
  private final SelectionKey key;
  private final Supplier<RemoteFailure> ended;
  private final SplittableRandom numbers = new SplittableRandom(new SecureRandom().nextLong());
  private ByteBuffer out = ByteBuffer.allocateDirect(FIRST_SIZE);
  private ByteBuffer in = ByteBuffer.allocateDirect(FIRST_SIZE);
  private int read;

  /**
   * A line over a connected socket, which it closes in the end.
   *
   * @param ended says what has become of a process whose end of the line is closed
   */
  public Line(SocketChannel channel, Supplier<RemoteFailure> ended) throws IOException {
    this.channel = channel;
    this.ended = ended;
    channel.configureBlocking(false);
    selector = Selector.open();
    key = channel.register(selector, SelectionKey.OP_READ);
  }

  @Override
  public ByteBuffer ask(ByteBuffer question, long nanos) {
    long deadline = System.nanoTime() + nanos;
    long number = numbers.nextLong();
    try {
      send(number, question, deadline, nanos);
      return receive(number, deadline, nanos);
    } catch (IOException e) {
      throw ended.get();
    }
  }

  private void send(long number, ByteBuffer question, long deadline, long nanos)
      throws IOException {
    int size = Frame.HEADER + question.remaining();
    if (out.capacity() < size) {
      out = ByteBuffer.allocateDirect(2 * size);
    }
    out.clear().putInt(question.remaining()).putLong(number).put(question).flip();
    channel.write(out);
    while (out.hasRemaining()) {
      await(SelectionKey.OP_WRITE, deadline, nanos);
      channel.write(out);
    }
  }

  private ByteBuffer receive(long number, long deadline, long nanos) throws IOException {
    in.clear();
    read = 0;
    fill(Frame.HEADER, deadline, nanos);
    int length = in.getInt(0);
    if (in.getLong(Integer.BYTES) != number) {
      throw Answer.broken("an answer to no question");
    }
    if (length < 0 || length > Frame.LONGEST_ANSWER) {
      throw Answer.broken("an answer of " + length + " bytes");
    }
    fill(Frame.HEADER + length, deadline, nanos);
    if (in.position() > Frame.HEADER + length) {
      throw Answer.broken("more than one answer");
    }
    in.flip().position(Frame.HEADER);
    return in;
  }

  /** Reads until so many bytes have come. */
  private void fill(int size, long deadline, long nanos) throws IOException {
    if (in.capacity() < size) {
      in = ByteBuffer.allocateDirect(size).put(in.flip());
    }
    while (in.position() < size) {
      await(SelectionKey.OP_READ, deadline, nanos);
      int more = channel.read(in);
      if (more < 0) {
        throw ended.get();
      }
      read += more;
    }
  }

  private void await(int operation, long deadline, long nanos) throws IOException {
    key.interestOps(operation);
    long left = deadline - System.nanoTime();
    if (left > 0) {
      selector.select(Math.max(1, TimeUnit.NANOSECONDS.toMillis(left)));
      selector.selectedKeys().clear();
    } else if (read > 0) {
      throw Answer.broken("half an answer");
    } else {
      throw new RemoteFailure(
          Outcome.TIMED_OUT, "no decision after " + TimeUnit.NANOSECONDS.toMillis(nanos) + " ms");
    }
  }

  @Override
  public void close() throws IOException {
    try (selector;
        channel) {
      key.cancel();
    }
  }
}
