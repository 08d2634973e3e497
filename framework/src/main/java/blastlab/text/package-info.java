/**
 * Readers and writers of the map formats, and the errors that name a place in a text. Uses {@code
 * world} only.
 */
package blastlab.text;
