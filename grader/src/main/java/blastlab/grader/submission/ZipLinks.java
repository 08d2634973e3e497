package blastlab.grader.submission;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/**
 * The symbolic links in an archive, which Java's own reader takes for files: their kind stands in
 * the archive's directory only.
 */
final class ZipLinks {
  private static final int END = 0x06054b50;
  private static final int END_BYTES = 22;
  private static final int LONGEST_COMMENT = 0xffff;
  private static final int FILE = 0x02014b50;
  private static final int FILE_BYTES = 46;
  private static final int KIND = 0xf000;
  private static final int LINK = 0xa000;
  private static final int MOST_BYTES = 64 << 20;

  private ZipLinks() {}

  /** The names of all links; names that are not in ASCII may look odd. */
  static Set<String> in(Path zip) throws IOException {
    Set<String> links = new HashSet<>();
    try (FileChannel channel = FileChannel.open(zip)) {
      int tail = (int) Math.min(channel.size(), END_BYTES + LONGEST_COMMENT);
      ByteBuffer end = read(channel, channel.size() - tail, tail);
      for (int at = tail - END_BYTES; at >= 0; at--) {
        if (end.getInt(at) == END) {
          long size = Integer.toUnsignedLong(end.getInt(at + 12));
          long start = channel.size() - tail + at - size; // right even with something before it
          if (start >= 0 && size <= MOST_BYTES) {
            collect(read(channel, start, (int) size), links);
          }
          return links;
        }
      }
    }
    return links;
  }

  private static void collect(ByteBuffer directory, Set<String> links) {
    int at = 0;
    while (at + FILE_BYTES <= directory.limit() && directory.getInt(at) == FILE) {
      int length = Short.toUnsignedInt(directory.getShort(at + 28));
      int extra = Short.toUnsignedInt(directory.getShort(at + 30));
      int comment = Short.toUnsignedInt(directory.getShort(at + 32));
      int mode = directory.getInt(at + 38) >>> 16;
      int next = at + FILE_BYTES + length + extra + comment;
      if ((mode & KIND) == LINK && at + FILE_BYTES + length <= directory.limit()) {
        byte[] name = new byte[length];
        directory.get(at + FILE_BYTES, name);
        links.add(new String(name, StandardCharsets.UTF_8));
      }
      at = next;
    }
  }

  private static ByteBuffer read(FileChannel channel, long from, int size) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    while (buffer.hasRemaining() && channel.read(buffer, from + buffer.position()) >= 0) {
      // until all is there
    }
    return buffer.limit(buffer.position());
  }
}
