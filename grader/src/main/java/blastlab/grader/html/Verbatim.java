package blastlab.grader.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** A style or script of our own, which goes into the page as it stands. */
final class Verbatim implements Node {
  private final String text;

  private Verbatim(String text) {
    this.text = text;
  }

  /** A file beside this class; it must do without the two letters that mean something to XML. */
  static Verbatim resource(String name) {
    try (InputStream in = Verbatim.class.getResourceAsStream(name)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      if (text.indexOf('<') >= 0 || text.indexOf('&') >= 0) {
        throw new IllegalStateException(name + " has a '<' or '&', and must do without");
      }
      return new Verbatim(text);
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  /** What a page's policy calls it, so that a browser runs or applies nothing else. */
  String source() {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  @Override
  public void write(StringBuilder to) {
    to.append(text);
  }
}
