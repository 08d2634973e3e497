/** Shows a game as text: redrawn in place on a terminal, frame after frame elsewhere. */
package blastlab.view.console;
