/** What is asked of a class: the games to play, what to reach in them, and within which limits. */
package blastlab.grader.rubric;
