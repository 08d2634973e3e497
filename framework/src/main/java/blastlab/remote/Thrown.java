package blastlab.remote;

import blastlab.match.Outcome;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** An exception of an agent on its way to the referee: what it said, and where it came from. */
final class Thrown {
  private static final byte MEMORY = 1;
  private static final byte OTHER = 0;

  private Thrown() {}

  /** Never fails, whatever the exception's own methods do but run forever. */
  static ByteBuffer bytes(Throwable thrown) {
    String said = thrown.getClass().getName();
    StackTraceElement[] trace = {};
    try {
      said = cut(String.valueOf(thrown), Words.LONGEST_MESSAGE);
      trace = thrown.getStackTrace().clone();
    } catch (Throwable t) { // a student's exception may have methods of the student's
      said += " (and it can't be shown: " + t.getClass().getName() + ")";
    }
    byte[] message = Words.utf8(said);
    List<byte[]> frames = new ArrayList<>();
    int size = 2 + 2 * Integer.BYTES + message.length;
    for (int i = 0; i < Math.min(trace.length, Words.MOST_FRAMES); i++) {
      byte[] frame = frame(trace[i]);
      frames.add(frame);
      size += frame.length;
    }
    ByteBuffer out = ByteBuffer.allocate(size).put(Words.THREW);
    out.put(thrown instanceof OutOfMemoryError ? MEMORY : OTHER);
    Words.put(message, out);
    out.putInt(frames.size());
    frames.forEach(out::put);
    return out.flip();
  }

  private static byte[] frame(StackTraceElement frame) {
    byte[] type = name(frame == null ? "" : frame.getClassName());
    byte[] method = name(frame == null ? "" : frame.getMethodName());
    byte[] file = name(frame == null ? "" : frame.getFileName());
    ByteBuffer out =
        ByteBuffer.allocate(4 * Integer.BYTES + type.length + method.length + file.length);
    Words.put(type, out);
    Words.put(method, out);
    Words.put(file, out);
    return out.putInt(frame == null ? 0 : frame.getLineNumber()).array();
  }

  private static byte[] name(String name) {
    return Words.utf8(name == null ? "" : cut(name, Words.LONGEST_NAME));
  }

  static RemoteFailure read(ByteBuffer in) {
    Outcome outcome = in.get() == MEMORY ? Outcome.OUT_OF_MEMORY : Outcome.CRASHED;
    String said = cut(Words.text(in), Words.LONGEST_MESSAGE);
    int frames = in.getInt();
    if (frames < 0 || frames > Words.MOST_FRAMES) {
      throw new IllegalArgumentException(frames + " frames");
    }
    StackTraceElement[] trace = new StackTraceElement[frames];
    for (int i = 0; i < frames; i++) {
      String type = cut(Words.text(in), Words.LONGEST_NAME);
      String method = cut(Words.text(in), Words.LONGEST_NAME);
      String file = cut(Words.text(in), Words.LONGEST_NAME);
      trace[i] = new StackTraceElement(type, method, file.isEmpty() ? null : file, in.getInt());
    }
    return new RemoteFailure(outcome, said, trace);
  }

  private static String cut(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most);
  }
}
