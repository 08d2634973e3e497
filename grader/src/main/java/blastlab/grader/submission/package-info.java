/** What students hand in: found, checked and unpacked without running any of it. */
package blastlab.grader.submission;
