/**
 * Why a game was lost: when there was a way out for the last time, which one, and what was done
 * instead. It looks at recorded games and plays them on differently.
 */
package blastlab.explain;
