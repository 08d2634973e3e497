package blastlab.remote;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.util.Random;

/** An agent's stream of random numbers as bytes, which go on over there where it was here. */
final class Stream {
  private Stream() {}

  static byte[] bytes(Random random) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(random);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Only for what the referee has sent. */
  static Random read(byte[] bytes) {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return (Random) in.readObject();
    } catch (IOException | ClassNotFoundException e) {
      throw new IllegalArgumentException("no stream of random numbers", e);
    }
  }
}
