/** Turns what a user names into an agent: built in, a source file, a folder, a jar or a class. */
package blastlab.loader;
