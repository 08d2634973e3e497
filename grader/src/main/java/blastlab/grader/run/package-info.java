/** Plays all games of a class: the referee, who keeps the worlds and the scores. */
package blastlab.grader.run;
