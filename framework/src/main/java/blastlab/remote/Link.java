package blastlab.remote;

import java.nio.ByteBuffer;

/** The way to the process that an agent is in. */
public interface Link {
  /**
   * Asks a question and waits for the answer.
   *
   * @param question from its position to its limit
   * @param nanos how long to wait
   * @return the answer, good until the next question
   * @throws RemoteFailure if none came, or none that counts
   */
  ByteBuffer ask(ByteBuffer question, long nanos);
}
