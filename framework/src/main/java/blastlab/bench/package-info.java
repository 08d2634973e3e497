/**
 * How fast worlds are on this machine: the cases to measure, which the JMH benchmarks share, and a
 * quick way to measure them. Uses {@code scenario}, {@code text} and {@code world}.
 */
package blastlab.bench;
