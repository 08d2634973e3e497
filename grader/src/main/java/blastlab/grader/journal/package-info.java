/** What has been played so far, in a file that survives whatever happens to the grader. */
package blastlab.grader.journal;
