/** The grader's commands, and what they print. */
package blastlab.grader.command;
