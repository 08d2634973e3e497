/**
 * Solves levels of bomberda: a shortest solution, or the proof that there is none.
 *
 * <p>It knows the rules of that one game in a form of its own, which is made for visiting millions
 * of states; its tests compare each of its steps with the rules themselves.
 */
package blastlab.solve;
