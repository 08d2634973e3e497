package blastlab.grader.submission;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;

/** What tells one state of a submission, or of a text, from another. */
public final class Fingerprint {
  private Fingerprint() {}

  /** That of a submission: all bytes that may matter, and where they are. */
  public static String of(Submission submission) {
    MessageDigest hash = Submission.sha256();
    try {
      if (submission.fault().isPresent()) {
        hash.update(submission.fault().get().getBytes(StandardCharsets.UTF_8));
      } else if (Files.isDirectory(submission.path())) {
        for (Map.Entry<String, Path> file : Tree.files(submission.path(), new Quota()).entrySet()) {
          hash.update((file.getKey() + "\0").getBytes(StandardCharsets.UTF_8));
          add(file.getValue(), hash);
        }
      } else {
        add(submission.path(), hash);
      }
    } catch (IOException | RefusedException e) {
      hash.update(String.valueOf(e.getMessage()).getBytes(StandardCharsets.UTF_8));
    }
    return HexFormat.of().formatHex(hash.digest());
  }

  /** That of a text. */
  public static String of(String text) {
    return HexFormat.of()
        .formatHex(Submission.sha256().digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static void add(Path file, MessageDigest hash) throws IOException {
    try (InputStream in = new DigestInputStream(Files.newInputStream(file), hash)) {
      in.transferTo(java.io.OutputStream.nullOutputStream());
    }
    hash.update((byte) 0);
  }
}
