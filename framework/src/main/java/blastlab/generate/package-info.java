/**
 * Random maps of every game that are valid and fair; the same seed makes the same map. Uses {@code
 * scenario}, {@code solve}, {@code text}, {@code rules}, {@code monsters} and {@code world}; knows
 * no terminal and no file.
 */
package blastlab.generate;
