/** What a rule set is: a list of named phases that moves a board. Uses {@code world} only. */
package blastlab.rules;
