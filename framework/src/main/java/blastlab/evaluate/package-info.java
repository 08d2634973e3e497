/**
 * Many games with one agent, and what they say about it. Uses {@code match}, {@code scenario},
 * {@code loader}, {@code text} and {@code world}; knows no terminal.
 */
package blastlab.evaluate;
