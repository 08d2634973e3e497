/**
 * The games' rules, a package each: a class whose {@code step} names the phases in their order, and
 * the phases as small static methods. Uses {@code world} only.
 */
package blastlab.rules;
