/**
 * Ready-made characters, written like a student's with the public API of {@code world}, the search
 * kit in {@code search}, and the monsters' moves in {@code monsters}.
 */
package blastlab.agents;
