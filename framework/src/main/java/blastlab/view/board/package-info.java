/**
 * The drawing of a board: one painter for all that draw with lines and areas, be it in a window or
 * into a picture. It knows no window, no font, no clock and no chance; what it draws depends on
 * nothing but what it is given.
 */
package blastlab.view.board;
