/** The game loop: asks everybody, moves the world, tells listeners, and says how it ended. */
package blastlab.match;
