/**
 * Shows a game in a window: a history at a cursor, be it a game under way or one that is over. What
 * needs no window (the cursor, the pace, the texts) is kept in classes without JavaFX.
 */
package blastlab.view.fx;
