/**
 * A character whose agent sits in another process: what the two say to each other, {@link
 * blastlab.remote.RemoteCharacter} on the referee's side and {@link blastlab.remote.Host} on the
 * agent's.
 *
 * <p>The referee believes nothing of what it is told but the agent's own decision.
 */
package blastlab.remote;
