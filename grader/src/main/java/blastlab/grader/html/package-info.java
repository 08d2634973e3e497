/**
 * Writes HTML that is also XML: whatever is put into it as text stays text, and it reaches for
 * nothing outside.
 */
package blastlab.grader.html;
