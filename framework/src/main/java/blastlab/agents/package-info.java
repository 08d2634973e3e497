/**
 * Ready-made characters, written like a student's with the public API of {@code world}, the search
 * kit in {@code search}, the monsters' moves in {@code monsters}, and bomberda's solver in {@code
 * solve}.
 */
package blastlab.agents;
