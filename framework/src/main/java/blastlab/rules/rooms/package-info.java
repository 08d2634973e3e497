/** The rooms game: a round of bombers among choppers and perks, won by the last or the best. */
package blastlab.rules.rooms;
