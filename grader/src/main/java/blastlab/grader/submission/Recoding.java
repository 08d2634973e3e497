package blastlab.grader.submission;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Brings sources into the one encoding that the compiler is told of. */
final class Recoding {
  private static final char MARK = '\ufeff';

  private Recoding() {}

  /** Whether a file is recoded: sources, and what we read ourselves. */
  static boolean isFor(String path) {
    String name = path.toLowerCase(Locale.ROOT);
    return name.endsWith(".java") || name.endsWith(UnpackedSubmission.CHOICE);
  }

  /** The text in UTF-8 without a byte order mark; what is no Unicode is taken for Latin-1. */
  static byte[] toUtf8(byte[] bytes) {
    String text = decode(bytes);
    String plain = !text.isEmpty() && text.charAt(0) == MARK ? text.substring(1) : text;
    return plain.getBytes(StandardCharsets.UTF_8);
  }

  private static String decode(byte[] bytes) {
    if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
      return new String(bytes, StandardCharsets.UTF_16);
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      return new String(bytes, Charset.forName("windows-1252")); // Latin-1, as Windows writes it
    }
  }

  private static boolean startsWith(byte[] bytes, int first, int second) {
    return bytes.length > 1 && (bytes[0] & 0xff) == first && (bytes[1] & 0xff) == second;
  }
}
