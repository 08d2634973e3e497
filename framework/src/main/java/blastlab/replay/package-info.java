/**
 * Games that are kept: step by step in memory, to go back and forth in, and in files, to be shown,
 * checked and played on later.
 */
package blastlab.replay;
