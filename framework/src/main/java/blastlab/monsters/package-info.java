/** The scenario's monsters and the random numbers they draw. Uses {@code world} only. */
package blastlab.monsters;
