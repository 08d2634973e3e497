package blastlab.grader.sandbox;

/** What has come of compiling a submission. */
public sealed interface Compilation {
  /**
   * It can play.
   *
   * @param agentClass the full name of its agent's class
   */
  record Compiled(String agentClass) implements Compilation {}

  /** It can't be compiled, or not in time; the messages say why. */
  record DidNotCompile(String messages) implements Compilation {}

  /** It compiles, but what the agent is is not clear; the message lists what was found. */
  record NoAgent(String message) implements Compilation {}
}
