/**
 * What a grading looks like to people: a page for the class, and for each student one that shows
 * all and others that may be handed out.
 */
package blastlab.grader.report;
