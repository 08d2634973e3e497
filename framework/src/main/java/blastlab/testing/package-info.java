/** For students' tests: a map as text, an agent, and what should happen, in three lines. */
package blastlab.testing;
