package blastlab.remote;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/** Both ends of a line in one process: the referee's, and one that says what a test wants it to. */
final class Peer implements AutoCloseable {
  private final Path folder = Files.createTempDirectory("line");
  private final SocketChannel far;
  private final SocketChannel near;

  /** What the far end does in a thread of its own. */
  interface Part {
    void play(SocketChannel far) throws IOException;
  }

  Peer(Part part) throws IOException {
    Path socket = folder.resolve("s");
    try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      server.bind(UnixDomainSocketAddress.of(socket));
      far = SocketChannel.open(UnixDomainSocketAddress.of(socket));
      near = server.accept();
    }
    Thread thread =
        new Thread(
            () -> {
              try {
                part.play(far);
              } catch (IOException e) {
                return; // the test is over
              }
            });
    thread.setDaemon(true);
    thread.start();
  }

  SocketChannel near() {
    return near;
  }

  /** Reads a question and gives its number. */
  static long question(SocketChannel far) throws IOException {
    ByteBuffer header = ByteBuffer.allocate(Frame.HEADER);
    read(far, header);
    read(far, ByteBuffer.allocate(header.getInt(0)));
    return header.getLong(Integer.BYTES);
  }

  private static void read(SocketChannel far, ByteBuffer buffer) throws IOException {
    while (buffer.hasRemaining()) {
      if (far.read(buffer) < 0) {
        throw new IOException("the line has ended");
      }
    }
  }

  /** An answer of these bytes. */
  static ByteBuffer answer(long number, int... bytes) {
    ByteBuffer frame = ByteBuffer.allocate(Frame.HEADER + bytes.length);
    frame.putInt(bytes.length).putLong(number);
    for (int part : bytes) {
      frame.put((byte) part);
    }
    return frame.flip();
  }

  @Override
  public void close() throws IOException {
    near.close();
    far.close();
    Files.delete(folder.resolve("s"));
    Files.delete(folder);
  }
}
