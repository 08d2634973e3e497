/** Viewers: they draw what a listener of a match sees, and never change it. */
package blastlab.view;
