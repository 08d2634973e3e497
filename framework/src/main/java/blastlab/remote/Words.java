package blastlab.remote;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** What both sides have to know to understand each other. */
final class Words {
  // ---- questions ----
  static final byte LOAD = 1;
  static final byte GAME = 2;
  static final byte ACT = 3;
  static final byte DONE = 4;
  static final byte END = 5;

  // ---- answers ----
  static final byte YES = 1;
  static final byte DECISION = 2;
  static final byte THREW = 3;
  static final byte DIRTY = 4;

  static final int MOST_MARKS = 20_000;
  static final int MOST_FRAMES = 60;
  static final int LONGEST_MESSAGE = 2_000;
  static final int LONGEST_NAME = 300;

  private Words() {}

  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static void put(byte[] bytes, ByteBuffer out) {
    out.putInt(bytes.length).put(bytes);
  }

  static byte[] bytes(ByteBuffer in) {
    int length = in.getInt();
    if (length < 0 || length > in.remaining()) {
      throw new IllegalArgumentException("a length of " + length);
    }
    byte[] bytes = new byte[length];
    in.get(bytes);
    return bytes;
  }

  static String text(ByteBuffer in) {
    return new String(bytes(in), StandardCharsets.UTF_8);
  }
}
