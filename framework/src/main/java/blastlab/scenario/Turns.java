package blastlab.scenario;

/** In which order decisions and steps follow each other. */
public enum Turns {
  /**
   * A step comes first; then all decide one by one, each seeing what those before it have decided.
   */
  ONE_BY_ONE,
  /** All decide at once, and nobody sees what the others decide; then comes the step. */
  AT_ONCE
}
