/**
 * The hook for agents that learn: implement {@code Learner}, and {@code blastlab train} does the
 * rest. Uses {@code world} only.
 */
package blastlab.learning;
