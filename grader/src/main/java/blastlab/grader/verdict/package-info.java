/** How a game, or a whole submission, ended. */
package blastlab.grader.verdict;
