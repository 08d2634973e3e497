/** Scripted games and their exact traces, to check the rules with and to report bugs. */
package blastlab.trace;
