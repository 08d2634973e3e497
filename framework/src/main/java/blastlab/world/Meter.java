package blastlab.world;

/** Counts the steps that an agent has looked ahead in all the worlds it was shown. */
final class Meter {
  long nextCalls;
}
