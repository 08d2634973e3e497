/**
 * Tests of agents in three lines: a map as text, the agent, what should happen. For tests of any
 * framework, as failures are plain {@link AssertionError}s.
 */
package blastlab.testing;
