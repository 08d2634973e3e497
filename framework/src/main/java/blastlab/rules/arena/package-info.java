/** The arena: many players at once, rocks with hidden rewards, chain reactions, points. */
package blastlab.rules.arena;
