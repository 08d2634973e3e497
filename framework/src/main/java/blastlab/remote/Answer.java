package blastlab.remote;

import blastlab.match.Outcome;
import blastlab.world.BombWish;
import blastlab.world.CellColor;
import blastlab.world.CellMark;
import blastlab.world.CharacterEntity;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * What an agent has decided, as its process tells it; nothing of it is believed before it was
 * looked at.
 */
record Answer(
    int dx, int dy, BombWish bomb, long nextCalls, List<CellMark> marks, List<String> log) {
  private static final List<BombWish> WISHES = List.of(BombWish.values());
  private static final List<CellColor> COLORS = List.of(CellColor.values());

  /** A failure to say one right thing. */
  static RemoteFailure broken(String what) {
    return new RemoteFailure(Outcome.BROKE_PROTOCOL, "its process sent " + what);
  }

  /** The first word of an answer, which is no exception. */
  static byte word(ByteBuffer in) {
    if (!in.hasRemaining()) {
      throw broken("an empty answer");
    }
    byte word = in.get();
    if (word == Words.THREW) {
      throw checked(() -> Thrown.read(in));
    }
    return word;
  }

  /** What has been left behind, by an answer that says so. */
  static String left(ByteBuffer in) {
    return checked(() -> Words.text(in));
  }

  /** An answer that has to be a decision. */
  static Answer decision(ByteBuffer in) {
    if (word(in) != Words.DECISION) {
      throw broken("an answer to another question");
    }
    Answer answer = checked(() -> read(in));
    if (in.hasRemaining()) {
      throw broken("more than a decision");
    }
    return answer;
  }

  private static <T> T checked(Supplier<T> reading) {
    try {
      return reading.get();
    } catch (BufferUnderflowException | IllegalArgumentException e) {
      throw broken("what is no answer: " + e.getMessage());
    }
  }

  private static Answer read(ByteBuffer in) {
    int dx = within(in.get(), -1, 1);
    int dy = within(in.get(), -1, 1);
    BombWish bomb = WISHES.get(within(in.get(), 0, WISHES.size() - 1));
    long calls = in.getLong();
    if (calls < 0) {
      throw new IllegalArgumentException(calls + " calls");
    }
    int markCount = within(in.getInt(), 0, Words.MOST_MARKS);
    List<CellMark> marks = new ArrayList<>();
    for (int i = 0; i < markCount; i++) {
      int x = within(in.getShort(), 0, Short.MAX_VALUE);
      int y = within(in.getShort(), 0, Short.MAX_VALUE);
      marks.add(new CellMark(x, y, color(in).on(color(in))));
    }
    int lines = within(in.getInt(), 0, CharacterEntity.MOST_LOG_LINES);
    List<String> log = new ArrayList<>();
    for (int i = 0; i < lines; i++) {
      log.add(Words.text(in));
    }
    return new Answer(dx, dy, bomb, calls, marks, log);
  }

  private static CellColor color(ByteBuffer in) {
    return COLORS.get(within(in.get(), 0, COLORS.size() - 1));
  }

  private static int within(int value, int least, int most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(value + ", expected " + least + ".." + most);
    }
    return value;
  }

  // ---- the other side ----

  /** What the agent has decided; of too many marks the last ones. */
  static ByteBuffer of(CharacterEntity agent, long nextCalls) {
    List<CellMark> marks = agent.cellMarks();
    marks = marks.subList(Math.max(0, marks.size() - Words.MOST_MARKS), marks.size());
    List<byte[]> log = agent.logLines().stream().map(Words::utf8).toList();
    int size = 4 + Long.BYTES + 2 * Integer.BYTES + marks.size() * 6;
    for (byte[] line : log) {
      size += Integer.BYTES + line.length;
    }
    ByteBuffer out = ByteBuffer.allocate(size).put(Words.DECISION);
    out.put((byte) agent.dx()).put((byte) agent.dy()).put((byte) agent.bombWish().ordinal());
    out.putLong(nextCalls).putInt(marks.size());
    for (CellMark mark : marks) {
      out.putShort((short) mark.x()).putShort((short) mark.y());
      out.put((byte) mark.style().foreground().ordinal());
      out.put((byte) mark.style().background().ordinal());
    }
    out.putInt(log.size());
    log.forEach(line -> Words.put(line, out));
    return out.flip();
  }
}
