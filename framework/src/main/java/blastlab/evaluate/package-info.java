/**
 * Many games, and what they say about the agents that play them. Uses {@code match}, {@code
 * scenario}, {@code loader}, {@code text} and {@code world}; knows no terminal.
 */
package blastlab.evaluate;
