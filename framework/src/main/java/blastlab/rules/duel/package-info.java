/** The duel: be the last one standing on a field of walls and boxes. */
package blastlab.rules.duel;
