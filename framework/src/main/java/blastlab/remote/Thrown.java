package blastlab.remote;

import blastlab.match.Outcome;
import java.nio.ByteBuffer;

/** An exception of an agent on its way to the referee: what it said, and where it came from. */
final class Thrown {
  private static final String NOTHING = "";

  private Thrown() {}

  /** Never fails, whatever the exception's own methods do but run forever. */
  static ByteBuffer bytes(Throwable thrown) {
    String said = thrown.getClass().getName();
    StackTraceElement[] trace = {};
    try {
      said = cut(String.valueOf(thrown));
      trace = thrown.getStackTrace();
    } catch (Throwable t) { // a student's exception may have methods of the student's
      said += " (and it can't be shown: " + t.getClass().getName() + ")";
    }
    int frames = Math.min(trace.length, Words.MOST_FRAMES);
    ByteBuffer out = ByteBuffer.allocate((frames + 1) * 5 * Words.LONGEST_MESSAGE * 3);
    out.put(Words.THREW).put((byte) (thrown instanceof OutOfMemoryError ? 1 : 0));
    Words.put(Words.utf8(said), out);
    out.putInt(frames);
    for (int i = 0; i < frames; i++) {
      StackTraceElement frame = trace[i];
      Words.put(Words.utf8(cut(frame.getClassName())), out);
      Words.put(Words.utf8(cut(frame.getMethodName())), out);
      Words.put(Words.utf8(frame.getFileName() == null ? NOTHING : cut(frame.getFileName())), out);
      out.putInt(frame.getLineNumber());
    }
    return out.flip();
  }

  static RemoteFailure read(ByteBuffer in) {
    Outcome outcome = in.get() == 1 ? Outcome.OUT_OF_MEMORY : Outcome.CRASHED;
    String said = cut(Words.text(in));
    int frames = in.getInt();
    if (frames < 0 || frames > Words.MOST_FRAMES) {
      throw new IllegalArgumentException(frames + " frames");
    }
    StackTraceElement[] trace = new StackTraceElement[frames];
    for (int i = 0; i < frames; i++) {
      String type = cut(Words.text(in));
      String method = cut(Words.text(in));
      String file = cut(Words.text(in));
      trace[i] =
          new StackTraceElement(type, method, file.equals(NOTHING) ? null : file, in.getInt());
    }
    return new RemoteFailure(outcome, said, trace);
  }

  private static String cut(String text) {
    return text.length() <= Words.LONGEST_MESSAGE ? text : text.substring(0, Words.LONGEST_MESSAGE);
  }
}
