package blastlab.grader.submission;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/**
 * What one student has handed in.
 *
 * @param name the student's name: that of the folder, or of the file without its ending
 * @param path the folder or file
 * @param fault why it can't even be looked at, if so
 */
public record Submission(String name, Path path, Optional<String> fault) {
  private static final int LONGEST = 40;
  private static final int DIGITS = 8;

  /** A submission without a fault so far. */
  public Submission(String name, Path path) {
    this(name, path, Optional.empty());
  }

  /** The name of the file or folder. */
  public String source() {
    return path.getFileName().toString();
  }

  /**
   * A name for this student's folder among the results: the student's name if it has harmless
   * letters only, else what is left of it, with some digits that no other name has.
   */
  public String folderName() {
    String harmless = name.replaceAll("[^A-Za-z0-9_-]+", "-").replaceAll("^-+", "");
    String cut = harmless.substring(0, Math.min(LONGEST, harmless.length()));
    return cut.equals(name) ? name : cut + "-" + digits(name);
  }

  private static String digits(String text) {
    byte[] hash = sha256().digest(text.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(hash).substring(0, DIGITS);
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has it", e);
    }
  }
}
