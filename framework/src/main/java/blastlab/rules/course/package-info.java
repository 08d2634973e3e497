/** The course game: escape through the exit, or be the last one standing. */
package blastlab.rules.course;
