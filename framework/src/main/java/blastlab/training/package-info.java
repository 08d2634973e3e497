/**
 * Games that an agent learns from, one after the other. Uses {@code learning}, {@code loader},
 * {@code evaluate}, {@code match}, {@code scenario}, {@code text} and {@code world}; knows no
 * terminal.
 */
package blastlab.training;
