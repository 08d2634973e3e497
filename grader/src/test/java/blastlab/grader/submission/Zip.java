package blastlab.grader.submission;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Makes archives, wicked ones too. */
public final class Zip {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final ZipOutputStream out;

  /** An empty archive. */
  public Zip() {
    this(StandardCharsets.UTF_8);
  }

  /** An empty archive whose names are encoded in this way. */
  public Zip(Charset names) {
    this.out = new ZipOutputStream(bytes, names);
  }

  /** Adds a text. */
  public Zip add(String name, String text) {
    return add(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Adds a file. */
  public Zip add(String name, byte[] content) {
    try {
      out.putNextEntry(new ZipEntry(name));
      out.write(content);
      out.closeEntry();
      return this;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Writes it. */
  public Path write(Path file) {
    try {
      out.close();
      return Files.write(file, bytes.toByteArray());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Writes it with its last entry made a symbolic link, as on Unix. */
  public Path writeWithLink(Path file) throws IOException {
    out.close();
    ByteBuffer all = ByteBuffer.wrap(bytes.toByteArray()).order(ByteOrder.LITTLE_ENDIAN);
    int last = 0;
    for (int at = 0; at + 4 <= all.limit(); at++) {
      last = all.getInt(at) == 0x02014b50 ? at : last;
    }
    all.put(last + 5, (byte) 3); // made on Unix
    all.putInt(last + 38, 0120777 << 16);
    return Files.write(file, all.array());
  }
}
