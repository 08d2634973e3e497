/** Contests between submissions, and what they say about who is better. */
package blastlab.grader.tournament;
