package blastlab.world;

/** What a character is after, and so what it means to be there at the end. */
public enum Goal {
  /** To reach something: whoever is still there at the end has failed. */
  ARRIVE,
  /** To stay: whoever is still there at the end has succeeded. */
  SURVIVE,
  /** To win against the others: being there at the end is not enough. */
  WIN
}
