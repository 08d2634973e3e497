/**
 * Students' code in processes of its own, of which as little is believed as can be: compiled,
 * played and ended there.
 */
package blastlab.grader.sandbox;
