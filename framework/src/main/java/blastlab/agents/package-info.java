/** Ready-made characters, written like a student's with the public API of {@code world}. */
package blastlab.agents;
