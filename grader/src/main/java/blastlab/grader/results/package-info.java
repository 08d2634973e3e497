/** What a grading has come to, and the files that tell it: tables, JSON, one for Gradescope. */
package blastlab.grader.results;
