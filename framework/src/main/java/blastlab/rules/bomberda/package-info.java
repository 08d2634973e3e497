/** Bomberda: a puzzle for one player with fragile floor, an enemy that mirrors it and one bomb. */
package blastlab.rules.bomberda;
