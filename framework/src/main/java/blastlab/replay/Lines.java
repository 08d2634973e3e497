package blastlab.replay;

import blastlab.text.InputException;
import blastlab.text.TextFile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** The whole lines of a file that may be packed, and may have been cut off anywhere. */
record Lines(List<String> texts) {
  private static final int MOST_BYTES = 500_000_000;
  private static final int BUFFER = 65_536;

  static Lines read(String name) {
    byte[] bytes = TextFile.bytes(name);
    boolean packed = bytes.length > 1 && (bytes[0] & 0xff) == 0x1f && (bytes[1] & 0xff) == 0x8b;
    return new Lines(split(name, packed ? unpack(name, bytes) : bytes));
  }

  /** All that can be unpacked, up to where the file was cut off, if it was. */
  private static byte[] unpack(String name, byte[] packed) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      byte[] buffer = new byte[BUFFER];
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        all.write(buffer, 0, read);
        if (all.size() > MOST_BYTES) {
          throw new InputException(
              name + ": too long, expected at most " + MOST_BYTES / 1_000_000 + " MB unpacked");
        }
      }
    } catch (EOFException e) {
      return all.toByteArray();
    } catch (IOException e) {
      long lines = all.toString(StandardCharsets.ISO_8859_1).lines().count();
      throw new InputException(
          name + ":" + Math.max(1, lines) + ": altered or damaged from here on: " + e.getMessage(),
          e);
    }
    return all.toByteArray();
  }

  private static List<String> split(String name, byte[] bytes) {
    List<String> lines = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == '\n') {
        lines.add(text(name + ":" + (lines.size() + 1), bytes, start, i));
        start = i + 1;
      }
    }
    if (lines.isEmpty() && bytes.length > 0) {
      throw start(name, bytes);
    }
    return lines;
  }

  /** What to say of a file without a whole line. */
  private static InputException start(String name, byte[] bytes) {
    String start = new String(bytes, 0, Math.min(bytes.length, 100), StandardCharsets.ISO_8859_1);
    return start.startsWith("{\"format\":\"" + ReplayJson.FORMAT)
        ? new InputException(name + ":1: cut off in its first line")
        : ReplayLines.foreign(name + ":1");
  }

  private static String text(String place, byte[] bytes, int from, int to) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(bytes, from, to - from))
          .toString();
    } catch (CharacterCodingException e) {
      throw new InputException(place + ": no text, expected a line of JSON", e);
    }
  }
}
