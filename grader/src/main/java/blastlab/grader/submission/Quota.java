package blastlab.grader.submission;

/** How much a submission may hold; far more than any honest one does. */
final class Quota {
  static final int MOST_FILES = 2_000;
  static final int MOST_ENTRIES = 100_000;
  static final int DEEPEST = 30;
  static final long MOST_BYTES = 64L << 20;
  static final long LONGEST_FILE = 32L << 20;

  /** What is packed more tightly than that was made to burst. */
  static final int MOST_RATIO = 200;

  /** Small files may well be packed more tightly. */
  private static final long SMALL = 4L << 20;

  private int files;
  private int entries;
  private long bytes;

  /** Counts a file or folder, be it kept or not. */
  void entry() throws RefusedException {
    if (++entries > MOST_ENTRIES) {
      throw new RefusedException("more than " + MOST_ENTRIES + " files and folders");
    }
  }

  /** Counts a file that is kept, and looks at how deep it lies. */
  void file(String path) throws RefusedException {
    if (++files > MOST_FILES) {
      throw new RefusedException("more than " + MOST_FILES + " files");
    }
    if (path.split("/", -1).length > DEEPEST) {
      throw new RefusedException("folders more than " + DEEPEST + " deep");
    }
  }

  /**
   * Counts some more bytes of a file.
   *
   * @param more how many
   * @param size how many the file has so far, these included
   * @param packed how many it has while it is packed
   */
  void bytes(long more, long size, long packed) throws RefusedException {
    bytes += more;
    if (size > LONGEST_FILE) {
      throw new RefusedException("a file of more than " + (LONGEST_FILE >> 20) + " MB");
    }
    if (bytes > MOST_BYTES) {
      throw new RefusedException("more than " + (MOST_BYTES >> 20) + " MB");
    }
    if (size > SMALL && size / MOST_RATIO > packed) {
      throw new RefusedException("a file that unpacks to more than " + MOST_RATIO + " times");
    }
  }
}
