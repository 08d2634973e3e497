/**
 * The state of a game and the student's view of it; knows no other package.
 *
 * <p>{@link blastlab.world.Board} is the packed state that rule sets move; {@link
 * blastlab.world.World} and the entities are its friendly face.
 */
package blastlab.world;
