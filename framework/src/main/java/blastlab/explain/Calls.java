package blastlab.explain;

/** How often {@code next()} has been called for an explanation, and may be. */
final class Calls {
  private final long limit;
  private long used;

  Calls(long limit) {
    this.limit = limit;
  }

  void count() {
    used++;
  }

  void count(long more) {
    used += more;
  }

  boolean areUsedUp() {
    return used >= limit;
  }

  long left() {
    return Math.max(0, limit - used);
  }

  long used() {
    return used;
  }
}
